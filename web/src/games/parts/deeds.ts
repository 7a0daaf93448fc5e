/** Which events of a game are which sort of deed. */

import type { DeedSort, GameTable } from "../contract.ts";

/** `sorts` lists the kinds of events of each sort, `beginning` those with which something new begins. What no sort lists is fate. */
export function deedsBy(
  sorts: Partial<Record<DeedSort, readonly string[]>>,
  beginning: readonly string[],
): NonNullable<GameTable["deed"]> {
  const sortOf = new Map<string, DeedSort>();
  for (const [sort, kinds] of Object.entries(sorts)) {
    for (const kind of kinds) sortOf.set(kind, sort as DeedSort);
  }
  return ({ kind }) => ({ sort: sortOf.get(kind) ?? "fate", begins: beginning.includes(kind) });
}
