/** The events of this game as scenes read them. */

import type { GameEvent, PointGain } from "../../contract.ts";
import type { FigureId } from "../components.ts";
import type { RegionId } from "../map/geography.ts";
import type { PowerId } from "../powers.ts";
import { points } from "../telling.ts";

export const powerOf = (event: GameEvent): PowerId => event.seat as PowerId;
export const regionOf = (event: GameEvent): RegionId => event.region as RegionId;
export const numberOf = (event: GameEvent, argument: string): number => Number(event[argument] ?? 0);
export const namesOf = (event: GameEvent, argument: string): string[] => (event[argument] ?? []) as string[];

/** `acolyte-shielded` is an acolyte. */
export function figureOf(piece: unknown): FigureId {
  return String(piece).split("-")[0] as FigureId;
}

export function gainsIn(events: readonly GameEvent[]): PointGain[] {
  return events.flatMap((event) => points(event) ?? []);
}

export function ofKind(events: readonly GameEvent[], kind: string): GameEvent[] {
  return events.filter((event) => event.kind === kind);
}

/** Whom the events speak of, as somebody who acts or somebody whom it befalls. */
export function concerns(events: readonly GameEvent[], seat: string | null): boolean {
  return seat !== null && events.some((event) => [event.seat, event.victim, event.owner, event.at].includes(seat));
}
