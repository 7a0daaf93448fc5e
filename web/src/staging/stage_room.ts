/** How much room the stage has beside the board. */

import type { Box } from "./camera.ts";

/** `middle`: nothing on the board has to be seen beside it. `whole`: there is no room beside anything; the stage lies over the
 * board. */
export type StageSide = "left" | "right" | "middle" | "whole";

const LEAST_BOARD_PX = 620;
const WIDEST_PX = 620;
const SHARE = 0.52;
const WIDEST_OF_ALL_PX = 960;
const NEARLY_ALL = 0.94;

/** How wide the stage is over a board of this width; null: there is no room beside it. */
export function stageWidth(board: number, isWide = false): number | null {
  if (board < LEAST_BOARD_PX) return null;
  return Math.round(isWide ? Math.min(WIDEST_OF_ALL_PX, board * NEARLY_ALL) : Math.min(WIDEST_PX, board * SHARE));
}

/** So much of what the stage leaves free stays between it and what is looked at: where it happens must not lie against its rim. */
const APART = 0.15;

/** The part of the board beside a stage on this side in which things are well seen. */
export function freeBeside(side: StageSide, board: Box): Box {
  const { left, top, width, height } = board;
  const covered = stageWidth(width) ?? 0;
  const taken = Math.round(covered + (width - covered) * APART);
  return { left: side === "left" ? left + taken : left, top, width: width - taken, height };
}

/** Nothing is drawn smaller than this to be seen whole; what is still higher is scrolled. */
const LEAST_SCALE = 0.66;
const A_STEP_SMALLER = 0.98;
const NEARLY_FITS = 0.995;

/** How small everything is drawn so that it fits: what is `drawn` at this scale, into a height of so much. An act that is still on
 * its way has no height, and makes nothing smaller. */
export function fittingScale(scale: number, height: number, drawn: number): number {
  const fits = drawn > 0 ? height / drawn : 1;
  return fits < NEARLY_FITS ? Math.max(LEAST_SCALE, scale * Math.min(A_STEP_SMALLER, fits)) : scale;
}
