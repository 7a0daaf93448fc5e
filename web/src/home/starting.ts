/** Starting tables: against bots at once, or a lesson. */

import type { Lesson } from "../games/contract.ts";
import type { GameInfo, Holder } from "../protocol/types.ts";
import { go } from "../router.svelte.ts";
import { tables } from "../server/api.ts";
import { set, settings } from "../settings.svelte.ts";

/** One request: a private table, me on one side, bots on the others, started. */
export async function playNow(game: GameInfo, level: string, side: string | null): Promise<void> {
  const count = Math.max(...game.seat_counts);
  const sides = game.seats_for[String(count)] ?? game.sides.slice(0, count);
  const own = side === null ? Math.floor(Math.random() * count) : Math.max(0, sides.indexOf(side));
  const seats = sides.map((_, index): Holder => (index === own ? { kind: "me" } : { kind: "bot", level }));
  const table = await tables.make({ game: game.name, seats, visibility: "private", start: true });
  set({ level: { ...settings.level, [game.name]: level } });
  go(`/table/${table.id}`);
}

/** The strength chosen last, or one in the middle. */
export function usualLevel(game: GameInfo): string {
  return settings.level[game.name] ?? game.bots[Math.floor(game.bots.length / 2)] ?? "random";
}

export async function startLesson(game: GameInfo, lesson: Lesson): Promise<void> {
  const sides = (lesson.position.seats as string[] | undefined) ?? game.sides;
  const level = usualLevel(game);
  const seats = sides.map((side): Holder => (side === lesson.seat ? { kind: "me" } : { kind: "bot", level }));
  const table = await tables.make({
    game: game.name,
    seats,
    visibility: "private",
    position: lesson.position,
    lesson: lesson.id,
    start: true,
  });
  go(`/table/${table.id}`);
}
