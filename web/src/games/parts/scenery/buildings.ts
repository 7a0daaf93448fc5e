/** Where people live, and what is left of it. */

import { dot, limb, moved, type Part, type Point, poly } from "./drawing.ts";
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
          .map((x) => poly(...moved("-1.6 -8 -1.6 -15 0 -17 1.6 -15 1.6 -8", [x, y])))
          .join(""),
        paint: light.ink,
        opacity: 0.7,
      },
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
