/** How a table stands, in a few words. */

import type { TableSummary } from "../protocol/types.ts";
import { sideName } from "../server/catalogue.svelte.ts";
import { enumerated, say } from "../words/words.svelte.ts";

export function statusWords(table: TableSummary): string {
  if (table.status === "playing") {
    if (table.paused) return say("web-paused");
    const sides = enumerated(table.waiting.map((side) => sideName(table.game, side)));
    return say("web-waiting-for", { sides, count: table.waiting.length });
  }
  if (table.status === "finished" && table.result) {
    const winners = enumerated(table.result.winners.map((side) => sideName(table.game, side)));
    return winners ? say("web-won", { winners, count: table.result.winners.length }) : say("web-nobody-won");
  }
  return say(`web-status-${table.status}`);
}
