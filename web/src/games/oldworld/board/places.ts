/** Where stacks stand within the room a region has for them: as large as can be, row by row, the last row centred. */

import type { Point } from "../map/geography.ts";
import type { Box } from "../map/layouts.ts";

export const LARGEST = 72;

export interface Places {
  /** The side of the box of each stack. */
  size: number;
  /** Upper left corners. */
  corners: readonly Point[];
}

export function placesFor(count: number, room: Box): Places {
  if (count === 0) return { size: LARGEST, corners: [] };
  const columns = Array.from({ length: count }, (_, index) => index + 1).reduce((best, next) =>
    sizeWith(next, count, room) > sizeWith(best, count, room) ? next : best,
  );
  const size = sizeWith(columns, count, room);
  const rows = Math.ceil(count / columns);
  const top = room.y + (room.height - rows * size) / 2;
  const corners = Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = room.x + (room.width - inRow * size) / 2;
    return [left + (index % columns) * size, top + row * size];
  });
  return { size, corners };
}

function sizeWith(columns: number, count: number, room: Box): number {
  return Math.min(LARGEST, room.width / columns, room.height / Math.ceil(count / columns));
}
