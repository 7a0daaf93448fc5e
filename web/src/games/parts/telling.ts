/** How events are told in every game: how long they last on the board, and how they stand in the log. */

import type { GameEvent, GameTable } from "../contract.ts";

const LONGEST_MS = 1200;
const BEAT_MS = 120;
const TRAVEL_MS = 340;

export interface Lasting {
  /** How many pieces these events send on a journey. */
  travellers(events: readonly GameEvent[]): number;
  /** How much later each of them starts. */
  betweenMs: number;
  /** How long it takes to see what is not a journey: dice that tumble, cards that are read. */
  watchedMs(events: readonly GameEvent[]): number;
}

/** Long enough for the last traveller to arrive and for everything to be seen; a beat for what does not move. */
export function lastingBy({ travellers, betweenMs, watchedMs }: Lasting): GameTable["lasting"] {
  return (events) => {
    if (events.length === 0) return 0;
    const many = travellers(events);
    const travel = many > 0 ? TRAVEL_MS + many * betweenMs : BEAT_MS;
    return Math.min(LONGEST_MS, Math.max(travel, watchedMs(events)));
  };
}

/** Headings begin rounds and phases; silent is what the board shows well enough, or what follows from the line beside it. */
export function toneBy(headings: readonly string[], silent: readonly string[]): GameTable["tone"] {
  return ({ kind }) => {
    if (headings.includes(kind)) return "heading";
    return silent.includes(kind) ? "silent" : "line";
  };
}
