/** Where a hex lies on the table. A hex is written by column and row, two digits each: the castle is 1313. */

import type { Box, Point } from "../../parts/plane.ts";
import type { HexId } from "../components.ts";

/** From the middle of a hex to a corner. */
export const SIZE = 100;
const MIDDLE = 13;
const WIDE = Math.sqrt(3) * SIZE;

/** The steps over the six edges, from the east against the clock. */
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

function axial(hex: HexId): [number, number] {
  return [Number(hex.slice(0, 2)) - MIDDLE, Number(hex.slice(2, 4)) - MIDDLE];
}

export function centre(hex: HexId): Point {
  const [q, r] = axial(hex);
  return [WIDE * (q + r / 2), SIZE * 1.5 * r];
}

export function neighbours(hex: HexId): HexId[] {
  const [q, r] = axial(hex);
  return STEPS.map(([dq, dr]) => written(q + dq + MIDDLE, r + dr + MIDDLE));
}

/** How one hex is reached from another: so many steps in a direction, then so many in the next one beside it. */
export interface Way {
  direction: number;
  steps: number;
  aside: { direction: number; steps: number } | null;
}

/** Null from a hex to itself. Every hex has exactly one way. */
export function wayBetween(from: HexId, to: HexId): Way | null {
  const [q, r] = [axial(to)[0] - axial(from)[0], axial(to)[1] - axial(from)[1]];
  for (const [direction, [aq, ar]] of STEPS.entries()) {
    const next = (direction + 1) % STEPS.length;
    const [bq, br] = STEPS[next]!;
    const area = aq * br - ar * bq;
    const steps = (q * br - r * bq) / area;
    const others = (aq * r - ar * q) / area;
    if (steps > 0 && others >= 0) {
      return { direction, steps, aside: others > 0 ? { direction: next, steps: others } : null };
    }
  }
  return null;
}

export function stepsOf(way: Way | null): number {
  return way === null ? 0 : way.steps + (way.aside?.steps ?? 0);
}

function written(column: number, row: number): HexId {
  return `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;
}

/** The corner at which edge `edge` begins, going against the clock. */
export function corner(edge: number, size = SIZE): Point {
  const angle = ((-60 * edge + 30) * Math.PI) / 180;
  return [round(size * Math.cos(angle)), round(size * Math.sin(angle))];
}

export function outline(size = SIZE): string {
  return `M${[0, 1, 2, 3, 4, 5].map((edge) => corner(edge, size).join(" ")).join("L")}Z`;
}

/** The box around all these hexes, each of them whole. */
export function boxAround(hexes: readonly HexId[]): Box {
  const points = hexes.map(centre);
  const left = Math.min(...points.map(([x]) => x)) - WIDE / 2;
  const right = Math.max(...points.map(([x]) => x)) + WIDE / 2;
  const top = Math.min(...points.map(([, y]) => y)) - SIZE;
  const bottom = Math.max(...points.map(([, y]) => y)) + SIZE;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
