/** What is news to a viewer: what followed from the decisions of others. */

import type { GameEvent } from "../games/contract.ts";

/** The events after number `since`, without those of the seat's own decisions. A decision is told by whom it is from first. */
export function newsFor(seat: string | null, events: readonly GameEvent[], since: number): GameEvent[] {
  const deciders = new Map<number, unknown>();
  for (const event of events) {
    if (!deciders.has(event.decision)) deciders.set(event.decision, event.seat);
  }
  return events.slice(since).filter((event) => seat === null || deciders.get(event.decision) !== seat);
}
