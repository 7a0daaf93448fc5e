/** What people built, and what is left of it. */

import { around } from "./chance.ts";
import { dot, limb, type Part, type Point, poly, trace } from "./drawing.ts";
import type { Tone } from "./lands.ts";

/** Huts with steep roofs. */
export function village(y: number, tone: Tone = "near", xs: readonly number[] = [24, 50, 116, 140], size = 1): Part {
  return ({ light, chance }) => {
    const huts = xs.map((x) => [x, (9 + chance() * 4) * size] as const);
    return [
      {
        d: huts
          .map(([x, w]) => poly([x - w, y + 2], [x - w, y - w * 0.5], [x + w, y - w * 0.5], [x + w, y + 2]))
          .join(""),
        paint: light[tone],
      },
      {
        d: huts
          .map(
            ([x, w]) =>
              poly([x - w * 1.3, y - w * 0.3], [x, y - w * 1.9], [x + w * 1.3, y - w * 0.3]) +
              limb([x - 2, y - w * 1.7], 0.7, [x + 3, y - w * 2.3]) +
              limb([x + 2, y - w * 1.7], 0.7, [x - 3, y - w * 2.3]),
          )
          .join(""),
        paint: light.ink,
      },
      {
        d: huts
          .map(([x, w]) =>
            poly(
              [x - w * 0.22, y + 2],
              [x - w * 0.22, y - w * 0.3],
              [x + w * 0.22, y - w * 0.3],
              [x + w * 0.22, y + 2],
            ),
          )
          .join(""),
        paint: light.glow,
      },
    ];
  };
}

/** Walls, towers and roofs of a castle. */
export function castle(x: number, y: number, size = 1, tone: Tone = "near"): Part {
  return ({ light }) => {
    const at = (px: number, py: number): Point => [x + px * size, y + py * size];
    const tower = (px: number, half: number, high: number): string =>
      poly(at(px - half, 2), at(px - half, -high), at(px + half, -high), at(px + half, 2)) +
      poly(
        at(px - half - 1.5, -high - 3),
        at(px - half - 1.5, -high + 2),
        at(px + half + 1.5, -high + 2),
        at(px + half + 1.5, -high - 3),
      );
    const roof = (px: number, half: number, high: number): string =>
      poly(at(px - half - 2, -high - 3), at(px, -high - 20), at(px + half + 2, -high - 3));
    const slit = (px: number, py: number): string =>
      poly(at(px - 1, py), at(px - 1, py - 5), at(px + 1, py - 5), at(px + 1, py));
    return [
      {
        d:
          poly(at(-36, 2), at(-36, -18), at(36, -18), at(36, 2)) +
          tower(-30, 6, 30) +
          tower(30, 6, 28) +
          tower(0, 9, 40) +
          tower(-14, 5, 24) +
          tower(15, 5, 26),
        paint: light[tone],
      },
      { d: roof(-30, 6, 30) + roof(30, 6, 28) + roof(0, 9, 40), paint: light.cloth },
      { d: slit(-30, -20) + slit(30, -18) + slit(0, -28) + slit(-14, -14) + slit(15, -14), paint: light.glow },
      {
        d: `M${at(-6, 2).join(" ")}V${y - 9 * size}a${6 * size} ${6 * size} 0 0 1 ${12 * size} 0V${y + 2 * size}Z`,
        paint: light.ink,
      },
    ];
  };
}

/** Many roofs and spires against the sky. */
export function town(y: number, tone: Tone = "far", high = 26): Part {
  return ({ light, chance }) => {
    const house = (index: number): string => {
      const [x, half, up] = [index * 11.5 + chance() * 5, 5 + chance() * 3, high * (0.35 + chance() * 0.65)];
      const steep = 5 + chance() * 12;
      return poly(
        [x - half, y + 3],
        [x - half, y - up + steep],
        [x, y - up],
        [x + half, y - up + steep],
        [x + half, y + 3],
      );
    };
    const windows = Array.from({ length: 14 }, () => dot(chance() * 160, y - 1 - chance() * high * 0.3, 0.8)).join("");
    return [
      { d: `${Array.from({ length: 15 }, (_, index) => house(index)).join("")}M0 ${y}H160V102H0Z`, paint: light[tone] },
      { d: windows, paint: light.glow },
    ];
  };
}

/** Broken walls and an arch that still stands. */
export function ruins(y: number, tone: Tone = "near"): Part {
  return ({ light, chance }) => {
    const stump = (x: number, half: number, up: number): string =>
      poly(
        [x - half, y + 4],
        [x - half, y - up * 0.8],
        [x - half * 0.4, y - up],
        [x, y - up * 0.75],
        [x + half * 0.5, y - up * 0.9],
        [x + half, y - up * 0.5],
        [x + half, y + 4],
      );
    const walls =
      stump(10, 9, 40 + chance() * 8) +
      stump(34, 6, 22 + chance() * 8) +
      stump(126, 7, 26 + chance() * 8) +
      stump(150, 10, 46 + chance() * 8);
    return [
      { d: walls, paint: light.rim, at: "translate(-1 -0.9)" },
      { d: walls, paint: light[tone] },
      {
        d: `M104 ${y + 4}V${y - 20}A14 16 0 0 1 126 ${y - 32}L124 ${y - 26}A9 11 0 0 0 110 ${y - 18}V${y + 4}Z`,
        paint: light[tone],
      },
      {
        d: [6, 14, 30, 122, 147, 154]
          .map((x) => poly([x - 1.6, y - 8], [x - 1.6, y - 15], [x, y - 17], [x + 1.6, y - 15], [x + 1.6, y - 8]))
          .join(""),
        paint: light.ink,
        opacity: 0.7,
      },
    ];
  };
}

/** A hall: pillars on both sides, light at its end. */
export function hall(tone: Tone = "near"): Part {
  return ({ light }) => {
    const pillar = (x: number, half: number): string =>
      poly([x - half, 102], [x - half, 8], [x + half, 8], [x + half, 102]) +
      poly([x - half * 1.7, 2], [x - half * 1.2, 11], [x + half * 1.2, 11], [x + half * 1.7, 2]) +
      poly([x - half * 1.5, 102], [x - half * 1.5, 90], [x + half * 1.5, 90], [x + half * 1.5, 102]);
    const edge = (x: number, half: number): string =>
      poly([x - half, 11], [x - half + 1.2, 11], [x - half + 1.2, 90], [x - half, 90]);
    return [
      { d: "M0 84L50 74H110L160 84V102H0Z", paint: light.far },
      { d: "M0 0H160V10L112 22H48L0 10Z", paint: light.ink, opacity: 0.55 },
      { d: pillar(42, 3.4) + pillar(118, 3.4), paint: light.far },
      { d: pillar(16, 6.5) + pillar(144, 6.5), paint: light[tone] },
      { d: edge(16, 6.5) + edge(144, 6.5) + edge(42, 3.4) + edge(118, 3.4), paint: light.rim, opacity: 0.7 },
    ];
  };
}

/** A tower, slim or broad, with a lit window. */
export function tower(x: number, y: number, high = 60, half = 8, pointed = true, tone: Tone = "near"): Part {
  return ({ light }) => {
    const top = y - high;
    const wall =
      poly([x - half * 1.15, y + 2], [x - half, top], [x + half, top], [x + half * 1.15, y + 2]) +
      poly([x - half * 1.4, top - 5], [x - half * 1.4, top + 2], [x + half * 1.4, top + 2], [x + half * 1.4, top - 5]);
    const roof = pointed
      ? poly([x - half * 1.6, top - 4], [x, top - 4 - half * 2.6], [x + half * 1.6, top - 4])
      : [-1, 0, 1]
          .map((i) =>
            poly(
              [x + (i - 0.3) * half, top - 4],
              [x + (i - 0.3) * half, top - 9],
              [x + (i + 0.3) * half, top - 9],
              [x + (i + 0.3) * half, top - 4],
            ),
          )
          .join("");
    return [
      { d: wall + roof, paint: light.rim, at: "translate(-0.9 -0.6)" },
      { d: wall, paint: light[tone] },
      { d: roof, paint: pointed ? light.cloth : light[tone] },
      {
        d: [0.3, 0.62]
          .map((part) =>
            poly(
              [x - 1.6, top + high * part + 6],
              [x - 1.6, top + high * part],
              [x, top + high * part - 2.4],
              [x + 1.6, top + high * part],
              [x + 1.6, top + high * part + 6],
            ),
          )
          .join(""),
        paint: light.glow,
      },
    ];
  };
}

/** Standing stones with a rune each. */
export function stones(y: number, xs: readonly number[] = [22, 48, 112, 138], tone: Tone = "near", high = 34): Part {
  return ({ light, chance }) => {
    const all = xs.map((x) => [x, high * (0.75 + chance() * 0.4), around(chance, 0, 3)] as const);
    const stone = all
      .map(([x, up, lean]) =>
        poly(
          [x - 7, y + 3],
          [x - 6 + lean, y - up * 0.8],
          [x - 2 + lean, y - up],
          [x + 4 + lean, y - up * 0.9],
          [x + 7, y + 3],
        ),
      )
      .join("");
    const runes = [
      "M0-6V6M0-4L4-1M0 0L4 3",
      "M-3 6V-6L3 6V-6",
      "M0-6V6M-4-2L0-6L4-2",
      "M-3 6V-6L3-1L-3 2",
      "M-3-6L3 6M3-6L-3 6",
    ];
    return [
      { d: stone, paint: light.rim, at: "translate(-1 -0.8)" },
      { d: stone, paint: light[tone] },
      ...all.map(([x, up, lean], index) => ({
        d: runes[Math.floor(chance() * 5 + index) % 5] as string,
        paint: light.glow,
        line: 1.5,
        at: `translate(${(x + lean / 2).toFixed(1)} ${(y - up * 0.5).toFixed(1)})`,
      })),
    ];
  };
}

/** A high seat on steps. */
export function throne(x = 80, y = 92, high = 66): Part {
  return ({ light }) => {
    const top = y - high;
    const back = poly(
      [x - 17, y - 10],
      [x - 19, top + 8],
      [x - 23, top - 4],
      [x - 13, top + 4],
      [x, top - 8],
      [x + 13, top + 4],
      [x + 23, top - 4],
      [x + 19, top + 8],
      [x + 17, y - 10],
    );
    return [
      { d: back, paint: light.rim, at: "translate(-1 -0.8)" },
      { d: back, paint: light.near },
      {
        d: poly([x - 12, y - 12], [x - 13, top + 12], [x, top + 4], [x + 13, top + 12], [x + 12, y - 12]),
        paint: light.cloth,
      },
      {
        d:
          poly([x - 24, y - 14], [x - 24, y - 24], [x - 15, y - 24], [x - 15, y - 14]) +
          poly([x + 15, y - 14], [x + 15, y - 24], [x + 24, y - 24], [x + 24, y - 14]) +
          poly([x - 26, y - 14], [x + 26, y - 14], [x + 26, y - 6], [x - 26, y - 6]) +
          poly([x - 36, y - 6], [x + 36, y - 6], [x + 36, y + 2], [x - 36, y + 2]) +
          poly([x - 48, y + 2], [x + 48, y + 2], [x + 48, 102], [x - 48, 102]),
        paint: light.ink,
      },
      {
        d:
          trace([x - 26, y - 14], [x + 26, y - 14]) +
          trace([x - 36, y - 6], [x + 36, y - 6]) +
          trace([x - 48, y + 2], [x + 48, y + 2]),
        paint: light.rim,
        line: 0.8,
        opacity: 0.8,
      },
    ];
  };
}

/** Tents with pennants. */
export function tents(y: number, xs: readonly number[] = [30, 128], size = 1, tone: Tone = "cloth"): Part {
  return ({ light, chance }) => {
    const all = xs.map((x) => [x, (16 + chance() * 4) * size] as const);
    return [
      { d: all.map(([x, w]) => poly([x - w, y + 3], [x, y - w * 1.3], [x + w, y + 3])).join(""), paint: light[tone] },
      {
        d: all.map(([x, w]) => poly([x - w, y + 3], [x, y - w * 1.3], [x - w * 0.4, y + 3])).join(""),
        paint: light.rim,
        opacity: 0.35,
      },
      {
        d: all
          .map(
            ([x, w]) =>
              poly([x - w * 0.25, y + 3], [x, y - w * 0.7], [x + w * 0.25, y + 3]) +
              limb([x, y - w * 1.2], 0.6, [x, y - w * 1.8]) +
              poly([x, y - w * 1.8], [x + w * 0.6, y - w * 1.62], [x, y - w * 1.45]),
          )
          .join(""),
        paint: light.ink,
      },
    ];
  };
}

/** A block of stone to lay something upon. */
export function plinth(x: number, y: number, wide: number): Part {
  return ({ light }) => [
    {
      d: poly([x - wide / 2 - 4, y], [x + wide / 2 + 4, y], [x + wide / 2, y + 6], [x - wide / 2, y + 6]),
      paint: light.rim,
    },
    {
      d: poly([x - wide / 2, y + 6], [x + wide / 2, y + 6], [x + wide / 2 - 4, 102], [x - wide / 2 + 4, 102]),
      paint: light.near,
    },
    {
      d: poly([x - wide / 2 - 4, y + 2], [x + wide / 2 + 4, y + 2], [x + wide / 2, y + 6], [x - wide / 2, y + 6]),
      paint: light.ink,
    },
  ];
}
