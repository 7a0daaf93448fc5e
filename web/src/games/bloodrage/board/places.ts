/** Where stacks stand within the room a place has for them: as large as can be, row by row, the last row centred. */

import type { Box, Point } from "../map/ring.ts";

export interface Places {
  /** The side of the box of each stack. */
  size: number;
  /** Upper left corners. */
  corners: readonly Point[];
}

export function placesFor(count: number, room: Box, largest = 74): Places {
  if (count === 0) return { size: largest, corners: [] };
  const sizeWith = (columns: number) =>
    Math.min(largest, room.width / columns, room.height / Math.ceil(count / columns));
  const columns = Array.from({ length: count }, (_, index) => index + 1).reduce((best, next) =>
    sizeWith(next) > sizeWith(best) ? next : best,
  );
  const size = sizeWith(columns);
  const rows = Math.ceil(count / columns);
  const top = room.y + (room.height - rows * size) / 2;
  const corners = Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return [room.x + (room.width - inRow * size) / 2 + (index % columns) * size, top + row * size];
  });
  return { size, corners };
}
