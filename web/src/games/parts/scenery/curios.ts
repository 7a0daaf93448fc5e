/** Things that only the Old World knows: grail and decree, meteor and mine cart, puppet and pact. */

import { blob, dot, limb, moved, type Part, type Point, poly, ring, taper, twice } from "./drawing.ts";
import { half, type Layer, layered, leaf, soft } from "./layers.ts";

const CURIOS = {
  crown: [
    ["glow", half("0 -34 -7 -16 -22 -26 -24 -8 -42 -16 -34 24 0 28")],
    ["ink", half("0 16 -35 12 -34 16 0 20")],
    ["cloth", dot(0, 4, 5) + dot(-20, 3, 3.6) + dot(20, 3, 3.6)],
    ["disc", dot(0, -34, 3.4) + dot(-23, -27, 3) + dot(23, -27, 3) + dot(-42, -17, 3) + dot(42, -17, 3)],
    ["#0000002e", poly("0 -34 7 -16 22 -26 24 -8 42 -16 34 24 0 28")],
  ],
  chalice: [
    ["glow", half("-26 -36 -24 -8 -8 6 -5 24 -20 34 -20 38 0 40")],
    ["ink", dot(0, -35, 24, 5)],
    ["cloth", dot(0, -34, 20, 3.6)],
    ["#00000033", poly("4 -30 26 -36 24 -8 8 6 5 24 20 34 20 38 4 39")],
    ["disc", poly("-18 -24 -15 -24 -13 -8 -16 -11") + dot(0, -12, 4)],
  ],
  scroll: [
    ["steel", poly("-28 -36 24 -40 28 32 -24 38")],
    ["#0000001f", poly("10 -39 24 -40 28 32 16 33")],
    ["ink", [-22, -12, -2, 8].map((y) => limb([-18, y], 1, [16 - (y % 3) * 3, y - 2])).join("")],
    ["steel", limb([-34, -36], 5, [30, -41]) + limb([-30, 38], 5, [34, 32])],
    ["cloth", dot(10, 24, 7) + poly("6 28 4 42 9 38 12 43 14 28")],
  ],
  hourglass: [
    ["disc", half("-22 -34 -20 -16 -4 0 -20 16 -22 34")],
    ["glow", half("-16 -12 -3 1 -1 2 -1 18 -17 32")],
    ["ink", half("0 -42 -28 -42 -28 -34 0 -34") + half("0 42 -28 42 -28 34 0 34")],
    ["cloth", twice((side) => limb([side * 25, -36], 2, [side * 25, 36]))],
  ],
  coin: [
    ["#8a5a14", dot(2, 3, 34)],
    ["#f2c23c", dot(0, 0, 34)],
    ["#c98f22", ring([0, 0], 29, 26)],
    ["#8a5a14", half("0 -20 -8 -6 -20 -12 -14 14 0 18")],
  ],
  lotus: [
    [
      "cloth",
      twice((side) =>
        blob([0, 30], [side * 20, 26], [side * 52, 12], [side * 58, -8], [side * 58, -8], [side * 30, -4]),
      ),
    ],
    [
      "rim",
      twice((side) =>
        blob([0, 30], [side * 22, 22], [side * 40, -4], [side * 36, -28], [side * 36, -28], [side * 12, -8]),
      ),
    ],
    [
      "cloth",
      twice((side) =>
        blob([0, 32], [side * 18, 16], [side * 22, -16], [side * 14, -38], [side * 14, -38], [side * 2, -10]),
      ),
    ],
    ["disc", soft("0 -48 0 -48 -12 -24 -11 10 0 32")],
    ["glow", dot(0, 8, 5)],
  ],
  dove: [
    [
      "disc",
      blob("-34 14 -34 14 -12 6 2 -6 18 -10 30 -2 30 -2 22 6 10 16 -10 20") +
        poly("-6 6 -34 -20 -22 -42 -10 -30 -4 -46 8 -26 14 0"),
    ],
    ["#0000001c", poly("-6 6 -10 -30 -4 -46 8 -26 14 0") + blob("-34 14 -10 16 22 6 10 16 -10 20")],
    ["glow", poly("27 -6 37 -2 27 2")],
    ["near", taper("32 0 40 8 44 20", 1.6, 1) + leaf(38, 6, 120, 0.7) + leaf(42, 14, 30, 0.7) + leaf(43, 18, 150, 0.6)],
    ["ink", dot(22, -4, 1.6)],
  ],
  signpost: [
    ["ink", limb([0, 44], 3, [0, -42], 2.4)],
    ["steel", poly("-4 -36 30 -36 40 -28 30 -20 -4 -20")],
    ["skin", poly("6 -14 -30 -12 -38 -5 -30 3 6 2")],
    ["ink", limb([4, -28], 1.2, [24, -28]) + limb([-2, -6], 1.2, [-24, -5])],
  ],
  wagon: [
    ["ink", poly("-40 -18 40 -18 32 14 -32 14")],
    ["cloth", poly("-36 -14 36 -14 34 -6 -34 -6")],
    ["glow", poly("-34 -18 -24 -34 -14 -18") + poly("-16 -18 -4 -42 8 -18") + poly("6 -18 18 -36 32 -18")],
    ["disc", poly("-30 -20 -24 -34 -23 -20") + poly("-11 -20 -4 -42 -3 -20")],
    ["ink", dot(-20, 20, 12) + dot(20, 20, 12)],
    ["steel", ring([-20, 20], 9, 6.4) + ring([20, 20], 9, 6.4) + dot(-20, 20, 2.4) + dot(20, 20, 2.4)],
  ],
  meteor: [
    ["glow", taper("-6 12 20 -14 62 -58", 44, 2)],
    ["disc", taper("-6 12 14 -8 40 -34", 28, 2)],
    ["ink", poly("-30 14 -24 -6 -6 -10 12 4 14 24 -2 36 -22 32")],
    ["glow", poly("-20 4 -12 8 -14 18 -22 14") + poly("0 10 6 16 0 26 -6 20")],
  ],
  puppet: [
    [
      "ink",
      limb([-30, -44], 2, [30, -44]) +
        limb([-16, -50], 2, [16, -38]) +
        dot(0, -12, 8) +
        limb([0, -4], 6, [0, 14], 7) +
        limb([-4, 0], 2.6, [-22, 4], 2) +
        limb([-22, 4], 2, [-26, -8], 2) +
        limb([4, 0], 2.6, [22, 0], 2) +
        limb([22, 0], 2, [26, -12], 2) +
        limb([-4, 16], 3, [-10, 30], 2.4) +
        limb([-10, 30], 2.4, [-8, 44], 2) +
        limb([4, 16], 3, [12, 28], 2.4) +
        limb([12, 28], 2.4, [20, 40], 2),
    ],
    ["cloth", poly("-8 -2 8 -2 12 20 -12 20")],
    [
      "glow",
      [
        [-26, -8, -28],
        [26, -12, 28],
        [0, -20, 0],
        [-10, 30, -14],
        [12, 28, 14],
      ]
        .map(([x, y, top]) => limb([x as number, y as number], 0.5, [top as number, -44]))
        .join(""),
    ],
    ["skin", dot(1, -12, 6)],
    ["ink", dot(-1, -13, 1) + dot(4, -13, 1)],
  ],
  spiral: [
    [
      "glow",
      taper(
        Array.from({ length: 26 }, (_, i): Point => [
          (6 + i * 1.5) * Math.cos(i * 0.5),
          (6 + i * 1.5) * Math.sin(i * 0.5),
        ]),
        2,
        9,
      ) + poly("46 -8 50 16 26 8"),
    ],
  ],
  infinity: [
    [
      "glow",
      "M0 0C-12-24-44-28-46 0C-44 28-12 24 0 0C12-24 44-28 46 0C44 28 12 24 0 0ZM0 0C-12 14-34 18-36 0C-34-18-12-14 0 0C12 14 34 18 36 0C34-18 12-14 0 0Z",
    ],
  ],
  cards: [
    [
      "ink",
      [-24, 0, 24]
        .map((turn) => poly(...moved("-17 -42 17 -42 17 8 -17 8", [turn * 0.9, 18 + Math.abs(turn) * 0.16], 1, turn)))
        .join(""),
    ],
    [
      "steel",
      [-24, 0, 24]
        .map((turn) => poly(...moved("-15 -40 15 -40 15 6 -15 6", [turn * 0.9, 18 + Math.abs(turn) * 0.16], 1, turn)))
        .join(""),
    ],
    [
      "cloth",
      [-24, 0, 24]
        .map((turn) => poly(...moved("-11 -36 11 -36 11 2 -11 2", [turn * 0.9, 18 + Math.abs(turn) * 0.16], 1, turn)))
        .join(""),
    ],
    [
      "glow",
      [-24, 0, 24]
        .map((turn) => poly(...moved("0 -28 7 -17 0 -6 -7 -17", [turn * 0.9, 18 + Math.abs(turn) * 0.16], 1, turn)))
        .join(""),
    ],
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type CurioName = keyof typeof CURIOS;

/** A thing around a point; at size 1 it is about 80 high. */
export function curio(kind: CurioName, x = 80, y = 50, size = 1, turn = 0): Part {
  return layered(CURIOS[kind], { x, y, scale: size, turn });
}
