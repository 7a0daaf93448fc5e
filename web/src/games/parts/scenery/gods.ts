/** The gods of the north, face to face. */

import { blob, dot, type Part, poly, taper, twice } from "./drawing.ts";
import { both, brow, half, type Layer, layered, slits, soft } from "./layers.ts";

const NOSE = half("0 -8 -4 8 -6 13 0 15");

const FACE = soft("0 -36 -20 -34 -27 -14 -24 8 -15 26 0 32");
const SHADE = blob("0 -34 20 -33 27 -14 24 8 15 26 0 32 4 10 6 -8");
const LONG_BEARD = half("0 20 -14 18 -24 0 -28 22 -20 40 -12 36 -7 50 0 44");
const MOUSTACHE = half("0 14 -10 15 -20 26 -10 22 0 20");

const GODS = {
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
    ["glow", slits(-3, 12, 6)],
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
    ["glow", slits(-2, 12, 6, 4)],
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
        slits(-3, 12, 5, 1) +
        half("0 6 -3 9 0 10.6"),
    ],
    ["cloth", soft("0 16 -4 14 -9 18 0 24")],
    ["steel", half("0 -34 -22 -28 -24 -22 -4 -27 0 -18")],
    ["rim", dot(0, -28, 4)],
  ],
  heimdall: [
    ["steel", half("0 -52 -24 -46 -33 -16 -33 26 -22 36 -18 10 -5 2 -5 22 0 26")],
    ["ink", both("-24 -10 -6 -12 -5 2 -18 8") + half("0 26 -5 22 -18 12 -21 34 0 42")],
    ["glow", slits(-4, 13, 7)],
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
    ["glow", slits(-3, 12, 6, 3)],
    ["cloth", poly("8 -30 13 -30 18 20 15 20") + half("0 28 -16 20 -22 4 -20 26 -10 38 0 40")],
    ["steel", half("0 -48 -24 -44 -31 -18 -26 -20 0 -26")],
    ["ink", half("0 -38 -27 -30 -29 -25 0 -32")],
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type GodName = keyof typeof GODS;

/** A face around a point; `tall` is its height from chin to crown, about. */
export function god(kind: GodName, x = 80, y = 52, tall = 72, turn = 0): Part {
  return layered(GODS[kind], { x, y, scale: tall / 84, turn }, 1);
}
