/** The track of victory points: cells along the frame, clockwise from the lower left corner, 0 to 50. */

import { VICTORY_POINTS } from "../components.ts";
import { BOARD } from "../map/geography.ts";
import type { Point } from "../../parts/plane.ts";

export interface Cell {
  points: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Which way the middle of the board lies. */
  inward: Point;
}

const ALONG_WIDTH = 14;
const ALONG_HEIGHT = 10;
const { width, height, frame } = BOARD;
const LONG = (width - 2 * frame) / ALONG_WIDTH;
const HIGH = (height - 2 * frame) / ALONG_HEIGHT;

export const CELLS: readonly Cell[] = cells().slice(0, VICTORY_POINTS + 1);

/** The middle of a power's marker among so many in one cell. */
export function markerPlace(points: number, index: number, many: number): Point {
  const cell = CELLS[Math.min(points, VICTORY_POINTS)] as Cell;
  const [inX, inY] = cell.inward;
  const along = (index - (many - 1) / 2) * 25;
  const middle: Point = [cell.x + cell.width / 2 + inX * 10, cell.y + cell.height / 2 + inY * 10];
  if (inX !== 0 && inY !== 0) return [middle[0] + (index % 2 ? 11 : -11), middle[1] + (index > 1 ? 11 : -11)];
  return inX === 0 ? [middle[0] + along, middle[1]] : [middle[0], middle[1] + along];
}

function cells(): Cell[] {
  const left = side(ALONG_HEIGHT, (index) => box(0, height - frame - (index + 1) * HIGH, frame, HIGH, [1, 0]));
  const top = side(ALONG_WIDTH, (index) => box(frame + index * LONG, 0, LONG, frame, [0, 1]));
  const right = side(ALONG_HEIGHT, (index) => box(width - frame, frame + index * HIGH, frame, HIGH, [-1, 0]));
  const bottom = side(ALONG_WIDTH, (index) =>
    box(width - frame - (index + 1) * LONG, height - frame, LONG, frame, [0, -1]),
  );
  const corner = (x: number, y: number, inward: Point) => [box(x, y, frame, frame, inward)];
  return [
    ...left,
    ...corner(0, 0, [1, 1]),
    ...top,
    ...corner(width - frame, 0, [-1, 1]),
    ...right,
    ...corner(width - frame, height - frame, [-1, -1]),
    ...bottom,
  ].map((cell, points) => ({ ...cell, points }));
}

function side(many: number, make: (index: number) => Omit<Cell, "points">): Omit<Cell, "points">[] {
  return Array.from({ length: many }, (_, index) => make(index));
}

function box(x: number, y: number, boxWidth: number, boxHeight: number, inward: Point): Omit<Cell, "points"> {
  return { x, y, width: boxWidth, height: boxHeight, inward };
}
