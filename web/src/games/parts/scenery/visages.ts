/** Faces that fill a scene: gods, skulls, masks. Around 0, about 80 high; the left half is drawn, the right one follows. */

import {
  blob,
  dot,
  limb,
  lit,
  mirrored,
  type Part,
  placing,
  type Point,
  pointsOf,
  poly,
  type Shape,
  taper,
  twice,
} from "./drawing.ts";
import type { Light } from "./lights.ts";

/** One layer: outlines in a tone of the light, or in a colour. */
type Layer = readonly [paint: keyof Light | `#${string}`, d: string];

const half = (points: string): string => poly(...mirrored(points));
/** The same piece on either side. */
const both = (points: string): string =>
  twice((side) => poly(...pointsOf(points).map(([x, y]): Point => [side * -x, y])));
const soft = (points: string): string => blob(...mirrored(points));
const eye = (y: number, apart: number, wide: number, slant = 2): string =>
  twice((side) =>
    poly(
      [side * (apart - wide), y + slant * 0.4],
      [side * apart, y - wide * 0.5],
      [side * (apart + wide), y - slant],
      [side * apart, y + wide * 0.4],
    ),
  );
const brow = (y: number, slant: number): string =>
  twice((side) =>
    poly([side * 3, y + slant], [side * 24, y - slant - 2], [side * 25, y + 3 - slant], [side * 3, y + slant + 6]),
  );
const NOSE = half("0 -8 -4 8 -6 13 0 15");

const FACE = soft("0 -36 -20 -34 -27 -14 -24 8 -15 26 0 32");
const SHADE = blob("0 -34 20 -33 27 -14 24 8 15 26 0 32 4 10 6 -8");
const LONG_BEARD = half("0 20 -14 18 -24 0 -28 22 -20 40 -12 36 -7 50 0 44");
const MOUSTACHE = half("0 14 -10 15 -20 26 -10 22 0 20");

const VISAGES = {
  odin: [
    ["ink", soft("0 -48 -30 -46 -40 -10 -34 30 -30 44 0 40")],
    ["skin", FACE],
    ["#00000033", SHADE],
    ["ink", brow(-10, 2) + poly("2 -14 30 -22 32 -18 22 0 6 -2")],
    ["glow", poly("-18 -2 -12 -6 -6 -2 -12 1")],
    ["ink", NOSE],
    ["steel", LONG_BEARD + half("0 12 -12 14 -24 0 -22 26 0 24")],
    ["steel", half("0 -52 -22 -48 -31 -22 -26 -24 0 -30")],
    ["glow", both("-28 -22 -26 -27 0 -33 0 -28")],
  ],
  thor: [
    ["cloth", soft("0 -46 -34 -42 -40 0 -44 36 -24 44 0 30")],
    ["skin", FACE],
    ["#00000033", SHADE],
    ["ink", brow(-10, 3)],
    ["glow", eye(-3, 12, 6)],
    ["ink", NOSE],
    ["cloth", LONG_BEARD],
    ["rim", MOUSTACHE],
    ["steel", half("0 -48 -22 -44 -30 -20 -26 -22 -6 -26 -4 -2 0 2")],
    [
      "steel",
      twice((side) =>
        poly(
          [side * 27, -26],
          [side * 52, -46],
          [side * 42, -28],
          [side * 54, -30],
          [side * 40, -18],
          [side * 27, -14],
        ),
      ),
    ],
  ],
  loki: [
    ["ink", soft("0 -42 -30 -36 -34 6 -26 34 0 30")],
    ["skin", soft("0 -32 -20 -28 -25 -10 -18 14 -8 32 0 36")],
    ["#00000033", blob("0 -30 20 -28 25 -10 18 14 8 32 0 36 4 10 5 -8")],
    ["ink", brow(-8, 5) + half("0 -6 -3 8 -4 11 0 13")],
    ["glow", eye(-2, 12, 6, 4)],
    ["ink", poly("-14 16 -8 20 6 20 17 12 8 24 -6 24") + half("0 30 -4 30 0 42")],
    ["glow", half("0 -38 -16 -34 -28 -14 -26 -6 -10 -16 0 -12")],
    [
      "glow",
      twice((side) =>
        taper(
          [
            [side * 20, -28],
            [side * 40, -34],
            [side * 46, -56],
            [side * 32, -74],
          ],
          11,
          1.5,
        ),
      ),
    ],
  ],
  frigga: [
    ["glow", soft("0 -48 -34 -44 -38 -4 -46 44 -26 52 -10 36 0 34")],
    ["skin", soft("0 -34 -20 -30 -24 -8 -18 16 -8 28 0 31")],
    ["#00000026", blob("0 -32 20 -30 24 -8 18 16 8 28 0 31 4 10 5 -8")],
    [
      "ink",
      twice((side) => poly([side * 5, -9], [side * 13, -13], [side * 20, -10], [side * 13, -11.4])) +
        eye(-3, 12, 5, 1) +
        half("0 6 -3 9 0 10.6"),
    ],
    ["cloth", soft("0 16 -4 14 -9 18 0 24")],
    ["steel", half("0 -34 -22 -28 -24 -22 -4 -27 0 -18")],
    ["rim", dot(0, -28, 4)],
  ],
  heimdall: [
    ["steel", half("0 -52 -24 -46 -33 -16 -33 26 -22 36 -18 10 -5 2 -5 22 0 26")],
    ["ink", both("-24 -10 -6 -12 -5 2 -18 8") + half("0 26 -5 22 -18 12 -21 34 0 42")],
    ["glow", eye(-4, 13, 7)],
    [
      "glow",
      half("-2 -52 -2 -8 0 -6") +
        twice((side) => poly([side * 4, -14], [side * 27, -20], [side * 28, -15], [side * 5, -9])),
    ],
    [
      "steel",
      twice((side) =>
        poly(
          [side * 30, -26],
          [side * 50, -64],
          [side * 45, -38],
          [side * 55, -44],
          [side * 42, -20],
          [side * 32, -10],
        ),
      ),
    ],
  ],
  tyr: [
    ["ink", soft("0 -46 -30 -42 -34 0 -28 30 0 36")],
    ["skin", FACE],
    ["#00000033", SHADE],
    ["ink", brow(-10, 4) + NOSE + half("0 20 -12 22 -12 25 0 24")],
    ["glow", eye(-3, 12, 6, 3)],
    ["cloth", poly("8 -30 13 -30 18 20 15 20") + half("0 28 -16 20 -22 4 -20 26 -10 38 0 40")],
    ["steel", half("0 -48 -24 -44 -31 -18 -26 -20 0 -26")],
    ["ink", half("0 -38 -27 -30 -29 -25 0 -32")],
  ],
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
  khorne: [
    ["ink", soft("0 -46 -36 -40 -40 20 -20 48 0 46")],
    ["steel", half("0 -40 -24 -36 -30 -6 -20 18 -12 42 0 36")],
    [
      "ink",
      twice((side) => poly([side * 4, -2], [side * 24, -16], [side * 25, -4], [side * 12, 4])) + half("0 4 -4 14 0 12"),
    ],
    ["glow", eye(-5, 14, 6, 4)],
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
    ["glow", eye(-12, 13, 8, 3)],
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
    ["glow", eye(0, 13, 6, 4)],
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
    ["glow", eye(-8, 15, 6, 4)],
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
export function visage(kind: VisageName, x = 80, y = 52, tall = 72, tilt = 0): Part {
  return ({ light }): Shape[] => {
    const scale = tall / 84;
    const layers: readonly Layer[] = VISAGES[kind];
    return [
      ...layers.slice(0, 1).map(([, d]) => lit(d, light, x, y, scale, false, tilt)),
      ...layers.map(([paint, d]): Shape => ({
        d,
        paint: paint.startsWith("#") ? paint : light[paint as keyof Light],
        at: placing(x, y, scale, false, tilt),
      })),
    ];
  };
}
