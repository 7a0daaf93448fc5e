/** What grows and lies: hills, mountains, woods, water, ice, fields, caves. `y` is where the land begins. */

import { around, type Chance } from "./chance.ts";
import { dot, limb, type Part, type Point, poly, type Shape, taper, trace } from "./drawing.ts";

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

function pine(x: number, y: number, high: number, chance: Chance): string {
  const wide = high * (0.24 + chance() * 0.06);
  const tier = (from: number, to: number, half: number): string =>
    poly([x, y - high * to], [x + half, y - high * from], [x - half, y - high * from]);
  return tier(0, 0.58, wide) + tier(0.26, 0.8, wide * 0.78) + tier(0.52, 1, wide * 0.52);
}

/** A row of firs; the middle stays free where people stand. */
export function pines(y: number, tone: Tone = "near", many = 12, high = 26, free = 0): Part {
  return ({ light, chance }) => {
    const trees = Array.from({ length: many }, (_, index) => ((index + chance()) * 160) / many)
      .filter((x) => Math.abs(x - 80) >= free)
      .map((x) => pine(x, y + around(chance, 2, 2), high * (0.7 + chance() * 0.5), chance));
    return [{ d: `${trees.join("")}M0 ${y}H160V102H0Z`, paint: light[tone] }];
  };
}

/** Bare trees. */
export function deadwood(y: number, tone: Tone = "ink", xs: readonly number[] = [22, 140]): Part {
  return ({ light, chance }) => {
    const tree = (x: number): string => {
      const [high, lean] = [40 + chance() * 16, around(chance, 0, 6)];
      const top: Point = [x + lean, y - high];
      const twig = (part: number, dx: number, dy: number): string => {
        const root: Point = [x + lean * part, y - high * part];
        const tip: Point = [root[0] + dx, root[1] - dy];
        return (
          limb(root, 1.3, tip, 0.4) +
          limb([root[0] + dx * 0.55, root[1] - dy * 0.5], 0.8, [root[0] + dx * 0.8, root[1] - dy * 1.5], 0.3)
        );
      };
      return (
        limb([x, y + 3], 3.6, [x + lean * 0.5, y - high * 0.5], 2) +
        limb([x + lean * 0.5, y - high * 0.5], 2, top, 0.5) +
        twig(0.45, 13, 9) +
        twig(0.55, -14, 10) +
        twig(0.72, 10, 9) +
        twig(0.8, -8, 9)
      );
    };
    return [{ d: xs.map(tree).join(""), paint: light[tone] }];
  };
}

/** Broad trees with round crowns. */
export function leaves(y: number, tone: Tone = "near", xs: readonly number[] = [14, 34, 128, 148], size = 1): Part {
  return ({ light, chance }) => {
    const crowns = xs.map((x) => [x, y - (26 + chance() * 8) * size, (11 + chance() * 4) * size] as const);
    return [
      { d: crowns.map(([x, top]) => limb([x, y + 2], 2.2, [x, top], 1.2)).join(""), paint: light.ink },
      {
        d: crowns
          .map(
            ([x, top, r]) =>
              dot(x, top, r) + dot(x - r * 0.8, top + r * 0.5, r * 0.7) + dot(x + r * 0.8, top + r * 0.45, r * 0.7),
          )
          .join(""),
        paint: light[tone],
      },
      {
        d: crowns.map(([x, top, r]) => dot(x - r * 0.3, top - r * 0.3, r * 0.5)).join(""),
        paint: light.rim,
        opacity: 0.3,
      },
    ];
  };
}

/** Water to the lower edge, with glints. */
export function water(y: number, tone: Tone = "far"): Part {
  return ({ light, chance }) => {
    const glint = (): string => {
      const [x, top] = [chance() * 160, y + 2 + chance() * (96 - y)];
      const long = 5 + chance() * 12;
      return trace([x, top], [x + long, top]);
    };
    return [
      { d: `M0 ${y}H160V102H0Z`, paint: light[tone] },
      { d: Array.from({ length: 16 }, glint).join(""), paint: light.rim, line: 1, opacity: 0.55 },
    ];
  };
}

/** Waves that roll in rows. */
export function swell(y: number, tone: Tone = "near", high = 5): Part {
  return ({ light, chance }) => {
    const start = -10 - chance() * 20;
    const crest = `M${start.toFixed(1)} ${y}${"q7-H 14 0q4 3 8 0".replaceAll("H", String(high * 2)).repeat(9)}V102H${start.toFixed(1)}Z`;
    return [
      { d: crest, paint: light.rim, opacity: 0.6, at: "translate(0 -1)" },
      { d: crest, paint: light[tone] },
    ];
  };
}

/** Cliffs on both sides, water between them. */
export function fjord(y = 66): Part {
  return ({ light, chance }) => {
    const wall = (side: 1 | -1, reach: number, top: number): string => {
      const x = (way: number): number => (side === 1 ? 160 - way : way);
      return poly(
        [x(-2), top],
        [x(reach * 0.3), top + 3],
        [x(reach * 0.45), top + 14],
        [x(reach * 0.7), top + 18],
        [x(reach * 0.8), y - 8],
        [x(reach), y],
        [x(-2), y + 1],
      );
    };
    const back: Shape = { d: wall(-1, 66, 26 + chance() * 6) + wall(1, 60, 30 + chance() * 6), paint: light.far };
    const front: Shape = { d: wall(-1, 40, 12 + chance() * 6) + wall(1, 36, 16 + chance() * 6), paint: light.near };
    return [back, ...water(y)({ light: { ...light, far: light.mid }, chance }), front];
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

/** The ash that carries the worlds. */
export function worldTree(x = 80, y = 92, tall = 82, leafy = true): Part {
  return ({ light, chance }) => {
    const s = tall / 82;
    const at = (px: number, py: number): Point => [x + px * s, y + py * s];
    const trunk =
      poly(
        at(-16, 2),
        at(-7, -12),
        at(-6, -34),
        at(-9, -46),
        at(9, -46),
        at(6, -34),
        at(7, -12),
        at(18, 2),
        at(6, -2),
        at(0, 3),
        at(-7, -2),
      ) +
      limb(at(-4, -40), 4 * s, at(-26, -60), 1.6 * s) +
      limb(at(4, -40), 4 * s, at(27, -58), 1.6 * s) +
      limb(at(0, -44), 4 * s, at(2, -70), 1.6 * s) +
      limb(at(-16, -51), 2 * s, at(-34, -50), 0.8 * s) +
      limb(at(16, -50), 2 * s, at(36, -48), 0.8 * s) +
      limb(at(-14, -1), 3 * s, at(-34, 6), 1) +
      limb(at(14, -1), 3 * s, at(36, 6), 1);
    const crown = [
      [-32, -56, 12],
      [-20, -66, 13],
      [0, -74, 14],
      [21, -67, 13],
      [33, -55, 12],
      [-38, -48, 8],
      [39, -47, 8],
    ] as const;
    const leaf = (grow: number, shift: number): string =>
      crown.map(([cx, cy, r]) => dot(...at(cx + shift, cy + shift), r * s * grow)).join("");
    const gaps = Array.from({ length: 9 }, () =>
      dot(...at(around(chance, 0, 34), -58 + around(chance, 0, 12)), 1.4 * s),
    ).join("");
    return [
      ...(leafy
        ? [
            { d: leaf(1, -1.4), paint: light.rim },
            { d: leaf(1, 0), paint: light.near },
          ]
        : []),
      { d: trunk, paint: light.rim, at: "translate(-0.9 -0.6)" },
      { d: trunk, paint: light.ink },
      ...(leafy
        ? [
            { d: leaf(0.55, 2), paint: light.far },
            { d: gaps, paint: light.glow },
          ]
        : []),
    ];
  };
}
