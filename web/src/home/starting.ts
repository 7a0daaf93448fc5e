/** Starting tables: against bots at once, or a lesson. */

import type { Lesson, Variant } from "../games/contract.ts";
import type { GameInfo, Holder, NewTable } from "../protocol/types.ts";
import { go } from "../router.svelte.ts";
import { tables } from "../server/api.ts";
import { namingOption } from "../server/naming_sides.ts";
import { set, settings } from "../settings.svelte.ts";
import type { Wish } from "./wishes.ts";

/** Me on the side I want, bots on the others. Where a game lets the table name its sides, this one names them, with mine
 * among them: otherwise they might still be drawn, and mine left out. */
export function seating(
  game: GameInfo,
  { seats, level, side }: Wish,
  variant: Variant,
): Pick<NewTable, "seats" | "options"> {
  const naming = namingOption(game);
  let sides = game.seats_for[String(seats)] ?? game.sides.slice(0, seats);
  let agreement = { ...variant.options };
  if (side !== null && naming !== null) {
    const others = shuffled(game.sides.filter((each) => each !== side && !variant.without?.includes(each)));
    sides = shuffled([side, ...others.slice(0, seats - 1)]);
    agreement = { ...agreement, [naming.name]: sides.join("-") };
  }
  const own = side === null ? Math.floor(Math.random() * seats) : Math.max(0, sides.indexOf(side));
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
export async function playNow(game: GameInfo, wish: Wish, variant: Variant): Promise<void> {
  const table = await tables.make({
    game: game.name,
    ...seating(game, wish, variant),
    visibility: "link",
    start: true,
  });
  set({ level: { ...settings.level, [game.name]: wish.level } });
  go(`/table/${table.id}`);
}

/** The strength chosen last, or one in the middle. */
export function usualLevel(game: GameInfo): string {
  return settings.level[game.name] ?? (game.bots.includes("easy") ? "easy" : (game.bots[0] ?? "random"));
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
