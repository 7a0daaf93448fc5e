/** What games use to cut events into scenes. */

import type { GameEvent, PointGain, Scene, View } from "../contract.ts";

/** A scene of these events with what most scenes have: a line as in the log, no place, nothing settled but points. */
export function sceneOf(events: readonly GameEvent[], own: Partial<Omit<Scene, "events">> = {}): Scene {
  const gains = own.gains ?? [];
  return {
    events,
    size: "told",
    line: null,
    place: null,
    seat: seatOf(events),
    gains,
    rule: null,
    after: (now) => withPoints(now, gains),
    ...own,
  };
}

/** The table with these points on the track. */
export function withPoints(now: View, gains: readonly PointGain[]): View {
  if (gains.length === 0) return now;
  const scores = { ...now.scores };
  for (const { seat, points } of gains) scores[seat] = (scores[seat] ?? 0) + points;
  return { ...now, scores };
}

function seatOf(events: readonly GameEvent[]): string | null {
  const acting = events.find(({ seat }) => typeof seat === "string");
  return acting === undefined ? null : (acting.seat as string);
}

/** Goes on to the table that was worked out when the scenes were cut, as long as it is told from where that was done. */
export function asForeseen(from: View, last: View, to: View, after: Scene["after"]): Scene["after"] {
  return (now, end) => (now === from && end === last ? to : after(now, end));
}
