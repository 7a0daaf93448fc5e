/** What grows. */

import { around, type Chance } from "./chance.ts";
import { dot, limb, type Part, type Point, poly } from "./drawing.ts";
import type { Tone } from "./lands.ts";

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
