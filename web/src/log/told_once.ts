/** A line of the log says what it said when it was told: it changes with the language, but not with every change on the table. */

import { untrack } from "svelte";
import type { GameEvent } from "../games/contract.ts";
import type { Part } from "../words/parts.ts";
import type { Teller } from "../words/telling.ts";
import { language } from "../words/words.svelte.ts";

export function toldOnce(teller: Teller, event: GameEvent): Part[] {
  language();
  return untrack(() => teller.tellParts(event));
}
