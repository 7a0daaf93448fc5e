/** The story of the points: how they grew, where rounds began, and what they came from. Told by the server's events. */

import type { GameEvent, GameTable } from "../games/contract.ts";
import type { TableInfo } from "../protocol/types.ts";
import { tables } from "../server/api.ts";

export interface PointsStory {
  /** Points after these decisions, first to last. */
  points: { step: number; scores: Record<string, number> }[];
  /** The step at which each round began. */
  rounds: { round: number; step: number }[];
  /** How many points each seat got from each kind of deed. */
  sources: { source: string; bySeat: Record<string, number> }[];
  total: number;
}

const CHUNK = 200;

export async function fetchStory(table: TableInfo, game: GameTable): Promise<PointsStory> {
  const [story, events] = await Promise.all([tables.story(table.id, "public"), allEvents(table.id)]);
  return {
    points: story.points,
    total: story.total,
    rounds: roundsIn(events, game),
    sources: sourcesIn(events, game),
  };
}

async function allEvents(table: string): Promise<GameEvent[]> {
  const events: GameEvent[] = [];
  let first = 0;
  let total = 0;
  do {
    const replay = await tables.replay(table, "public", first, CHUNK);
    total = replay.total;
    for (const step of replay.steps) events.push(...step.events.map((event) => ({ ...event, decision: step.step })));
    first += CHUNK;
  } while (first <= total);
  return events;
}

export function roundsIn(events: readonly GameEvent[], game: GameTable): PointsStory["rounds"] {
  return events.flatMap((event) => {
    const round = game.round(event);
    return round === null ? [] : [{ round, step: event.decision }];
  });
}

export function sourcesIn(events: readonly GameEvent[], game: GameTable): PointsStory["sources"] {
  const bySource = new Map<string, Record<string, number>>();
  for (const event of events) {
    const gain = game.points(event);
    if (gain === null || gain.points === 0) continue;
    const seats = bySource.get(gain.source) ?? {};
    seats[gain.seat] = (seats[gain.seat] ?? 0) + gain.points;
    bySource.set(gain.source, seats);
  }
  return [...bySource].map(([source, bySeat]) => ({ source, bySeat }));
}
