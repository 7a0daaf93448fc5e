/** Shares of the win as they are drawn and written. The server counts in millionths. */

import type { AnalysedDecision, Analysis } from "../protocol/types.ts";
import { numeral } from "../words/words.svelte.ts";

const WHOLE = 1_000_000;
export const POINT = WHOLE / 100;

export function percent(share: number): number {
  return (100 * share) / WHOLE;
}

/** As `34 %`. */
export function written(share: number): string {
  return `${numeral(Math.round(percent(share)))}\u202f%`;
}

/** In points of a hundred, with its sign. */
export function signed(share: number): string {
  const points = Math.round(percent(share));
  return points > 0 ? `+${numeral(points)}` : points < 0 ? `−${numeral(-points)}` : "0";
}

/** What is worth a look: where something was given away. */
export function isMarked(decision: AnalysedDecision): boolean {
  return decision.grade === "inaccuracy" || decision.grade === "mistake" || decision.grade === "blunder";
}

export interface Change {
  seat: string;
  change: number;
}

/** Whose share has changed by a point or more, and by how much; the greatest change first. */
export function changes(seats: readonly string[], by: readonly number[]): Change[] {
  return seats
    .map((seat, at) => ({ seat, change: by[at] ?? 0 }))
    .filter(({ change }) => Math.abs(change) >= POINT)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}

/** Who gained by a mistake: by how much their share is higher than after the best choice. */
export function gained(seats: readonly string[], decision: AnalysedDecision): Change[] {
  const { chosen, best } = decision;
  if (chosen === null || best === null) return [];
  const by = chosen.shares.map((share, at) => share - (best.shares[at] ?? 0));
  return changes(seats, by).filter(({ change }) => change > 0);
}

/** Everybody's shares at each step, from the beginning on. */
export function course(analysis: Analysis): number[][] {
  return [analysis.start, ...analysis.decisions.map((decision) => decision.shares)];
}

/** The parts that a player's result is made of, in the order in which they are told. */
export const PARTS = ["fair", "side", "deal", "own", "others", "hidden", "chance", "judgement"] as const;
export type SharePart = (typeof PARTS)[number];
