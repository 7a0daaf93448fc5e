/** How events are told: how long their motion lasts, how they stand in the log, which points they bring. */

import { say } from "../../words/words.svelte.ts";
import type { Argument, GameEvent, Option, Phrase, PointGain, View } from "../contract.ts";
import { journeysOf } from "./board/journeys.ts";
import { throwsIn } from "./board/rolls.ts";
import { named } from "./naming.ts";
import type { OldWorldView } from "./view.ts";

const LONGEST_MS = 1200;
const BEAT_MS = 120;
const TRAVEL_MS = 340;
const BETWEEN_TRAVELLERS_MS = 50;
const TUMBLE_MS = 900;

const HEADINGS = ["round_began", "phase_began"];
/** What the board shows well enough, or what follows from the line beside it. */
const SILENT = ["tokens_set_up", "power_set", "domination", "reshuffled", "hits_lost", "battle_ended", "cards_cleared"];

export function lasting(events: readonly GameEvent[]): number {
  if (events.length === 0) return 0;
  const travellers = journeysOf(events, []).length;
  const travel = travellers > 0 ? TRAVEL_MS + travellers * BETWEEN_TRAVELLERS_MS : BEAT_MS;
  return Math.min(LONGEST_MS, throwsIn(events).length > 0 ? Math.max(TUMBLE_MS, travel) : travel);
}

export function tone({ kind }: GameEvent): "heading" | "line" | "silent" {
  if (HEADINGS.includes(kind)) return "heading";
  return SILENT.includes(kind) ? "silent" : "line";
}

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
