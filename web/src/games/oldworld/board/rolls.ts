/** Rolls of dice as events tell them. */

import type { GameEvent } from "../../contract.ts";
import type { PowerId } from "../powers.ts";

export interface Die {
  face: number;
  hit: boolean;
}

export interface Roll {
  seat: PowerId;
  dice: readonly Die[];
  hits: number;
}

/** Whether dice fall in these events. */
export function areDiceThrown(events: readonly GameEvent[]): boolean {
  return events.some(({ kind, dice }) => kind === "rolled" && Array.isArray(dice) && dice.length > 0);
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
