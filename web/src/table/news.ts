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

/** What each of these seats did last that is worth a line, in the order of the seats. */
export function lastDeeds(
  events: readonly GameEvent[],
  seats: readonly string[],
  isLine: (event: GameEvent) => boolean,
): { seat: string; event: GameEvent }[] {
  return seats.flatMap((seat) => {
    const event = events.findLast((each) => each.seat === seat && isLine(each));
    return event === undefined ? [] : [{ seat, event }];
  });
}
