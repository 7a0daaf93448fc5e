/** Things large enough to carry a scene: crowns, cups, eyes, hearts, hands. Each around 0, about 80 high. */

import {
  blob,
  dot,
  limb,
  lit,
  mirrored,
  moved,
  type Part,
  placing,
  type Point,
  poly,
  type Shape,
  taper,
  twice,
} from "./drawing.ts";
import { HOLDING, type HoldName } from "./holding.ts";
import type { Light } from "./lights.ts";
import { ring, type Tones } from "./wear.ts";

type Layer = readonly [paint: keyof Light | `#${string}`, d: string];

const half = (points: string): string => poly(...mirrored(points));
const soft = (points: string): string => blob(...mirrored(points));
const leaf = (x: number, y: number, turn: number, size = 1): string =>
  blob(...moved("0 0 0 0 -4 -7 0 -15 0 -15 4 -7", [x, y], size, turn));
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
  coin: [
    ["#8a5a14", dot(2, 3, 34)],
    ["#f2c23c", dot(0, 0, 34)],
    ["#c98f22", ring([0, 0], 29, 26)],
    ["#8a5a14", half("0 -20 -8 -6 -20 -12 -14 14 0 18")],
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
  tome: [
    ["cloth", poly("-46 -24 0 -16 46 -24 46 26 0 34 -46 26")],
    ["steel", poly("-42 -28 0 -18 0 28 -42 20") + poly("42 -28 0 -18 0 28 42 20")],
    ["#00000024", poly("0 -18 10 -21 10 26 0 28")],
    [
      "ink",
      [-14, -5, 4, 13].map((y) => limb([-34, y - 4], 0.9, [-8, y + 2]) + limb([10, y + 2], 0.9, [34, y - 4])).join(""),
    ],
    ["glow", dot(22, -4, 7)],
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

export type ThingName = keyof typeof THINGS;

export function thing(kind: ThingName, x = 80, y = 50, size = 1, turn = 0, mirror = false): Part {
  return ({ light }) => {
    const layers: readonly Layer[] = THINGS[kind];
    const solid = layers.filter(([paint]) => !paint.startsWith("#0000"));
    return [
      lit(solid.map(([, d]) => d).join(""), light, x, y, size, mirror, turn),
      ...layers.map(([paint, d]): Shape => ({
        d,
        paint: paint.startsWith("#") ? paint : light[paint as keyof Light],
        at: placing(x, y, size, mirror, turn),
      })),
    ];
  };
}

/** A weapon alone, its grip at a point. */
export function weapon(
  kind: HoldName,
  x: number,
  y: number,
  size: number,
  angle: number,
  colours: { steel?: string; glow?: string; cloth?: string } = {},
): Part {
  return ({ light }) => {
    const tones: Tones = HOLDING[kind]([0, 0], angle);
    const paints = {
      back: light.cloth,
      ink: light.ink,
      cloth: light.cloth,
      mail: light.steel,
      skin: light.skin,
      bone: "#e8dcc0",
      steel: light.steel,
      glow: light.glow,
      ...colours,
    };
    const at = placing(x, y, size);
    const all = (Object.keys(tones) as (keyof Tones)[]).filter((tone) => tones[tone]);
    return [
      lit(all.map((tone) => tones[tone]).join(""), light, x, y, size),
      ...all.map((tone): Shape => ({ d: tones[tone] as string, paint: paints[tone], at })),
    ];
  };
}

/** Two weapons that cross. */
export function crossed(kind: HoldName, x: number, y: number, size: number, angle = 38): Part {
  return (stage) => [
    ...weapon(kind, x - Math.sin((angle * Math.PI) / 180) * 20 * size, y, size, angle)(stage),
    ...weapon(kind, x + Math.sin((angle * Math.PI) / 180) * 20 * size, y, size, -angle)(stage),
  ];
}

/** A sign of the open icon set, in its box of 512 x 512: an accent for what has no drawing of its own. */
export function emblem(d: string, x = 80, y = 52, size = 50): Part {
  return ({ light }) => [
    { d: dot(x, y, size * 0.68), paint: light.ink },
    { d, paint: light.rim, at: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})` },
  ];
}
