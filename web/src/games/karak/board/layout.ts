/** How much room land and tray take: the picture grows with the land, the tray stays as wide as the picture. */

import { type Box, boxAround } from "../map/hexes.ts";
import type { HexId } from "../view.ts";

/** The tray is drawn in a box of this size and scaled to the width of the land. */
export const TRAY = { width: 1200, height: 220 };
const LEAST_WIDTH = 1000;
const MARGIN = 34;

export function layoutOf(hexes: readonly HexId[]): { whole: Box; tray: Box } {
  const land = boxAround(hexes);
  const width = Math.max(land.width + 4 * MARGIN, LEAST_WIDTH);
  const x = land.x + land.width / 2 - width / 2;
  const scale = (width - 2 * MARGIN) / TRAY.width;
  const top = land.y - 2 * MARGIN;
  const bottom = land.y + land.height + 1.2 * MARGIN;
  const tray = { x: x + MARGIN, y: bottom, width: TRAY.width * scale, height: TRAY.height * scale };
  return { whole: { x, y: top, width, height: tray.y + tray.height + MARGIN - top }, tray };
}
