/** How events are told: how long their motion lasts, how they stand in the log, which points they bring. */

import { say } from "../../words/words.svelte.ts";
import type { Argument, GameEvent, Option, Phrase, PointGain, View } from "../contract.ts";
import { lastingBy, toneBy } from "../parts/telling.ts";
import { journeysOf } from "./board/journeys.ts";
import { areDiceThrown } from "./board/rolls.ts";
import { named } from "./naming.ts";
import type { OldWorldView } from "./view.ts";

const TUMBLE_MS = 900;

export const lasting = lastingBy({
  travellers: (events) => journeysOf(events, []).length,
  betweenMs: 50,
  watchedMs: (events) => (areDiceThrown(events) ? TUMBLE_MS : 0),
});

export const tone = toneBy(
  ["round_began", "phase_began"],
  ["tokens_set_up", "power_set", "domination", "reshuffled", "hits_lost", "battle_ended", "cards_cleared"],
);

export function points(event: GameEvent): PointGain | null {
  if (event.kind !== "scored") return null;
  return {
    seat: String(event.seat),
    points: Number(event.points),
    source: `oldworld-score_source-${String(event.source)}`,
  };
}

export function round(event: GameEvent): number | null {
  return event.kind === "round_began" ? Number(event.round) : null;
}

/** Prices stand in the options themselves; there is nothing to add. */
export function aside(_option: Option, _view: View): Phrase | null {
  return null;
}

/** Nobody knows the numbers of operations: one is called by the card that is being carried out. */
export function called({ name }: Argument, view: View | null): string | null {
  if (name !== "operation") return null;
  const card = (view as OldWorldView | null)?.state.old_world_card ?? null;
  return card === null ? say("oldworld-term-old_world_card") : named("old_world_card", card);
}
