/** How much room the stage has beside the board. */

import type { Box } from "./camera.ts";

/** `whole`: there is no room beside anything; the stage lies over the board. */
export type StageSide = "left" | "right" | "whole";

const LEAST_BOARD_PX = 620;
const WIDEST_PX = 560;
const SHARE = 0.48;

/** How wide the stage is over a board of this width; null: there is no room beside it. */
export function stageWidth(board: number): number | null {
  return board < LEAST_BOARD_PX ? null : Math.round(Math.min(WIDEST_PX, board * SHARE));
}

/** The part of the board that a stage on this side leaves free. */
export function freeBeside(side: StageSide, board: Box): Box {
  const { left, top, width, height } = board;
  const taken = stageWidth(width) ?? 0;
  return { left: side === "left" ? left + taken : left, top, width: width - taken, height };
}
