/** Where a position to edit comes from: the address, a table, a text, or the beginning of a game. */

import { faceOf } from "../games/index.ts";
import type { GameTable } from "../games/contract.ts";
import type { PositionLook } from "../protocol/types.ts";
import { Refused, server, tables } from "../server/api.ts";
import { tellerOf } from "../server/catalogue.svelte.ts";
import { session } from "../server/session.svelte.ts";
import type { Teller } from "../words/telling.ts";
import { speakAbout } from "../words/words.svelte.ts";
import type { GameEditing } from "./contract.ts";
import type { Position } from "./draft.ts";
import { Editing } from "./editing.svelte.ts";
import { Naming } from "./naming.ts";
import { unpacked } from "./sharing.ts";

const pages = import.meta.glob<{ default: GameEditing }>("../games/*/editing.ts");

export interface Opened {
  editing: Editing;
  game: GameTable;
  naming: Naming;
  teller: Teller;
}

/** Games whose positions can be edited here. */
export function isEditable(game: string): boolean {
  return `../games/${game}/editing.ts` in pages;
}

export async function open(game: string, seen: PositionLook): Promise<Opened> {
  const page = pages[`../games/${game}/editing.ts`];
  if (page === undefined) throw new Refused("web-editor-not-this-game");
  const [{ default: editable }, drawn, fields, teller] = await Promise.all([
    page(),
    faceOf(game).load(),
    server.fields(game),
    tellerOf(game),
    speakAbout(`${game}-editor`),
  ]);
  const editing = new Editing(editable, fields, seen, (name, position) => tables.look({ game: name, position }));
  return { editing, game: drawn, naming: new Naming(drawn, editing, teller.vocabulary.side_kind), teller };
}

/** What the address asks for: a position in its fragment, a step of a table, or a fresh game. */
export async function lookedAt(game: string, search: string, fragment: string): Promise<PositionLook> {
  await session.somebody();
  const asked = new URLSearchParams(search);
  const shared = await unpacked(fragment);
  if (shared !== null) return tables.look({ game, position: withoutChance(shared) });
  if (fragment.length > 1) throw new Refused("web-editor-link-broken");
  const from = asked.get("from");
  if (from !== null) {
    const position = await tables.position(from, asked.get("as") ?? "public", Number(asked.get("step") ?? 0));
    return tables.look({ game, position: withoutChance(position) });
  }
  const seats = Number(asked.get("seats"));
  return tables.look({ game, ...(seats > 0 ? { seats } : {}) });
}

/** A position that somebody brings as a text. */
export async function broughtAsText(position: Position): Promise<PositionLook> {
  await session.somebody();
  return tables.look({ game: String(position.game ?? ""), position: withoutChance(position) });
}

/** Nobody edits dice and draws to come; a table gets its own. */
function withoutChance({ chance: _, ...position }: Position): Record<string, unknown> {
  return position;
}
