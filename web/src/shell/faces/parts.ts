/** The parts that faces of people are put together from, and what a face is. */

import { disc, type FaceShape, shape, twice } from "./shapes.ts";

/** Its own colours, and its shapes from the back to the front. */
export interface Face {
  skin: string;
  shadow: string;
  hair: string;
  strand: string;
  shapes: readonly FaceShape[];
}

export const SHOULDERS = shape("cloak", "M4 112C5 90 22 82 39 78L50 88L61 78C78 82 95 90 96 112Z");
export const FOLDS = twice(shape("deep", "M39 78L50 88L46 112L30 112C32 98 34 86 39 78Z"));
export const NECK = shape("shadow", "M40 62L60 62L61 79L50 89L39 79Z");
export const HEAD = shape(
  "skin",
  "M29 42C28 24 38 15 50 15C62 15 72 24 71 42C71 52 67 62 60 68C56 72 44 72 40 68C33 62 29 52 29 42Z",
);
export const EARS = twice(shape("skin", "M30 40C26 37 24 42 26 48C27 52 30 54 32 52Z"));
export const NOSE = shape("fine", "M51 43C49 49 47 52 46.5 54.5C48 57 52 57 54 55");
export const CHEEKS = twice(shape("lip", "M34 54C36 52 40 52 42 54C40 57 36 57 34 54Z"));

/** Eyes under brows: `brow` is how far the outer end rises above the inner one. */
export function eyes(brow: number, paint: "dark" | "glow" = "dark"): FaceShape[] {
  return [
    ...twice(shape("white", "M35.5 45C38 41 43 41 45.5 45C43 48 38 48 35.5 45Z")),
    disc(paint, 41, 44.6, 2.3),
    disc(paint, 59, 44.6, 2.3),
    ...twice(shape("line", `M34 ${39 - brow}C38 ${36 - brow / 2} 42 36.5 46 39`)),
  ];
}

export const SMILE = shape("line", "M42 60C46 65 54 65 58 60");
export const GRIM = shape("line", "M43 63C47 61.5 53 61.5 57 63");
