/** Corruption that creeps into the land: tendrils from the rim towards the middle, longer with every token. */

import type { Point } from "../../parts/plane.ts";
import { RUIN } from "../components.ts";
import { chanceFor } from "./chance.ts";
import { jagged, middleOf, towards } from "./cracks.ts";
import { byRegion, type RegionId } from "./geography.ts";
import { openPath, RINGS } from "./shapes.ts";

const MANY = 16;
/** They stop short of the middle, where figures stand. */
const REACH = 0.72;

const TENDRILS: Record<RegionId, readonly (readonly Point[])[]> = byRegion((region) => {
  const chance = chanceFor(`veins ${region}`);
  const ring = RINGS[region];
  const middle = middleOf(region);
  return Array.from({ length: MANY }, (_, index) => {
    const root = ring[Math.floor(((index + chance() * 0.8) / MANY) * ring.length)] as Point;
    return jagged(root, towards(root, middle, REACH * (0.6 + chance() * 0.4)), chance);
  });
});

/** The tendrils as far as so many tokens drive them. */
export function veinsOf(region: RegionId, tokens: number): string {
  const share = Math.min(1, tokens / RUIN);
  return TENDRILS[region]
    .map((points) => openPath(points.slice(0, 1 + Math.ceil(share * (points.length - 1)))))
    .join("");
}
