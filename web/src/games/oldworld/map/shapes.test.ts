import { describe, expect, it } from "vitest";
import { REGIONS } from "../components.ts";
import { REGION_IDS, type RegionId, WILDS_CORNERS } from "./geography.ts";
import type { Point } from "../../parts/plane.ts";
import { distance, insetRing, isInside, RINGS, signedArea, WILDS_RING } from "./shapes.ts";

const PAIRS = REGION_IDS.flatMap((one, index) => REGION_IDS.slice(index + 1).map((other) => [one, other] as const));

function segments(ring: readonly Point[]): Set<string> {
  return new Set(
    ring.map((corner, index) => [corner, ring[(index + 1) % ring.length] as Point].map(String).sort().join(" ")),
  );
}

function sharedLength(one: RegionId, other: RegionId): number {
  const others = segments(RINGS[other]);
  return [...segments(RINGS[one])]
    .filter((segment) => others.has(segment))
    .map((segment) => segment.split(" ").map((corner) => corner.split(",").map(Number) as unknown as Point))
    .reduce((sum, [start, end]) => sum + distance(start as Point, end as Point), 0);
}

function nearest(one: readonly Point[], other: readonly Point[]): number {
  return Math.min(...one.map((corner) => Math.min(...other.map((each) => distance(corner, each)))));
}

describe("the map", () => {
  it.each(PAIRS)("%s and %s share a border if, and only if, they are adjacent", (one, other) => {
    const adjacent = REGIONS[one].adjacent.includes(other);
    if (adjacent) expect(sharedLength(one, other)).toBeGreaterThan(80);
    else expect(sharedLength(one, other)).toBe(0);
  });

  it.each(PAIRS)("sea or mountains lie between %s and %s, or they are adjacent", (one, other) => {
    if (REGIONS[one].adjacent.includes(other)) return;
    expect(nearest(RINGS[one], RINGS[other])).toBeGreaterThan(60);
  });

  it.each(PAIRS)("%s and %s do not lie over each other", (one, other) => {
    const borderline = new Set(RINGS[other].map(String));
    const inside = RINGS[one].filter((corner) => !borderline.has(String(corner)) && isInside(corner, RINGS[other]));
    expect(inside).toEqual([]);
  });

  it.each(REGION_IDS)("%s is no smaller than its pieces need", (region) => {
    expect(Math.abs(signedArea(RINGS[region]))).toBeGreaterThan(60_000);
  });

  it.each(REGION_IDS)("%s drawn in lies within itself", (region) => {
    const outside = insetRing(region, 22).filter((corner) => !isInside(corner, RINGS[region]));
    expect(outside).toEqual([]);
  });

  it("closes the mountains with the frame", () => {
    expect(WILDS_RING).toEqual(expect.arrayContaining([...WILDS_CORNERS]));
  });
});
