/** Things large enough to carry a scene: eyes, hearts, hands, shields. */

import { blob, dot, limb, moved, type Part, poly, ring, taper, twice } from "./drawing.ts";
import { half, type Layer, layered, leaf, soft } from "./layers.ts";

const laurel = [0, 1, 2, 3, 4, 5]
  .map((i) =>
    twice((side) =>
      leaf(
        side * (30 * Math.cos((i * 26 - 62) * (Math.PI / 180))),
        -30 * Math.sin((i * 26 - 62) * (Math.PI / 180)),
        side * (100 - i * 26),
        1.1,
      ),
    ),
  )
  .join("");

const THINGS = {
  scales: [
    [
      "ink",
      limb([0, -38], 2.2, [0, 36], 3) + half("0 34 -18 40 0 42") + limb([-36, -26], 1.8, [36, -34]) + dot(0, -38, 4),
    ],
    [
      "steel",
      poly("-36 -26 -51 8 -50 8") + poly("-36 -26 -21 8 -22 8") + poly("36 -34 21 0 22 0") + poly("36 -34 51 0 50 0"),
    ],
    ["glow", blob("-53 6 -53 6 -19 6 -19 6 -28 20 -44 20") + blob("19 -2 19 -2 53 -2 53 -2 44 12 28 12")],
  ],
  eye: [
    ["ink", blob("-54 0 -54 0 -30 -30 0 -38 30 -30 54 0 54 0 30 28 0 36 -30 28")],
    ["disc", blob("-48 0 -48 0 -26 -24 0 -31 26 -24 48 0 48 0 26 22 0 29 -26 22")],
    ["cloth", dot(0, -1, 20)],
    ["glow", dot(0, -1, 15)],
    ["ink", blob("0 -17 0 -17 6 -1 0 15 0 15 -6 -1")],
    ["disc", dot(-7, -8, 3.4)],
  ],
  bottle: [
    ["steel", half("-7 -40 -7 -18 -22 0 -24 30 -14 40 0 40")],
    ["glow", half("-19 4 -21 28 -12 36 0 36")],
    ["ink", half("-10 -44 -10 -36 0 -36")],
    ["disc", poly("-16 6 -12 6 -14 26 -17 24") + dot(4, 16, 3) + dot(-3, 24, 2) + dot(8, 26, 2)],
    ["cloth", half("0 -30 -8 -28 -8 -23 0 -25")],
  ],
  heart: [
    ["cloth", soft("0 -18 -14 -36 -36 -26 -34 2 -8 30 0 40")],
    ["#00000033", blob("0 -18 14 -36 36 -26 34 2 8 30 0 40 6 8")],
    ["ink", taper("-4 -20 -8 -34 -2 -46", 8, 6) + taper("6 -22 12 -34 22 -38", 7, 5)],
    ["rim", blob("-26 -20 -18 -28 -12 -22 -20 -12 -24 -2")],
  ],
  hand: [
    [
      "skin",
      poly(
        "-13 50 -15 14 -32 -2 -36 -14 -29 -15 -17 -3 -17 -36 -9 -38 -6 -12 -4 -46 5 -46 6 -12 11 -40 19 -38 17 -8 24 -26 31 -23 26 6 15 26 15 50",
      ),
    ],
    ["#00000033", poly("6 50 8 20 12 -8 17 -8 24 -26 31 -23 26 6 15 26 15 50")],
    ["cloth", half("0 36 -18 36 -22 54 0 54")],
    ["glow", half("0 -2 -7 8 0 18")],
  ],
  fist: [
    ["skin", poly("-14 48 -16 22 -28 8 -26 -16 -18 -24 -8 -22 0 -27 9 -23 18 -24 25 -14 26 8 16 24 16 48")],
    [
      "ink",
      limb([-9, -21], 1, [-9, -2]) +
        limb([1, -25], 1, [1, -2]) +
        limb([11, -22], 1, [11, -2]) +
        limb([-24, 8], 6.4, [12, 2], 6),
    ],
    ["skin", limb([-24, 8], 5, [11, 2.4], 4.6)],
    ["cloth", half("0 30 -19 30 -24 50 0 50")],
    ["glow", dot(-17, -15, 1.8) + dot(-4, -18, 1.8) + dot(6, -18, 1.8) + dot(17, -16, 1.8)],
  ],
  roundshield: [
    ["ink", dot(0, 0, 40)],
    ["cloth", dot(0, 0, 36)],
    [
      "steel",
      poly("0 0 -25 -25 -14 -33 0 -35.6") +
        poly("0 0 25 25 14 33 0 35.6") +
        poly("0 0 25 -25 33 -14 35.6 0") +
        poly("0 0 -25 25 -33 14 -35.6 0"),
    ],
    ["ink", ring([0, 0], 13, 9.6) + ring([0, 0], 36, 34.4)],
    ["glow", dot(0, 0, 9)],
    [
      "disc",
      dot(-3, -3, 3) +
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => dot(37.8 * Math.cos(i * 0.785), 37.8 * Math.sin(i * 0.785), 1.3)).join(""),
    ],
  ],
  kiteshield: [
    ["steel", soft("0 -40 -32 -38 -33 -6 -24 22 0 44")],
    ["cloth", soft("0 -35 -27 -33 -28 -6 -20 18 0 38")],
    ["#0000002e", blob("0 -35 27 -33 28 -6 20 18 0 38")],
    ["glow", half("0 -26 -4 -10 -20 -10 -7 0 -12 16 0 6")],
  ],
  bighorn: [
    ["steel", taper("-46 6 -24 18 4 16 28 -4 42 -32", 6, 30)],
    ["glow", taper("34 -12 42 -28 46 -36", 28, 33) + taper("-20 19 -10 19", 14, 15)],
    ["ink", blob(...moved("-17 0 0 -5 17 0 0 5", [45, -38], 0.9, 27))],
    ["cloth", taper("-14 24 -10 40 6 44 18 12", 2, 2)],
  ],
  amulet: [
    ["glow", "M-30-46C-26-14-12-8 0-8C12-8 26-14 30-46L26-46C22-18 10-12 0-12C-10-12-22-18-26-46Z"],
    ["steel", half("0 -14 -22 -2 -25 18 -14 36 0 42")],
    ["ink", half("0 -8 -17 1 -19 17 -11 31 0 36")],
    ["rim", blob("-12 2 -4 -4 -6 6 -14 14")],
  ],
  boot: [
    ["cloth", blob("-18 -42 -18 -42 12 -42 12 -42 10 -8 14 10 36 20 40 34 -22 34 -22 34 -18 4")],
    ["ink", poly("-24 32 41 32 42 40 -24 40") + limb([-18, -34], 2, [12, -34])],
    ["steel", poly("-16 6 13 2 15 8 -16 13")],
    ["glow", poly("-20 -6 -52 -22 -44 -10 -54 -6 -42 0 -50 8 -20 8")],
  ],
  bag: [
    ["cloth", soft("0 -16 -12 -18 -38 6 -38 34 -16 42 0 42")],
    ["#00000033", blob("4 -16 12 -18 38 6 38 34 16 42 6 42 14 14")],
    ["ink", half("0 -22 -14 -24 -13 -16 0 -14")],
    ["cloth", half("0 -24 -10 -24 -20 -42 -8 -36 0 -44")],
    ["glow", dot(-6, 14, 9) + poly("-24 -28 -28 -38 -18 -36")],
  ],
  crystal: [
    [
      "glow",
      poly("-10 40 -18 -10 -6 -44 6 -10 6 40") +
        poly("-34 40 -40 12 -28 -12 -16 14 -14 40") +
        poly("8 40 10 2 24 -26 34 6 30 40"),
    ],
    [
      "disc",
      poly("-14 10 -18 -10 -6 -44 -7 -6") + poly("-36 24 -40 12 -28 -12 -29 14") + poly("12 20 10 2 24 -26 20 4"),
    ],
    ["#00000038", poly("2 40 0 -12 -6 -44 6 -10 6 40") + poly("26 40 27 4 24 -26 34 6 30 40")],
  ],
  wreath: [
    ["glow", laurel],
    ["cloth", poly("-6 28 6 28 14 44 5 38 0 44 -5 38 -14 44")],
  ],
  die: [
    ["steel", poly("0 -36 32 -20 0 -4 -32 -20")],
    ["skin", poly("-32 -20 0 -4 0 34 -32 16")],
    ["far", poly("32 -20 0 -4 0 34 32 16")],
    [
      "ink",
      dot(0, -20, 4.4, 2.6) +
        dot(-22, -4, 3, 4) +
        dot(-10, 18, 3, 4) +
        dot(10, 6, 3, 4) +
        dot(22, 0, 3, 4) +
        dot(16, 16, 3, 4),
    ],
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type ThingName = keyof typeof THINGS;

/** A thing around a point; at size 1 it is about 80 high. */
export function thing(kind: ThingName, x = 80, y = 50, size = 1, turn = 0): Part {
  return layered(THINGS[kind], { x, y, scale: size, turn });
}

/** A sign of the open icon set, in its box of 512 x 512: an accent for what has no drawing of its own. */
export function emblem(d: string, x = 80, y = 52, size = 50): Part {
  return ({ light }) => [
    { d: dot(x, y, size * 0.68), paint: light.ink },
    { d, paint: light.rim, at: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})` },
  ];
}
