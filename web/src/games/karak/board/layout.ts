/** How much room the land takes: the picture grows with the land, and the cloth fills the frame it is shown in. */

import type { Box } from "../../parts/plane.ts";
import type { HexId } from "../components.ts";
import { boxAround, neighbours } from "../map/hexes.ts";

/** Enough for what stands at the rim of the outermost place. */
const MARGIN = 48;

/** The land with all places where it may still grow: what is offered next never makes the picture smaller. */
export function landAndRim(land: readonly HexId[]): HexId[] {
  return [...new Set(land.flatMap((hex) => [hex, ...neighbours(hex)]))];
}

/** `aspect`: the frame's width by its height; 0 as long as it is not known. */
export function layoutOf(land: readonly HexId[], aspect = 0): Box {
  const shown = boxAround(landAndRim(land));
  const [least, needed] = [shown.width + 2 * MARGIN, shown.height + 2 * MARGIN];
  const width = Math.max(least, needed * aspect);
  const height = aspect > 0 ? Math.max(needed, width / aspect) : needed;
  return {
    x: shown.x + shown.width / 2 - width / 2,
    y: shown.y + shown.height / 2 - height / 2,
    width,
    height,
  };
}
