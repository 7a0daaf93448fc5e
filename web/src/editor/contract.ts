/** What a game says of editing its positions. The rest (which control a field gets, what may stand in it, where a piece can lie)
 * follows from what the server tells of the fields (`core/schema.py`). Each game has one such page: `games/<game>/editing.ts`. */

import type { Thing } from "../games/contract.ts";
import type { Draft, State } from "./draft.ts";

/** Pieces of one sort: a field of the state that says what lies where. */
export interface Layer {
  field: string;
  /** The kinds under which the board draws these pieces. */
  drawn: readonly string[];
  /** What such a piece is called where the field does not say: a clan's Warriors, the ruin of a region. */
  piece?: Thing;
  /** Pieces are told apart by the side whose they are, and called by the name of the field. */
  ofSides?: boolean;
  /** The place of pieces that are not on the board: what is taken off goes there, what is added comes from there. */
  home?: string;
  /** These pieces are always somewhere on the board. */
  stays?: boolean;
  /** Whether what lies in this place lies there in every game. */
  fixed?(place: string): boolean;
  /** There is one of each: what lies somewhere is not added elsewhere. */
  unique?: boolean;
  /** Whether such a piece belongs to a table with these sides; absent: all do. */
  belongs?(piece: string, seats: readonly string[]): boolean;
  /** What tells a piece from others that are called alike: what it carries. */
  detail?(piece: string): Thing | null;
  /** The piece of another layer that goes wherever this one goes: a mark lies on its figure. */
  carries?(piece: string): { field: string; piece: string };
  /** Only in these places; absent: wherever the field can say. */
  only?(place: string): boolean;
}

export interface Group {
  /** Words: `web-editor-group-<id>`. */
  id: "seats" | "cards" | "table";
  /** Words: `<game>-field-<name>`. */
  fields: readonly string[];
}

/** A moment of the game from which play can go on, whatever was set up. */
export interface Start {
  id: string;
  /** A Fluent id. */
  name: string;
  /** Whether it is somebody's turn: then the side stands where `SEAT` does in the agenda. */
  ofSeat?: boolean;
  agenda: readonly unknown[];
  /** Fields that say the same. */
  state?: Readonly<Record<string, unknown>>;
}

export const SEAT = "$seat";

export interface GameEditing {
  /** The domain of the places on the board, and the kinds under which the board draws them. */
  places: { domain: string; drawn: readonly string[]; kind: string };
  layers: readonly Layer[];
  groups: readonly Group[];
  /** Fields that follow from others: they are left out when one of these changes, and the loader works them out anew. */
  follows: Readonly<Record<string, readonly string[]>>;
  starts: readonly Start[];
  /** Places that hold nothing yet, but may. */
  frontier?(state: State): readonly string[];
  /** The kind by whose words the things of a field are known, where its domain holds several kinds: only those are offered. */
  kinds?: Readonly<Record<string, string>>;
  /** What else changes with an edit. */
  settle?(draft: Draft): Draft;
}
