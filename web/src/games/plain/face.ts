/** The face of a game that nobody has drawn yet. */

import type { GameFace } from "../contract.ts";
import { numeral } from "../../words/words.svelte.ts";

export function plainFace(name: string): GameFace {
  return {
    name,
    sides: {},
    cover: async () => (await import("./Cover.svelte")).default,
    minutes: 60,
    written: numeral,
    load: async () => (await import("./table.ts")).default,
  };
}
