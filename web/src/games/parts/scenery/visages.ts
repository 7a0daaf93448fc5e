/** Faces that fill a scene, about 80 high. The faces of gods are with their games: gods.ts, powers.ts. */

import { blob, dot, limb, type Part, poly, taper, twice } from "./drawing.ts";
import { both, brow, half, type Layer, layered, slits, soft } from "./layers.ts";

const VISAGES = {
  skull: [
    ["skin", soft("0 -44 -28 -42 -38 -14 -30 10 -18 12 -18 34 0 36")],
    [
      "ink",
      twice((side) => blob([side * 6, -8], [side * 14, -16], [side * 27, -12], [side * 26, 4], [side * 12, 6])) +
        half("0 4 -5 15 0 13"),
    ],
    [
      "ink",
      both("-14 20 -13.4 34 -11.4 34 -11 20") + both("-6 20 -5.4 36 -3.6 36 -3 20") + poly("-16 26 16 26 16 28 -16 28"),
    ],
    ["glow", dot(-16, -4, 3) + dot(16, -4, 3)],
  ],
  mask: [
    ["ink", soft("0 -32 -30 -34 -36 -8 -22 24 0 38")],
    ["steel", soft("0 -28 -26 -30 -31 -8 -19 20 0 34")],
    ["cloth", blob("0 -28 26 -30 31 -8 19 20 0 34 0 4")],
    [
      "ink",
      twice((side) => blob([side * 5, -6], [side * 14, -14], [side * 25, -10], [side * 15, -1])) +
        poly("-14 12 -8 16 0 16 0 22 -10 21"),
    ],
    ["ink", poly("0 20 8 15 15 18 8 22 0 24")],
    ["glow", limb([-30, -16], 1.2, [-54, 8], 0.6) + limb([30, -16], 1.2, [54, 8], 0.6) + dot(-8, -22, 2)],
  ],
  goblin: [
    ["#6f8f3a", twice((side) => poly([side * 20, -12], [side * 66, -30], [side * 48, 2], [side * 22, 10]))],
    ["#6f8f3a", soft("0 -34 -26 -32 -34 -4 -26 20 -10 36 0 36")],
    ["ink", brow(-8, 6) + half("0 20 -20 14 -14 28 0 30")],
    ["glow", slits(0, 13, 6, 4)],
    ["steel", both("-15 18 -13 7 -9 20") + both("-6 29 -4 22 -1 29")],
    ["#4d6a26", half("0 -4 -7 8 -5 14 0 16")],
  ],
  tree: [
    ["near", half("0 -46 -10 -40 -26 -48 -24 -30 -36 -20 -28 2 -32 30 -14 38 -12 52 0 44")],
    [
      "ink",
      twice((side) => blob([side * 5, -6], [side * 12, -16], [side * 23, -14], [side * 20, -2])) +
        half("0 -4 -3 10 0 12") +
        blob("-16 18 0 24 16 18 8 32 -8 32"),
    ],
    ["glow", dot(-14, -8, 3) + dot(14, -8, 3)],
    [
      "cloth",
      twice(
        (side) =>
          taper(
            [
              [side * 14, -36],
              [side * 30, -52],
              [side * 28, -68],
            ],
            6,
            1.5,
          ) +
          taper(
            [
              [side * 26, -46],
              [side * 44, -50],
              [side * 54, -62],
            ],
            5,
            1.2,
          ),
      ),
    ],
  ],
  rat: [
    ["ink", twice((side) => blob([side * 12, -24], [side * 18, -56], [side * 44, -50], [side * 36, -18]))],
    ["skin", twice((side) => blob([side * 18, -26], [side * 22, -48], [side * 37, -44], [side * 30, -24]))],
    ["ink", soft("0 -36 -24 -32 -34 -8 -20 16 -9 40 0 44")],
    ["near", soft("0 -10 -8 -6 -10 20 0 40")],
    ["glow", slits(-8, 15, 6, 4)],
    ["skin", soft("0 32 -6 32 -6 40 0 42")],
    [
      "steel",
      half("0 43 -5 43 -4 56 -0.6 54") +
        twice(
          (side) => limb([side * 9, 32], 0.6, [side * 40, 24], 0.3) + limb([side * 9, 35], 0.6, [side * 40, 38], 0.3),
        ),
    ],
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type VisageName = keyof typeof VISAGES;

/** A face around a point; `tall` is its height from chin to crown, about. */
export function visage(kind: VisageName, x = 80, y = 52, tall = 72, turn = 0): Part {
  return layered(VISAGES[kind], { x, y, scale: tall / 84, turn }, 1);
}
