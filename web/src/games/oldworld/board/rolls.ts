/** Rolls of dice as events tell them, by region. */

import type { GameEvent } from "../../contract.ts";
import type { PowerId } from "../powers.ts";
import type { RegionId } from "../map/geography.ts";

export interface Die {
  face: number;
  hit: boolean;
}

export interface Roll {
  seat: PowerId;
  dice: readonly Die[];
  hits: number;
}

export interface Throw {
  region: RegionId;
  rolls: readonly Roll[];
  /** Whether that battle has ended since. */
  over: boolean;
}

export function throwsIn(events: readonly GameEvent[]): Throw[] {
  const found = new Map<RegionId, Roll[]>();
  for (const event of events) {
    if (event.kind !== "rolled" || !Array.isArray(event.dice) || event.dice.length === 0) continue;
    const region = event.region as RegionId;
    found.set(region, [...(found.get(region) ?? []), rollOf(event)]);
  }
  return [...found].map(([region, rolls]) => ({ region, rolls, over: hasEnded(events, region) }));
}

export function rollOf(event: GameEvent): Roll {
  const hits = Number(event.hits);
  return { seat: event.seat as PowerId, dice: diceOf(event.dice as number[], hits), hits };
}

/** The highest dice are the hits; how many of them are, the event says. */
function diceOf(faces: readonly number[], hits: number): Die[] {
  const best = faces
    .map((face, index) => ({ face, index }))
    .sort((one, other) => other.face - one.face)
    .slice(0, hits)
    .map(({ index }) => index);
  return faces.map((face, index) => ({ face, hit: best.includes(index) }));
}

function hasEnded(events: readonly GameEvent[], region: RegionId): boolean {
  return events.some((event) => event.kind === "battle_ended" && event.region === region);
}

/** Whether the dice of earlier events may stay on the table: as long as the same battle goes on. */
export function staysOnTable(events: readonly GameEvent[]): boolean {
  const over = ["battle_ended", "phase_began", "battle_began", "rolled"];
  return events.length > 0 && !events.some((event) => over.includes(event.kind));
}
