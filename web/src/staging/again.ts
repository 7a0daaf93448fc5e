/** What has happened, fetched to be shown once more: the table before it, and every decision of it with what followed. */

import type { GameEvent, View } from "../games/contract.ts";
import type { Replay } from "../protocol/types.ts";
import { withChanges } from "../server/changes.ts";
import type { Moment } from "./director.svelte.ts";

const AT_ONCE = 100;

export type FetchSteps = (first: number, count: number) => Promise<Replay>;

/** The moments from before the decision `first` to after the decision `last`. `told`: how many events came before them. */
export async function momentsOf(fetch: FetchSteps, first: number, last: number, told: number): Promise<Moment[]> {
  const moments: Moment[] = [];
  let view: View | null = null;
  let number = told;
  for (let from = Math.max(0, first - 1); from <= last; from += AT_ONCE) {
    const { steps } = await fetch(from, Math.min(AT_ONCE, last + 1 - from));
    for (const step of steps) {
      view = step.view ?? (view === null ? null : withChanges(view, step.changes));
      const follows = moments.length > 0;
      const events: GameEvent[] = follows
        ? step.events.map((event) => ({ ...event, number: (number += 1), decision: step.step }) as GameEvent)
        : [];
      moments.push({ view, events, follows });
    }
    if (steps.length === 0) break;
  }
  return moments;
}
