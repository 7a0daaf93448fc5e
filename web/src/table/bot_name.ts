/** What a bot at a table is called: by its face where it has one, and by its level. */

import type { SeatInfo } from "../protocol/types.ts";
import { say } from "../words/words.svelte.ts";

export function botName(seat: Pick<SeatInfo, "level" | "face">): string {
  const level = say(`bot-${seat.level ?? "random"}`);
  return seat.face === null
    ? say("web-bot", { level })
    : say("web-bot-named", { name: say(`bot-face-${seat.face}`), level });
}
