/** Numbers with their intervals, as the pages of statistics draw and write them. Shares are parts of one. */

import type { Side } from "../games/contract.ts";
import type { CardWorth, ShareOfWins } from "../protocol/types.ts";
import { numeral } from "../words/words.svelte.ts";

/** A row of a drawn table: where a value lies and how surely, what it is compared with, and what is written beside it. */
export interface Row {
  key: string;
  label: string;
  side: Side | null;
  at: number;
  low: number;
  high: number;
  /** What is marked beside it: the share that equals would have. */
  fair: number | null;
  numbers: string[];
}

/** From where to where rows are drawn. */
export interface Scale {
  least: number;
  most: number;
  step: number;
  ticks: number[];
}

const STEPS = [0.05, 0.1, 0.2, 0.25];
const MOST_TICKS = 5;
/** Intervals of the fewest games would press all others together: so far, at least, the scale does not follow them. */
const FAR = 1.6;

/** From nothing to a little more than the largest share. */
export function scaleOfShares(rows: readonly Row[]): Scale {
  return ticked(0, Math.min(1, Math.max(0.2, ...rows.map((row) => row.high))));
}

/** As far to the left of nothing as to its right. */
export function scaleOfWorths(rows: readonly Row[]): Scale {
  const farthest = FAR * Math.max(0.05, ...rows.map((row) => Math.abs(row.at)));
  return ticked(-Math.min(1, farthest), Math.min(1, farthest));
}

function ticked(least: number, most: number): Scale {
  const step = STEPS.find((each) => (most - least) / each < MOST_TICKS) ?? 0.5;
  const [first, last] = [Math.floor(least / step + 1e-9), Math.ceil(most / step - 1e-9)];
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { least: first * step, most: last * step, step, ticks };
}

/** Where a value stands on its scale, in percent of the width; what lies beyond it stands at its edge. */
export function placed(value: number, { least, most }: Scale): number {
  return (100 * (Math.max(least, Math.min(most, value)) - least)) / (most - least);
}

/** Whether a tick goes first where there is no room for all: every other one does, but nothing stays. */
export function isSpare(tick: number, { step }: Scale): boolean {
  return Math.round(tick / step) % 2 !== 0;
}

export function percent(share: number): string {
  return `${numeral(Math.round(100 * share))}\u202f%`;
}

/** As `28–39 %`. */
export function span(low: number, high: number): string {
  return `${numeral(Math.round(100 * low))}–${percent(high)}`;
}

/** In points of a hundred, with its sign. */
export function points(worth: number): string {
  const whole = Math.round(100 * worth);
  return whole > 0 ? `+${numeral(whole)}` : whole < 0 ? `−${numeral(-whole)}` : "0";
}

export function shareRow(share: ShareOfWins, label: string, side: Side | null): Row {
  const { name: key, share: at, low, high, fair, games } = share;
  return { key, label, side, at, low, high, fair, numbers: [percent(at), span(low, high), numeral(games)] };
}

export function worthRow(card: CardWorth, label: string): Row {
  const { card: key, worth: at, low, high, had, had_not } = card;
  const numbers = [
    points(at),
    `${points(low)} … ${points(high)}`,
    percent(had.share),
    percent(had_not.share),
    numeral(had.games),
  ];
  return { key, label, side: null, at, low, high, fair: 0, numbers };
}

/** Whether luck alone hardly makes such a difference. */
export function isSure({ low, high, fair }: Row): boolean {
  return fair !== null && (low > fair || high < fair);
}
