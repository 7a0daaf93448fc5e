/** How figures are drawn: layers of paint in a box of 64 x 64, feet at 60, looking to the right. */

export type Paint =
  | "piece" // the colour of the clan, its shadow, its light
  | "deep"
  | "pale"
  | "skin"
  | "hair"
  | "iron"
  | "steel"
  | "gold"
  | "wood"
  | "bone"
  | "dark"
  | "eye"
  | "ember"
  | "flame"
  | "ice"
  | "frost"
  | "moss"
  | "bark"
  | "scale"
  | "belly"
  | "night"
  | "lilac"
  | "spell"
  | "rock";

export interface Layer {
  paint: Paint;
  d: string;
  /** Drawn as a line of this width instead of a shape. */
  line?: number;
}

export interface FigureDrawing {
  layers: readonly Layer[];
  /** A monster has a rim in the colour of its clan, for its own colours are its nature's. */
  monster: boolean;
}

/** All shapes together: the silhouette. */
export function outline({ layers }: FigureDrawing): string {
  return layers
    .filter(({ line }) => line === undefined)
    .map(({ d }) => d)
    .join("");
}
