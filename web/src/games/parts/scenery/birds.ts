/** Birds, and what has their wings. */

import { blob, dot, limb, lit, type Part, placing, poly, taper } from "./drawing.ts";

/** A bird with its wings up, seen from the side. */
export function raven(x: number, y: number, size = 1, left = false, coat?: string): Part {
  const body =
    blob("-26 10 -26 10 -10 4 2 -5 14 -8 24 -2 24 -2 16 4 2 10 -12 12") +
    poly("-6 4 -20 -18 -16 -30 -8 -22 -6 -34 0 -22 6 -30 8 -10 12 2");
  return ({ light }) => [
    lit(body, light, x, y, size, left),
    { d: body, paint: coat ?? light.ink, at: placing(x, y, size, left) },
    { d: dot(16, -4, 1.3), paint: light.glow, at: placing(x, y, size, left) },
  ];
}

/** Birds far away. */
export function flock(x: number, y: number, many = 6, spread = 40): Part {
  return ({ light, chance }) => {
    const bird = (): string => {
      const [bx, by, s] = [x + (chance() - 0.5) * spread, y + (chance() - 0.5) * spread * 0.4, 1.6 + chance() * 2];
      return poly([bx - 2.4 * s, by - s], [bx, by], [bx + 2.4 * s, by - s * 1.1], [bx, by + s * 0.8]);
    };
    return [{ d: Array.from({ length: many }, bird).join(""), paint: light.ink }];
  };
}

/** Spread wings, claws and a beak: eagle; with a lion's body: griffin. */
export function eagle(x: number, y: number, size = 1, griffin = false, left = false, coat?: string): Part {
  const wing = (side: 1 | -1): string =>
    poly(
      [side * 5, -8],
      [side * 18, -36],
      [side * 42, -52],
      [side * 62, -48],
      [side * 54, -40],
      [side * 62, -34],
      [side * 50, -29],
      [side * 55, -20],
      [side * 42, -18],
      [side * 44, -8],
      [side * 30, -8],
      [side * 14, 6],
    );
  const body =
    blob("-9 -22 9 -24 14 0 8 22 -8 22 -14 0") +
    dot(2, -27, 9) +
    (griffin
      ? limb([-4, 14], 9, [-12, 34], 6) +
        limb([8, 14], 7, [14, 38], 4) +
        limb([-12, 34], 6, [-10, 46], 3) +
        taper("-10 24 -30 34 -40 20 -48 22", 4, 2) +
        dot(-48, 20, 5)
      : poly("-10 16 10 16 16 40 6 36 0 44 -6 36 -16 40"));
  const beak = poly("8 -32 20 -26 20 -19 14 -23 7 -22") + limb([-5, 20], 2, [-6, 30]) + limb([6, 20], 2, [8, 30]);
  return ({ light }) => {
    const at = placing(x, y, size, left);
    return [
      lit(wing(-1) + wing(1) + body, light, x, y, size, left),
      { d: wing(-1) + wing(1), paint: coat ?? light.cloth, at },
      { d: body, paint: light.ink, at },
      { d: beak, paint: "#e0b04a", at },
      { d: dot(6, -29, 1.6), paint: light.glow, at },
    ];
  };
}
