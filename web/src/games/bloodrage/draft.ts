/** What the draft asks for. */

import type { Deciding } from "../contract.ts";

/** How many cards are kept at a time: with two players two. When the answer is given, it says so itself. */
export function keptAtOnce(deciding: Deciding, picked: number): number {
  const isForTwo = deciding.options.some((option) => option.verb === "keep_two");
  return isForTwo ? 2 : Math.max(1, deciding.asked ? 1 : picked);
}

/** The Fluent id of what stands above the pack. */
export function packTitle(atOnce: number, picked: number): string {
  if (atOnce === 1) return "web-bloodrage-pack";
  return picked === 1 ? "web-bloodrage-pack-one-more" : "web-bloodrage-pack-two";
}
