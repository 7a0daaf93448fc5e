/** Makes organic lines out of the geography: smooth first, then roughened by a chance that is always the same. */

import { type Chance, chanceFor } from "./chance.ts";
import {
  byRegion,
  ISLES,
  type Line,
  type LineId,
  type LineKind,
  LINES,
  OUTLINES,
  type RegionId,
  type Step,
  WILDS,
  WILDS_CORNERS,
} from "./geography.ts";
import type { Point } from "../../parts/plane.ts";

/** How far a bend may leave the straight way, as a share of its length. */
const ROUGHNESS: Record<LineKind, number> = { coast: 0.22, border: 0.1, ridge: 0.16 };
const SMOOTH_STRIDE = 26;
const ROUGH_STRIDE = 7;

/** Lines as they were before they were roughened: for what only follows them. */
export const SMOOTH_COURSES = byLine((_, line) => smoothed(line.points).map(rounded));

export const COURSES = byLine(courseOf);

export const RINGS: Record<RegionId, readonly Point[]> = byRegion((region) => ringOf(OUTLINES[region], COURSES));

export const WILDS_RING: readonly Point[] = [...ringOf(WILDS, COURSES), ...WILDS_CORNERS];

/** A region drawn in by so much on all sides. */
export function insetRing(region: RegionId, depth: number): Point[] {
  const ring = ringOf(OUTLINES[region], SMOOTH_COURSES);
  const inward = Math.sign(signedArea(ring)) * depth;
  return ring.map((corner, index) => {
    const [beforeX, beforeY] = ring[(index + ring.length - 1) % ring.length] as Point;
    const [afterX, afterY] = ring[(index + 1) % ring.length] as Point;
    const [alongX, alongY] = [afterX - beforeX, afterY - beforeY];
    const share = inward / Math.hypot(alongX, alongY);
    return rounded([corner[0] - alongY * share, corner[1] + alongX * share]);
  });
}

export const ISLE_RINGS: readonly (readonly Point[])[] = ISLES.map(({ middle, reach }, index) =>
  isleOf(middle, reach, chanceFor(`isle ${index}`)),
);

/** Path data of a closed land. */
export function closedPath(points: readonly Point[]): string {
  return `${openPath(points)}Z`;
}

export function openPath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** Positive for a ring that is walked clockwise. */
export function signedArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let last = ring[ring.length - 1] as Point;
  for (const next of ring) {
    const crosses = last[1] > y !== next[1] > y;
    if (crosses && x < ((next[0] - last[0]) * (y - last[1])) / (next[1] - last[1]) + last[0]) inside = !inside;
    last = next;
  }
  return inside;
}

export function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** Whether a point lies farther than that from every corner of a ring; rings are fine enough for that. */
export function isFarFrom([x, y]: Point, ring: readonly Point[], far: number): boolean {
  return ring.every((corner) => (corner[0] - x) ** 2 + (corner[1] - y) ** 2 > far ** 2);
}

function byLine(make: (id: LineId, line: Line) => readonly Point[]): Record<LineId, readonly Point[]> {
  const ids = Object.keys(LINES) as LineId[];
  return Object.fromEntries(ids.map((id) => [id, make(id, LINES[id])])) as Record<LineId, readonly Point[]>;
}

function courseOf(id: LineId, line: Line): readonly Point[] {
  const chance = chanceFor(id);
  const rough = roughened(smoothed(line.points), ROUGHNESS[line.kind], chance);
  return rough.map(rounded);
}

/** A Catmull-Rom curve through all points, in small strides. */
function smoothed(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const curve: Point[] = [at(0)];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const strides = Math.max(1, Math.round(distance(b, c) / SMOOTH_STRIDE));
    for (let stride = 1; stride < strides; stride += 1) curve.push(between(a, b, c, d, stride / strides));
    curve.push(c);
  }
  return curve;
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const blend = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [blend(0), blend(1)];
}

/** Every stretch gets a bend in its middle, and so do its halves, until all are short. */
function roughened(points: readonly Point[], roughness: number, chance: Chance): Point[] {
  const first = points[0] as Point;
  return [first, ...points.slice(1).flatMap((end, index) => bent(points[index] as Point, end, roughness, chance))];
}

function bent(start: Point, end: Point, roughness: number, chance: Chance): Point[] {
  const length = distance(start, end);
  if (length < ROUGH_STRIDE * 1.5) return [end];
  const aside = (chance() - 0.5) * 2 * roughness;
  const middle: Point = [
    (start[0] + end[0]) / 2 - (end[1] - start[1]) * aside,
    (start[1] + end[1]) / 2 + (end[0] - start[0]) * aside,
  ];
  return [...bent(start, middle, roughness, chance), ...bent(middle, end, roughness, chance)];
}

function isleOf([x, y]: Point, reach: number, chance: Chance): Point[] {
  const corners = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * 2 * Math.PI;
    const away = reach * (0.55 + chance() * 0.55);
    return [x + away * Math.cos(angle) * 1.3, y + away * Math.sin(angle) * 0.85];
  });
  const rough = roughened([...corners, corners[0] as Point], ROUGHNESS.coast, chance);
  return rough.slice(0, -1).map(rounded);
}

function ringOf(steps: readonly Step[], courses: Record<LineId, readonly Point[]>): Point[] {
  return steps.flatMap((step) => walked(step, courses).slice(0, -1));
}

function walked(step: Step, courses: Record<LineId, readonly Point[]>): readonly Point[] {
  if (step.startsWith("-")) return courses[step.slice(1) as LineId].toReversed();
  return courses[step as LineId];
}

function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
