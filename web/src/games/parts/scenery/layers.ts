/** Drawings in layers around 0: faces and things. The left half is drawn, the right one follows. */

import {
  blob,
  lit,
  mirrored,
  moved,
  type Part,
  placing,
  type Point,
  pointsOf,
  poly,
  type Shape,
  twice,
} from "./drawing.ts";
import type { Light } from "./lights.ts";

/** Outlines in a tone of the light, or in a colour. */
export type Layer = readonly [paint: keyof Light | `#${string}`, d: string];

/** Where it stands, how large, how it is turned. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
  turn?: number;
}

/** Straight edges, the same on both sides of the middle. */
export function half(points: string): string {
  return poly(...mirrored(points));
}

/** A soft outline, the same on both sides of the middle. */
export function soft(points: string): string {
  return blob(...mirrored(points));
}

/** The same piece on either side. */
export function both(points: string): string {
  return twice((side) => poly(...pointsOf(points).map(([x, y]): Point => [side * -x, y])));
}

/** Two slits. */
export function slits(y: number, apart: number, wide: number, slant = 2): string {
  return twice((side) =>
    poly(
      [side * (apart - wide), y + slant * 0.4],
      [side * apart, y - wide * 0.5],
      [side * (apart + wide), y - slant],
      [side * apart, y + wide * 0.4],
    ),
  );
}

/** Two brows. */
export function brow(y: number, slant: number): string {
  return twice((side) =>
    poly([side * 3, y + slant], [side * 24, y - slant - 2], [side * 25, y + 3 - slant], [side * 3, y + slant + 6]),
  );
}

/** A leaf from its stalk. */
export function leaf(x: number, y: number, turn: number, size = 1): string {
  return blob(...moved("0 0 0 0 -4 -7 0 -15 0 -15 4 -7", [x, y], size, turn));
}

/** The layers on a lit edge, which follows the outline of as many of them as told. */
export function layered(layers: readonly Layer[], { x, y, scale, turn = 0 }: Stand, edge = layers.length): Part {
  return ({ light }) => {
    const solid = layers.slice(0, edge).filter(([paint]) => !paint.startsWith("#0000"));
    return [
      lit(solid.map(([, d]) => d).join(""), light, x, y, scale, false, turn),
      ...layers.map(([paint, d]): Shape => ({
        d,
        paint: paint.startsWith("#") ? paint : light[paint as keyof Light],
        at: placing(x, y, scale, false, turn),
      })),
    ];
  };
}
