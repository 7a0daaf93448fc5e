/** Statistics by REST. */

import type { GameStatistics } from "../protocol/types.ts";
import { ask, query } from "./api.ts";

export const statistics = {
  ofGame: (game: string, source: string) =>
    ask<GameStatistics>("GET", `/games/${encodeURIComponent(game)}/statistics${query({ source })}`),
  /** Of a table and its rematches. */
  ofTable: (table: string) => ask<GameStatistics>("GET", `/tables/${encodeURIComponent(table)}/statistics`),
};
