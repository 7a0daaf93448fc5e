/** Faces are drawn in a box of 100 x 110, looking at you, the eyes at about 44, shoulders cut at the lower edge. */

export type FacePaint =
  | "skin"
  | "shadow"
  | "hair"
  | "strand"
  | "cloak"
  | "deep"
  | "steel"
  | "iron"
  | "gold"
  | "leather"
  | "white"
  | "dark"
  | "glow"
  | "ember"
  | "flame"
  | "bone"
  | "bark"
  | "leaf"
  | "lip"
  | "line"
  | "fine";

export interface FaceShape {
  paint: FacePaint;
  d: string;
}

export const shape = (paint: FacePaint, d: string): FaceShape => ({ paint, d });

/** A disc, as a path. */
export function disc(paint: FacePaint, x: number, y: number, r: number): FaceShape {
  return shape(paint, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);
}

/** The same on both sides of the middle: the left one is drawn. */
export function twice(one: FaceShape): FaceShape[] {
  return [one, { paint: one.paint, d: mirrored(one.d) }];
}

/** Only absolute M, L, C, Q and Z are mirrored. */
function mirrored(d: string): string {
  return d.replace(
    /(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g,
    (_, x: string, y: string) => `${Math.round((100 - Number(x)) * 100) / 100} ${y}`,
  );
}
