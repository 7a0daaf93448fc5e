/** From what the form asks to what the server wants. */

import type { Clock } from "../protocol/types.ts";

export function clockOf(pace: "none" | "live" | "slow", minutes: number, increment: number, days: number): Clock {
  if (pace === "live") return { kind: "live", bank_s: minutes * 60, increment_s: increment };
  if (pace === "slow") return { kind: "slow", move_s: days * 86_400 };
  return { kind: "none" };
}
