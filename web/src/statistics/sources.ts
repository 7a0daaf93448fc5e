/** Which games statistics are made of, as it stands in the address. */

import type { GameStatistics } from "../protocol/types.ts";

export type Source = GameStatistics["source"];
const SOURCES: readonly Source[] = ["simulated", "server", "mine", "table"];

export interface Asked {
  source: Source;
  /** Whose history can be chosen, too. */
  table: string | null;
}

/** Whoever comes from a table wants its history first. */
export function sourceIn(search: string): Asked {
  const given = new URLSearchParams(search);
  const table = given.get("table");
  const wanted = SOURCES.find((each) => each === given.get("source"));
  if (table === null) return { source: wanted === undefined || wanted === "table" ? "simulated" : wanted, table };
  return { source: wanted ?? "table", table };
}

export function addressOf(game: string, { source, table }: Asked): string {
  const given = new URLSearchParams({ source });
  if (table !== null) given.set("table", table);
  return `/statistics/${game}?${given}`;
}
