/** The four ruinous powers, face to face. */

import { blob, dot, type Part, poly, taper, twice } from "./drawing.ts";
import { both, half, type Layer, layered, slits, soft } from "./layers.ts";

const POWERS = {
  khorne: [
    ["ink", soft("0 -46 -36 -40 -40 20 -20 48 0 46")],
    ["steel", half("0 -40 -24 -36 -30 -6 -20 18 -12 42 0 36")],
    [
      "ink",
      twice((side) => poly([side * 4, -2], [side * 24, -16], [side * 25, -4], [side * 12, 4])) + half("0 4 -4 14 0 12"),
    ],
    ["glow", slits(-5, 14, 6, 4)],
    ["ink", half("0 20 -14 16 -10 38 0 34")],
    ["steel", both("-10 17 -8 27 -6 18") + both("-4 20 -2 28 0 20") + both("-8 36 -6 29 -4 34")],
    ["cloth", half("0 -40 -7 -38 -3 -10 0 -4")],
    [
      "steel",
      twice(
        (side) =>
          taper(
            [
              [side * 22, -30],
              [side * 44, -30],
              [side * 56, -46],
              [side * 52, -66],
            ],
            14,
            1.5,
          ) + poly([side * 28, -8], [side * 46, -2], [side * 26, 8]),
      ),
    ],
  ],
  nurgle: [
    ["cloth", soft("0 -40 -26 -38 -38 -12 -48 20 -36 46 0 48")],
    ["skin", soft("0 -34 -20 -30 -30 -8 -38 20 -26 38 0 40")],
    [
      "ink",
      twice((side) => poly([side * 6, -6], [side * 18, -12], [side * 21, -6], [side * 13, -1])) +
        half("0 0 -5 6 0 9") +
        blob("-32 10 -16 17 0 18 16 17 32 10 24 34 0 38 -24 34"),
    ],
    [
      "steel",
      poly("-22 17 -18 25 -14 19") +
        poly("-8 19 -5 27 -1 20") +
        poly("6 20 10 28 13 19") +
        poly("17 17 20 24 24 15") +
        poly("-14 34 -10 27 -7 35"),
    ],
    [
      "glow",
      dot(-13, -6, 2.6) + dot(14, -7, 2.6) + dot(-24, 2, 3) + dot(25, -2, 2.2) + dot(8, -24, 3.2) + dot(-6, -28, 2),
    ],
    [
      "steel",
      twice(
        (side) =>
          taper(
            [
              [side * 16, -32],
              [side * 30, -46],
              [side * 46, -44],
              [side * 54, -54],
            ],
            10,
            2,
          ) +
          taper(
            [
              [side * 34, -46],
              [side * 38, -56],
              [side * 36, -64],
            ],
            6,
            1.5,
          ),
      ),
    ],
  ],
  tzeentch: [
    ["cloth", soft("0 -50 -20 -64 -16 -42 -40 -52 -28 -30 -46 -24 -28 -10 -30 20 0 28")],
    ["ink", soft("0 -36 -24 -32 -26 -4 -14 16 0 18")],
    ["glow", slits(-12, 13, 8, 3)],
    ["ink", dot(-13, -13, 2.4) + dot(13, -13, 2.4)],
    ["steel", half("0 -22 -9 -4 -12 12 -6 30 0 50")],
    ["ink", half("0 8 -10 12 -2 14 0 34") + dot(-4, -2, 1.2) + dot(4, -2, 1.2)],
    ["glow", dot(0, -30, 4.6)],
    [
      "steel",
      twice((side) =>
        taper(
          [
            [side * 14, -34],
            [side * 30, -44],
            [side * 32, -62],
            [side * 20, -72],
          ],
          8,
          1.2,
        ),
      ),
    ],
  ],
  slaanesh: [
    ["cloth", soft("0 -46 -34 -40 -38 10 -50 46 -18 44 0 36")],
    ["skin", soft("0 -34 -21 -30 -25 -8 -17 18 -6 32 0 34")],
    ["steel", blob("0 -34 21 -30 25 -8 17 18 6 32 0 34 0 0")],
    [
      "ink",
      twice((side) => poly([side * 4, -2], [side * 14, -10], [side * 25, -11], [side * 16, -1])) +
        half("0 6 -3 9 0 10"),
    ],
    ["glow", dot(-14, -5.4, 2.4) + dot(14, -5.4, 2.4)],
    ["cloth", soft("0 18 -5 14 -11 19 0 26") + poly("14 -1 17 -1 15.4 16")],
    ["glow", half("0 -30 -3 -22 0 -14")],
    [
      "steel",
      twice((side) =>
        taper(
          [
            [side * 12, -32],
            [side * 26, -46],
            [side * 44, -44],
            [side * 50, -62],
          ],
          9,
          1.2,
        ),
      ),
    ],
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type PowerName = keyof typeof POWERS;

/** A face around a point; `tall` is its height from chin to crown, about. */
export function darkGod(kind: PowerName, x = 80, y = 52, tall = 72, turn = 0): Part {
  return layered(POWERS[kind], { x, y, scale: tall / 84, turn }, 1);
}
