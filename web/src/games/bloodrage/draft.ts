/** What the draft asks for. */

import type { Deciding } from "../contract.ts";

/** The Fluent id of what stands above the pack: with two players two cards are kept, and after the first one more is wanted. */
export function packTitle(deciding: Deciding, pack: readonly string[]): string {
  if (!deciding.options.some((option) => option.verb === "keep_two")) return "web-bloodrage-pack";
  const hasOne = pack.some((card) => deciding.picked([{ kind: "card", id: card }]));
  return hasOne ? "web-bloodrage-pack-one-more" : "web-bloodrage-pack-two";
}
