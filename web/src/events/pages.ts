/** Results that come in pages, as one. */

import type { TournamentInfo } from "./api.ts";

/** The asker's own line stands on every page, and once in the whole. */
export function joined(first: TournamentInfo, further: readonly TournamentInfo[]): TournamentInfo {
  const all = [first, ...further];
  return {
    ...first,
    entries: once(
      all.flatMap((page) => page.entries),
      (entry) => entry.number,
    ),
    standings: once(
      all.flatMap((page) => page.standings),
      (line) => line.number,
    ).sort((one, other) => one.rank - other.rank),
    pairings: once(
      all.flatMap((page) => page.pairings),
      (pairing) => `${pairing.round} ${pairing.board}`,
    ),
  };
}

function once<Row>(rows: readonly Row[], key: (row: Row) => unknown): Row[] {
  return [...new Map(rows.map((row) => [key(row), row])).values()];
}
