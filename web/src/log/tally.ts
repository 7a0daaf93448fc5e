/** What a folded part of the log comes to: who did how much, and the points that it brought. */

import type { DeedSort, GameEvent } from "../games/contract.ts";
import type { Reading } from "./chapters.ts";

export interface Tally {
  /** Null: what nobody in particular did. */
  seat: string | null;
  counts: { sort: DeedSort; count: number }[];
  points: number;
}

/** What is worth counting, the weightiest first. */
const COUNTED: readonly DeedSort[] = ["battle", "ruin", "card", "figure", "building", "quest", "march"];
const AT_MOST = 2;

/** One tally for each who did something, in the order of the seats; first what belongs to nobody. */
export function talliesOf(events: readonly GameEvent[], game: Reading, seats: readonly string[]): Tally[] {
  const deeds = new Map<string | null, Map<DeedSort, number>>();
  const points = new Map<string | null, number>();
  for (const event of events) {
    const gain = game.points(event);
    if (gain !== null) points.set(gain.seat, (points.get(gain.seat) ?? 0) + gain.points);
    const deed = game.tone(event) === "line" ? game.deed?.(event) : undefined;
    if (!deed?.begins || !COUNTED.includes(deed.sort)) continue;
    const seat = typeof event.seat === "string" ? event.seat : null;
    const counts = deeds.get(seat) ?? new Map<DeedSort, number>();
    counts.set(deed.sort, (counts.get(deed.sort) ?? 0) + 1);
    deeds.set(seat, counts);
  }
  return [null, ...seats]
    .map((seat) => ({ seat, counts: countsOf(deeds.get(seat)), points: points.get(seat) ?? 0 }))
    .filter(({ counts, points: won }) => counts.length > 0 || won !== 0);
}

/** Of a whole round only what it changed: points, and what was ruined. */
export function weightiest(tallies: readonly Tally[]): Tally[] {
  return tallies
    .map((tally) => ({ ...tally, counts: tally.counts.filter(({ sort }) => sort === "ruin") }))
    .filter(({ counts, points }) => counts.length > 0 || points !== 0);
}

function countsOf(counts: Map<DeedSort, number> | undefined): Tally["counts"] {
  if (counts === undefined) return [];
  return COUNTED.flatMap((sort) => {
    const count = counts.get(sort);
    return count === undefined ? [] : [{ sort, count }];
  }).slice(0, AT_MOST);
}
