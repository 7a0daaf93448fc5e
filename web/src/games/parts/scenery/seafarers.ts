/** What comes over the sea: a serpent, a long ship. */

import { blob, dot, limb, lit, type Part, placing, poly, taper } from "./drawing.ts";

/** A serpent that rises from what it swims in, in three arches. */
export function serpent(x: number, y: number, size = 1, left = false, coat?: string): Part {
  const body =
    taper("-62 6 -58 -14 -44 -16 -40 6", 7, 9) +
    taper("-32 6 -26 -26 -6 -28 0 6", 10, 13) +
    taper("8 8 4 -24 10 -52 30 -56 38 -44", 15, 11) +
    poly("26 -58 38 -60 58 -46 60 -42 44 -42 56 -34 40 -34 28 -42");
  const fins =
    poly("6 -18 -6 -26 4 -30") +
    poly("6 -32 -4 -44 8 -46") +
    poly("14 -50 8 -66 22 -58") +
    poly("28 -58 28 -72 38 -60") +
    poly("-24 -22 -22 -36 -12 -27") +
    poly("-56 -10 -52 -24 -46 -15");
  return ({ light }) => {
    const at = placing(x, y, size, left);
    return [
      lit(body + fins, light, x, y, size, left),
      { d: fins, paint: light.cloth, at },
      { d: body, paint: coat ?? light.ink, at },
      { d: dot(41, -50, 2.2) + poly("46 -42 48 -38.5 50 -42") + poly("52 -42 54 -39 56 -42"), paint: light.glow, at },
    ];
  };
}

/** A long ship under sail. */
export function ship(x: number, y: number, size = 1, left = false, sail?: string): Part {
  const hull =
    blob("-46 -16 -50 -34 -56 -30 -56 -30 -52 -6 -34 8 0 10 34 8 50 -6 52 -28 52 -28 44 -16 28 -6 -26 -6") +
    poly("50 -24 46 -34 48 -42 56 -46 70 -38 69 -35 60 -36 57 -28 56 -18") +
    poly("-54 -24 -62 -32 -56 -38 -50 -30");
  const rigging = limb([0, -4], 1.6, [0, -74], 1) + limb([-30, -66], 1.2, [30, -66]);
  const cloth = blob("-30 -66 -30 -66 30 -66 30 -66 36 -44 30 -20 30 -20 0 -14 -30 -20 -30 -20 -24 -44");
  return ({ light }) => {
    const at = placing(x, y, size, left);
    return [
      lit(hull + cloth + rigging, light, x, y, size, left),
      { d: rigging, paint: light.ink, at },
      { d: cloth, paint: sail ?? light.cloth, at },
      {
        d: [-18, 0, 18]
          .map((dx) => poly([dx - 4, -65], [dx + 4, -65], [dx + 7, -44], [dx + 4, -18], [dx - 4, -18], [dx + 1, -44]))
          .join(""),
        paint: light.steel,
        opacity: 0.75,
        at,
      },
      { d: hull, paint: light.ink, at },
      { d: [-32, -18, -4, 10, 24].map((dx) => dot(dx, -4, 5)).join(""), paint: light.steel, at },
      { d: [-32, -18, -4, 10, 24].map((dx) => dot(dx, -4, 3.2)).join(""), paint: sail ?? light.cloth, at },
      { d: dot(59, -40, 1.4), paint: light.glow, at },
    ];
  };
}
