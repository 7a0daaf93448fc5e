/** Starting games on this device, and handing in those that are there. */

import type { Variant } from "../games/contract.ts";
import type { Wish } from "../home/wishes.ts";
import { seating } from "../home/starting.ts";
import type { GameInfo, TableInfo } from "../protocol/types.ts";
import { go } from "../router.svelte.ts";
import { tables } from "../server/api.ts";
import { session } from "../server/session.svelte.ts";
import { say } from "../words/words.svelte.ts";
import { theEngine } from "./engine.ts";
import { forgetTable, keptTable, newId } from "./keeping.ts";

export async function playHere(game: GameInfo, wish: Wish, variant: Variant): Promise<void> {
  const id = newId();
  await theEngine().begin({ id, name: ownName(), game: game.name, ...seating(game, wish, variant) });
  go(`/table/${id}`);
}

/** The same game once more, with the same bots in the same places. */
export async function playHereAgain({ game, seats, options }: TableInfo): Promise<void> {
  const id = newId();
  const same = seats.map(({ level }) =>
    level === null ? ({ kind: "me" } as const) : ({ kind: "bot", level } as const),
  );
  await theEngine().begin({ id, name: ownName(), game, seats: same, options });
  go(`/table/${id}`);
}

/** Gives a game to the server, where it becomes a table that counts for no rating, and forgets it here. */
export async function handIn(id: string): Promise<void> {
  const kept = keptTable(id);
  if (kept === null) return;
  await session.somebody();
  const table = await tables.fromRecord(kept.record);
  forgetTable(id);
  go(table.status === "finished" ? `/table/${table.id}/replay` : `/table/${table.id}`);
}

function ownName(): string {
  return session.name ?? say("web-guest");
}
