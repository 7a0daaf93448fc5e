/** How much room land and tray take: the picture grows with the land, and the cloth fills the frame it is shown in. */

import { boxAround } from "../map/hexes.ts";
import type { Box } from "../../parts/plane.ts";
import type { HexId } from "../components.ts";

/** The tray is drawn in a box of this size and scaled to the width that it gets. */
export const TRAY = { width: 1200, height: 220 };
const LEAST_WIDTH = 700;
const MARGIN = 34;
const AROUND = 4.2 * MARGIN;
/** How much of a cloth that is wider than the land the tray takes. */
const TRAY_SHARE = 0.55;

/** `aspect`: the frame's width by its height; 0 as long as it is not known. */
export function layoutOf(hexes: readonly HexId[], aspect = 0): { whole: Box; tray: Box } {
  const land = boxAround(hexes);
  const least = Math.max(land.width + 4 * MARGIN, LEAST_WIDTH);
  const trayWidth = Math.max(least - 2 * MARGIN, shareOf(land.height + AROUND, aspect));
  const trayHeight = (TRAY.height * trayWidth) / TRAY.width;
  const needed = land.height + AROUND + trayHeight;
  const width = Math.max(least, needed * aspect);
  const height = aspect > 0 ? Math.max(needed, width / aspect) : needed;
  const middle = land.x + land.width / 2;
  const top = land.y - 2 * MARGIN - (height - needed) / 2;
  return {
    whole: { x: middle - width / 2, y: top, width, height },
    tray: {
      x: middle - trayWidth / 2,
      y: top + height - MARGIN - trayHeight,
      width: trayWidth,
      height: trayHeight,
    },
  };
}

/** The tray's share of a cloth that is as high as the land with all around it, and the tray itself. */
function shareOf(withoutTray: number, aspect: number): number {
  const share = TRAY_SHARE * aspect;
  return (share * withoutTray) / (1 - (share * TRAY.height) / TRAY.width);
}
