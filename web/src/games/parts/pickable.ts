/** What a drawn piece stands for in the question that is asked. Options name pieces by kind, and the place they are taken from only
 * where there is a choice of it; a piece on the board answers both at once, or its kind alone where the question says its place.
 *
 * Where an option takes its piece from can be read off its key: all games write `piece:from>to`. */

import type { Deciding, Option, Thing } from "../contract.ts";
import { UNASKED } from "./unasked.ts";

/** Places beside the board: a question that names no place is about pieces on the board. */
const BESIDE_THE_BOARD = ["reserve", "pool", "valhalla"];
/** Where tokens come from that are put somewhere and lie nowhere yet. */
const POOL = "pool";
/** What a question calls the place that its pieces are in. */
const PLACE_ASKED = ["source", "province", "region"];

export interface Pickable {
  things: readonly Thing[];
  /** To be picked by; deaf where this piece cannot be taken. */
  deciding: Deciding;
}

/** What a piece that lies in a place stands for now. */
export function pickable(deciding: Deciding, piece: Thing, place: Thing): Pickable {
  const fitting = deciding.options.filter((option) => names(option, piece) && isTakenFrom(deciding, option, place.id));
  if (fitting.length === 0) return { things: [piece, place], deciding: UNASKED };
  const chooses = fitting.some((option) => sourceOf(option) !== null);
  return { things: chooses ? [piece, place] : [piece], deciding };
}

/** `summon:bloodletter:reserve>kislev` takes from the reserve, `join:warrior:horgr` from Horgr; `place:noble>kislev` does not say. */
export function sourceOf({ key, verb }: Pick<Option, "key" | "verb">): string | null {
  const [taken = ""] = key.slice(verb.length + 1).split(">");
  return taken.split(":")[1] ?? null;
}

function names(option: Option, piece: Thing): boolean {
  return option.things.some(({ kind, id }) => kind === piece.kind && id === piece.id);
}

function isTakenFrom(deciding: Deciding, option: Option, place: string): boolean {
  const source = sourceOf(option) ?? placeAsked(deciding);
  if (source !== null) return source === place;
  return option.key.includes(">") ? place === POOL : !BESIDE_THE_BOARD.includes(place);
}

function placeAsked({ about }: Deciding): string | null {
  const asked = PLACE_ASKED.map((name) => about?.[name]).find((id) => typeof id === "string");
  return typeof asked === "string" ? asked : null;
}
