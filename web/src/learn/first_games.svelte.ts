/** The way into a game: a lesson, a game against easy bots, one against normal ones. What of it lies behind is kept on this device. */

import type { TableSummary } from "../protocol/types.ts";
import { keep, kept } from "../shell/kept.ts";

export const FIRST_GAMES = ["lesson", "easy", "normal"] as const;
export type FirstGame = (typeof FIRST_GAMES)[number];

const PLACE = "warhost-first-games";
const LESSONS = "warhost-lessons";

/** A stronger bot does for a weaker one. */
const BEATS: Record<string, readonly FirstGame[]> = {
  easy: ["easy"],
  greedy: ["easy"],
  normal: ["easy", "normal"],
  hard: ["easy", "normal"],
  expert: ["easy", "normal"],
  champion: ["easy", "normal"],
};

let ticked = $state.raw<Record<string, readonly FirstGame[]>>(kept(PLACE, {}));
let lessons = $state.raw<Record<string, readonly string[]>>(kept(LESSONS, {}));

export function isTicked(game: string, step: FirstGame): boolean {
  return ticked[game]?.includes(step) ?? false;
}

/** The first that is still to come; null: all lie behind. */
export function nextOf(game: string): FirstGame | null {
  return FIRST_GAMES.find((step) => !isTicked(game, step)) ?? null;
}

export function tick(game: string, ...steps: readonly FirstGame[]): void {
  const fresh = steps.filter((step) => !isTicked(game, step));
  if (fresh.length === 0) return;
  ticked = { ...ticked, [game]: [...(ticked[game] ?? []), ...fresh] };
  keep(PLACE, ticked);
}

/** A lesson has been gone through. */
export function learnt(game: string, lesson: string): void {
  tick(game, "lesson");
  if (isLearnt(game, lesson)) return;
  lessons = { ...lessons, [game]: [...(lessons[game] ?? []), lesson] };
  keep(LESSONS, lessons);
}

export function isLearnt(game: string, lesson: string): boolean {
  return lessons[game]?.includes(lesson) ?? false;
}

/** Ticks off what was played to its end against bots. */
export function tickPlayed(tables: readonly TableSummary[]): void {
  for (const table of tables) {
    if (table.status !== "finished" || table.lesson !== null || table.mine.length === 0) continue;
    const levels = table.seats.flatMap(({ owner, level }) => (owner === null && level !== null ? [level] : []));
    tick(table.game, ...levels.flatMap((level) => BEATS[level] ?? []));
  }
}
