/** Starting tables: against bots at once, or a lesson. */

import type { Lesson } from "../games/contract.ts";
import type { GameInfo, Holder, NewTable } from "../protocol/types.ts";
import { go } from "../router.svelte.ts";
import { tables } from "../server/api.ts";
import { namingOption } from "../server/naming_sides.ts";
import { set, settings } from "../settings.svelte.ts";

/** Me on the side I want, bots on the others. Where a game lets the table name its sides, this one names them, with mine
 * among them: otherwise they might still be drawn, and mine left out. */
export function seating(game: GameInfo, level: string, side: string | null): Pick<NewTable, "seats" | "options"> {
  const count = Math.max(...game.seat_counts);
  const naming = namingOption(game);
  let sides = game.seats_for[String(count)] ?? game.sides.slice(0, count);
  let agreement: Record<string, string> = {};
  if (side !== null && naming !== null) {
    const others = shuffled(game.sides.filter((each) => each !== side));
    sides = shuffled([side, ...others.slice(0, count - 1)]);
    agreement = { [naming.name]: sides.join("-") };
  }
  const own = side === null ? Math.floor(Math.random() * count) : Math.max(0, sides.indexOf(side));
  return {
    seats: sides.map((_, seat): Holder => (seat === own ? { kind: "me" } : { kind: "bot", level })),
    options: agreement,
  };
}

function shuffled<T>(things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing);
}

/** One request: a table that is listed nowhere, me on one side, bots on the others, started. Whoever gets its link may
 * look on, and see it again later. */
export async function playNow(game: GameInfo, level: string, side: string | null): Promise<void> {
  const table = await tables.make({
    game: game.name,
    ...seating(game, level, side),
    visibility: "link",
    start: true,
  });
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
