/** Which sounds what happened has. A game says it in a table of its own, by the kind of event; what is told in one go is heard
 * as a few sounds one after the other, never as all of them at once. */

import type { GameEvent } from "../games/contract.ts";
import { BLOODRAGE } from "./bloodrage.ts";
import { KARAK } from "./karak.ts";
import { OLDWORLD } from "./oldworld.ts";
import type { Cue } from "./voices.ts";

/** For every kind of event the sound that it has; null: it is silent on purpose. */
export type CueTable = Readonly<Record<string, Cue | null>>;

/** A sound to be made: how loud (1: as it is), and how many seconds from now. */
export interface Heard {
  cue: Cue;
  level: number;
  delay: number;
}

export const TABLES: Readonly<Record<string, CueTable>> = { oldworld: OLDWORLD, bloodrage: BLOODRAGE, karak: KARAK };

const MOST_AT_ONCE = 4;
const BETWEEN_S = 0.16;
const OF_OTHERS = 0.55;

/** What gives way when too much happens at once: the last ones here. */
const WEIGHT: readonly Cue[] = [
  "victory",
  "ragnarok",
  "ruin",
  "battle",
  "dice",
  "points",
  "round",
  "fall",
  "clash",
  "magic",
  "corruption",
  "build",
  "card",
  "loss",
  "gain",
  "phase",
  "march",
  "piece",
];

/** The sounds of these events, each kind once, the weightiest of them in the order in which they happened. What others gain is
 * heard more softly than what `own` gains. */
export function cuesFor(game: string, events: readonly GameEvent[], own: string | null): Heard[] {
  const levels = new Map<Cue, number>();
  for (const event of events) {
    const cue = TABLES[game]?.[event.kind] ?? null;
    if (cue === null) continue;
    const isAnothers = cue === "points" && own !== null && event.seat !== own;
    levels.set(cue, Math.max(levels.get(cue) ?? 0, isAnothers ? OF_OTHERS : 1));
  }
  const heard = [...levels.keys()].sort((one, other) => WEIGHT.indexOf(one) - WEIGHT.indexOf(other));
  const kept = new Set(heard.slice(0, MOST_AT_ONCE));
  return [...levels]
    .filter(([cue]) => kept.has(cue))
    .map(([cue, level], place) => ({ cue, level, delay: place * BETWEEN_S }));
}
