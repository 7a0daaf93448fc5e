/** The story of the points: how they grew, where rounds began, and what they came from. Told by the server's events. */

import type { GameEvent, GameTable, PointGain } from "../games/contract.ts";
import type { TableInfo } from "../protocol/types.ts";
import { tables } from "../server/api.ts";

export interface PointsStory {
  /** Points after these decisions, first to last. */
  points: { step: number; scores: Record<string, number> }[];
  /** The step at which each round began. */
  rounds: { round: number; step: number }[];
  /** How many points each seat got from each kind of deed. */
  sources: { source: string; bySeat: Record<string, number> }[];
  /** Every gain, in order. */
  gains: Gain[];
  total: number;
}

export interface Gain extends PointGain {
  step: number;
}

const CHUNK = 200;

export async function fetchStory(table: TableInfo, game: GameTable): Promise<PointsStory> {
  const [story, events] = await Promise.all([tables.story(table.id, "public"), allEvents(table.id)]);
  const gains = gainsIn(events, game);
  return {
    points: story.points,
    total: story.total,
    rounds: roundsIn(events, game),
    sources: sourcesOf(gains),
    gains,
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

export function gainsIn(events: readonly GameEvent[], game: GameTable): Gain[] {
  return events.flatMap((event) => {
    const gain = game.points(event);
    return gain === null || gain.points === 0 ? [] : [{ ...gain, step: event.decision }];
  });
}

export function sourcesOf(gains: readonly Gain[]): PointsStory["sources"] {
  const bySource = new Map<string, Record<string, number>>();
  for (const { source, seat, points } of gains) {
    const seats = bySource.get(source) ?? {};
    seats[seat] = (seats[seat] ?? 0) + points;
    bySource.set(source, seats);
  }
  return [...bySource].map(([source, bySeat]) => ({ source, bySeat }));
}
