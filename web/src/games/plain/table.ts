/** A table for any game: the view as lists, every thing in it clickable by name. */

import { numeral } from "../../words/words.svelte.ts";
import type { GameTable } from "../contract.ts";
import Board from "./Board.svelte";
import Closer from "./Closer.svelte";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import Purse from "./Purse.svelte";
import Sheet from "./Sheet.svelte";

const table: GameTable = {
  Board,
  Sheet,
  Hand,
  Purse,
  Face,
  Closer,
  faces: [],
  drawnAs: (thing) => thing,
  lasting: (events) => (events.length > 0 ? 300 : 0),
  tone: () => "line",
  written: numeral,
  called: () => null,
  points: () => null,
  round: () => null,
  roundName: "web-round-short",
  aside: () => null,
  lessons: [],
};

export default table;
