/** What lies: hills, mountains, fields, caves, ice. `y` is where the land begins. */

import { around } from "./chance.ts";
import { dot, type Part, type Point, poly, taper } from "./drawing.ts";

export type Tone = "mid" | "low" | "far" | "near" | "ink" | "rim" | "glow" | "disc" | "cloth";

/** Rolling ground, with a lit edge. */
export function hills(y: number, tone: Tone = "near", swell = 6): Part {
  return ({ light, chance }) => {
    const [a, b, c] = [around(chance, y, swell), around(chance, y, swell), around(chance, y, swell)];
    const d = `M0 ${a.toFixed(1)}Q30 ${(a - swell).toFixed(1)} 62 ${b.toFixed(1)}T118 ${b.toFixed(1)}T160 ${c.toFixed(1)}V102H0Z`;
    return [
      { d, paint: light.rim, opacity: 0.35, at: "translate(0 -0.9)" },
      { d, paint: light[tone] },
    ];
  };
}

/** Level ground. */
export function plain(y: number, tone: Tone = "near"): Part {
  return ({ light, chance }) => {
    const tufts = Array.from({ length: 7 }, () => {
      const [x, top] = [chance() * 160, y + 6 + chance() * (92 - y)];
      return poly([x, top], [x + 7 + chance() * 16, top + 1], [x + 3, top + 2]);
    });
    return [
      { d: `M0 ${y}Q80 ${y - 3} 160 ${y + 1}V102H0Z`, paint: light[tone] },
      { d: tufts.join(""), paint: light.ink, opacity: 0.35 },
    ];
  };
}

/** Mountains with a lit side. */
export function peaks(y: number, tone: Tone = "far", high = 34, many = 4): Part {
  return ({ light, chance }) => {
    const tops = Array.from({ length: many }, (_, index): Point => [
      ((index + 0.15 + chance() * 0.7) * 160) / many,
      y - high * (0.55 + chance() * 0.45),
    ]);
    const wide = 96 / many;
    const face = ([x, top]: Point): string =>
      poly(
        [x, top],
        [x + wide * 0.42, y - (y - top) * 0.45],
        [x + wide * 0.5, y - (y - top) * 0.5],
        [x + wide, y + 3],
        [x - wide, y + 3],
        [x - wide * 0.5, y - (y - top) * 0.4],
      );
    const snow = ([x, top]: Point): string => {
      const deep = (y - top) * 0.34;
      return poly(
        [x, top],
        [x + 1, top + deep * 0.9],
        [x - 3, top + deep * 0.7],
        [x - 5, top + deep * 1.2],
        [x - wide * 0.34, top + deep],
      );
    };
    return [
      { d: tops.map(face).join(""), paint: light[tone] },
      { d: tops.map(snow).join(""), paint: light.rim, opacity: 0.75 },
      { d: `M0 ${y}H160V102H0Z`, paint: light[tone] },
    ];
  };
}

/** Shards of ice that stand up. */
export function shards(y: number, tone: Tone = "far", high = 30, many = 9): Part {
  return ({ light, chance }) => {
    const all = Array.from({ length: many }, (_, index) => {
      const [x, up, lean] = [((index + chance()) * 160) / many, high * (0.4 + chance() * 0.6), around(chance, 0, 7)];
      const half = 5 + chance() * 4;
      return [
        poly([x - half, y + 4], [x + lean, y - up], [x + half, y + 4]),
        poly([x - half, y + 4], [x + lean, y - up], [x - half * 0.1, y + 4]),
      ] as const;
    });
    return [
      { d: all.map(([whole]) => whole).join(""), paint: light[tone] },
      { d: all.map(([, side]) => side).join(""), paint: light.rim, opacity: 0.5 },
      { d: `M0 ${y}H160V102H0Z`, paint: light[tone] },
    ];
  };
}

/** Furrows that run to the horizon. */
export function field(y: number, tone: Tone = "near"): Part {
  return ({ light }) => [
    { d: `M0 ${y}H160V102H0Z`, paint: light[tone] },
    {
      d: Array.from({ length: 9 }, (_, i) =>
        poly(
          [80 + (i - 4) * 5, y],
          [80 + (i - 4) * 5 + 1.6, y],
          [80 + (i - 4) * 38 + 13, 102],
          [80 + (i - 4) * 38, 102],
        ),
      ).join(""),
      paint: light.rim,
      opacity: 0.28,
    },
  ];
}

/** Stalks in front. */
export function stalks(y = 100, tone: Tone = "rim", high = 18, many = 26): Part {
  return ({ light, chance }) => {
    const stalk = (index: number): string => {
      const [x, up, lean] = [((index + chance()) * 160) / many, high * (0.6 + chance() * 0.5), around(chance, 2, 4)];
      return (
        taper(
          [
            [x, y + 2],
            [x + lean * 0.3, y - up * 0.6],
            [x + lean, y - up],
          ],
          1.2,
          0.6,
        ) + dot(x + lean, y - up, 1.2, 3)
      );
    };
    return [{ d: Array.from({ length: many }, (_, index) => stalk(index)).join(""), paint: light[tone] }];
  };
}

/** Rock around a hollow: one looks out of it, or into it. */
export function cave(tone: Tone = "ink"): Part {
  return ({ light, chance }) => {
    const tooth = (x: number): string => poly([x - 6, -2], [x + 6, -2], [x + around(chance, 0, 2), 12 + chance() * 14]);
    return [
      { d: "M0-2H160V102H146C158 78 154 40 132 22C112 8 52 6 30 20C6 38 2 76 16 102H0Z", paint: light[tone] },
      { d: [44, 60, 84, 102, 118].map(tooth).join(""), paint: light[tone] },
      { d: "M32 22C54 8 110 10 130 24C110 15 54 14 32 22Z", paint: light.rim, opacity: 0.35 },
    ];
  };
}

/** Boulders. */
export function rocks(y: number, tone: Tone = "near", xs: readonly number[] = [16, 38, 128, 148]): Part {
  return ({ light, chance }) => {
    const stones = xs.map((x) => {
      const [wide, high] = [8 + chance() * 6, 7 + chance() * 8];
      return [
        poly(
          [x - wide, y + 3],
          [x - wide * 0.7, y - high * 0.7],
          [x - wide * 0.1, y - high],
          [x + wide * 0.7, y - high * 0.5],
          [x + wide, y + 3],
        ),
        poly([x - wide * 0.7, y - high * 0.7], [x - wide * 0.1, y - high], [x - wide * 0.2, y - high * 0.55]),
      ] as const;
    });
    return [
      { d: stones.map(([whole]) => whole).join(""), paint: light[tone] },
      { d: stones.map(([, top]) => top).join(""), paint: light.rim, opacity: 0.5 },
    ];
  };
}

/** A crack in the ground that glows. */
export function chasm(y = 84): Part {
  return ({ light, chance }) => {
    const edge = (dy: number): Point[] =>
      Array.from({ length: 9 }, (_, i): Point => [i * 20, y + dy + around(chance, 0, 3)]);
    const crack = poly(...edge(-2), ...edge(4).reverse());
    return [
      { d: crack, paint: light.glow, opacity: 0.5, at: "translate(0 -1.5)" },
      { d: crack, paint: light.glow },
    ];
  };
}
