/** Clocks in words. */

import type { Clock } from "../protocol/types.ts";
import { say } from "../words/words.svelte.ts";

const DAY_S = 86_400;
const HOUR_S = 3_600;

export function clockWords(clock: Clock): string {
  if (clock.kind === "live") {
    return say("web-clock-live-is", { minutes: Math.round(clock.bank_s / 60), seconds: clock.increment_s ?? 0 });
  }
  if (clock.kind === "slow") {
    const days = clock.move_s / DAY_S;
    return days >= 1
      ? say("web-clock-slow-days", { days: Math.round(days) })
      : say("web-clock-slow-hours", { hours: Math.max(1, Math.round(clock.move_s / HOUR_S)) });
  }
  return say("web-clock-none");
}
