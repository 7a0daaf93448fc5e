/** Shares of the win as they are drawn and written. The server counts in millionths. */

import type { AnalysedDecision, Analysis } from "../protocol/types.ts";
import { numeral } from "../words/words.svelte.ts";

const WHOLE = 1_000_000;

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

/** Whose share a mistake has raised by a point or more, and by how much; who gained most comes first. */
export function gained(seats: readonly string[], decision: AnalysedDecision): { seat: string; gain: number }[] {
  const { chosen, best } = decision;
  if (chosen === null || best === null) return [];
  return seats
    .map((seat, at) => ({ seat, gain: (chosen.shares[at] ?? 0) - (best.shares[at] ?? 0) }))
    .filter(({ gain }) => gain >= WHOLE / 100)
    .sort((one, other) => other.gain - one.gain);
}

/** Everybody's shares at each step, from the beginning on. */
export function course(analysis: Analysis): number[][] {
  return [analysis.start, ...analysis.decisions.map((decision) => decision.shares)];
}

/** The parts that a player's result is made of, in the order in which they are told. */
export const PARTS = ["fair", "side", "deal", "own", "others", "hidden", "chance", "judgement"] as const;
export type SharePart = (typeof PARTS)[number];
