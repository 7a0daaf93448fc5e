/** Water, still or rolling, and cliffs around it. */

import { type Part, poly, type Shape, trace } from "./drawing.ts";
import type { Tone } from "./lands.ts";

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
