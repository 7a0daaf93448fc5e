/** Small carved signs upon the land, where nothing else lies: firs in Manheim, peaks in Jotunheim, standing stones and birches in
 * Alfheim. */

import { type LandId, OUTER_IDS, PROVINCES } from "../components.ts";
import { landAt, middle, polar } from "./ring.ts";
import type { Point } from "../../parts/plane.ts";

export interface Glyph {
  at: Point;
  d: string;
  size: number;
  land: LandId;
}

const FIR = "M0-15L6-5H3.4L8 3H4.4L10 11H1.6V16H-1.6V11H-10L-4.4 3H-8L-3.4-5H-6Z";
const PEAK = "M-17 12L-4-13L2-4L6-9L17 12ZM-4-13L-7 3L-3 0L0 5M6-9L7 4";
const STONE = "M-6 12L-5-8L0-13L5-9L6 12ZM-2-5V5M2-2L-2 1";
const SIGNS: Record<LandId, string> = { manheim: FIR, jotunheim: PEAK, alfheim: STONE };

export function glyphs(): Glyph[] {
  return OUTER_IDS.flatMap((province, index) => {
    const land = PROVINCES[province].land as LandId;
    const inner = landAt(province, 255);
    const outer = landAt(province, 372);
    const spots: [number, number, number][] = [
      [246, inner.from + 5.5, 0.8],
      [262, inner.to - 5.5, 0.86],
      [388, outer.from + 4, 0.95],
      [366, outer.from + 3.6, 0.75],
      [386, outer.to - 4, 0.85],
      [196, middle(province) + (index % 2 ? 17 : -17), 0.62],
    ];
    return spots.map(([radius, angle, size]) => ({ at: polar(radius, angle), d: SIGNS[land], size, land }));
  });
}
