/** Soul stones are Karak's points: the engine counts them in halves. */

import { numeral } from "../../words/words.svelte.ts";

export function written(halves: number): string {
  return numeral(halves / 2);
}
