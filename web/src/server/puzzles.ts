/** Puzzles by REST. */

import type { Puzzle, PuzzleStanding, PuzzleVerdict } from "../protocol/types.ts";
import { ask } from "./api.ts";

export const puzzles = {
  standings: () => ask<PuzzleStanding[]>("GET", "/puzzles"),
  today: (game: string) => ask<Puzzle>("GET", `/puzzles/${game}/day`),
  next: (game: string) => ask<Puzzle>("GET", `/puzzles/${game}/next`),
  get: (game: string, id: string) => ask<Puzzle>("GET", `/puzzles/${game}/${encodeURIComponent(id)}`),
  /** A key of its options, or null to be shown the solution. `day`: as the puzzle of the day. */
  attempt: (game: string, id: string, key: string | null, day: boolean) =>
    ask<PuzzleVerdict>("POST", `/puzzles/${game}/${encodeURIComponent(id)}/try`, { key, day }),
};
