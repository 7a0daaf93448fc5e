/** The cracks of ruined land: each runs jagged from the middle to the edge, and splits on its way. */

import { type Chance, chanceFor } from "./chance.ts";
import { byRegion, type RegionId } from "./geography.ts";
import type { Point } from "../../parts/plane.ts";
import { openPath, RINGS } from "./shapes.ts";

export const CRACKS: Record<RegionId, string> = byRegion(cracksOf);

function cracksOf(region: RegionId): string {
  const chance = chanceFor(`cracks ${region}`);
  const ring = RINGS[region];
  const middle = middleOf(region);
  const many = 11;
  return Array.from({ length: many }, (_, index) => {
    const end = ring[Math.floor(((index + chance() * 0.6) / many) * ring.length)] as Point;
    const trunk = jagged(towards(middle, end, 0.12 + chance() * 0.2), end, chance);
    const fork = trunk[Math.floor(trunk.length * (0.35 + chance() * 0.3))] as Point;
    const aside = ring[Math.floor(((index + 0.75) / many) * ring.length) % ring.length] as Point;
    return openPath(trunk) + openPath(jagged(fork, towards(fork, aside, 0.5 + chance() * 0.4), chance));
  }).join("");
}

export function middleOf(region: RegionId): Point {
  const ring = RINGS[region];
  return [mean(ring.map(([x]) => x)), mean(ring.map(([, y]) => y))];
}

export function jagged(start: Point, end: Point, chance: Chance): Point[] {
  const steps = Math.max(3, Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / 16));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const [x, y] = towards(start, end, index / steps);
    const sway = index === 0 || index === steps ? 0 : 13;
    return [Math.round(x + (chance() - 0.5) * sway), Math.round(y + (chance() - 0.5) * sway)];
  });
}

export function towards([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
