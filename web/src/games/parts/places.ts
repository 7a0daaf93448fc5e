/** Where stacks stand within the box that a place has for them: as large as can be, row by row, the last row centred. */

import type { Box, Point } from "./plane.ts";

export interface Places {
  /** The side of the box of each stack. */
  size: number;
  /** Upper left corners. */
  corners: readonly Point[];
}

export function placesFor(count: number, box: Box, largest: number): Places {
  if (count === 0) return { size: largest, corners: [] };
  const sizeWith = (columns: number) => Math.min(largest, box.width / columns, box.height / Math.ceil(count / columns));
  const columns = Array.from({ length: count }, (_, index) => index + 1).reduce((best, next) =>
    sizeWith(next) > sizeWith(best) ? next : best,
  );
  const size = sizeWith(columns);
  const rows = Math.ceil(count / columns);
  const top = box.y + (box.height - rows * size) / 2;
  const corners = Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return [box.x + (box.width - inRow * size) / 2 + (index % columns) * size, top + row * size];
  });
  return { size, corners };
}
