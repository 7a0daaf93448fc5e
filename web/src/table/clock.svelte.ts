/** The time, and what a clock shows of it. */

import type { ClockState } from "../protocol/types.ts";

/** A moment that moves on by itself, for whoever reads it. */
class Now {
  ms = $state(Date.now());

  constructor() {
    setInterval(() => (this.ms = Date.now()), 500);
  }
}

let now: Now | null = null;

export function nowMs(): number {
  now ??= new Now();
  return now.ms;
}

/** Milliseconds that a seat has left at our time `at`; null without a clock. */
export function timeLeft(clock: ClockState | null, seat: string, at: number, offset: number): number | null {
  const own = clock?.seats[seat];
  if (own === undefined) return null;
  if (!own.running || own.deadline === null || clock?.paused) return own.left_ms;
  return Math.max(0, own.deadline - (at + offset));
}

/** 3 days 4 h, 2:05:09, 4:07: as much as matters. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60] as const;
  const two = (part: number) => String(part).padStart(2, "0");
  if (parts[0] >= 48) return `${Math.floor(parts[0] / 24)} d ${parts[0] % 24} h`;
  return parts[0] > 0 ? `${parts[0]}:${two(parts[1])}:${two(parts[2])}` : `${parts[1]}:${two(parts[2])}`;
}
