/** Brings a table forward by what happened: what is drawn of it, event by event. The numbers that only the rules know (strengths,
 * dice, Resistance) stay as they are until a region has come to rest, and are then those of the last table. */

import type { GameEvent, View } from "../../contract.ts";
import { copied } from "../../parts/sharing.ts";
import { FIGURE_IDS, FIGURES } from "../components.ts";
import { REGION_IDS, type RegionId } from "../map/geography.ts";
import { isPower, type OldWorldView, asOldWorld } from "../view.ts";
import { CHANGES } from "./changes.ts";

/** The table `now` after these events; `last` is the table after all that follows. */
export function settled(now: View, events: readonly GameEvent[], last: View): View {
  const table = copied(asOldWorld(now));
  events.forEach((event, index) => CHANGES[event.kind]?.(table, event, { events, index, last: asOldWorld(last) }));
  tidy(table);
  rest(table, asOldWorld(last));
  count(table);
  return table as unknown as View;
}

/** Nothing is written as nothing, as the engine does. */
function tidy({ state }: OldWorldView): void {
  for (const field of [state.figures, state.tokens, state.corruption] as Record<string, Record<string, number>>[]) {
    for (const [region, piles] of Object.entries(field)) {
      for (const [thing, number] of Object.entries(piles)) if (number <= 0) delete piles[thing];
      if (Object.keys(piles).length === 0) delete field[region];
    }
  }
  for (const region of REGION_IDS) {
    if (state.marked[region]?.length === 0) delete state.marked[region];
    if (state.spaces[region]?.every((card) => card === null)) delete state.spaces[region];
  }
}

/** A region in which everything lies as it will lie in the end has the numbers that it will have in the end. */
function rest(table: OldWorldView, last: OldWorldView): void {
  for (const region of REGION_IDS) {
    if (!liesAlike(table, last, region)) continue;
    const marks = last.state.marked[region];
    if (marks) table.state.marked[region] = [...marks];
    else delete table.state.marked[region];
    table.summary.regions[region] = { ...last.summary.regions[region], ruined: table.summary.regions[region].ruined };
  }
}

function liesAlike({ state: one }: OldWorldView, { state: other }: OldWorldView, region: RegionId): boolean {
  return (["figures", "tokens", "corruption", "spaces"] as const).every((field) =>
    isAlike(one[field][region] ?? {}, other[field][region] ?? {}),
  );
}

/** Piles and card spaces hold nothing but numbers and names. */
function isAlike(one: object, other: object): boolean {
  const piles = Object.entries(one);
  const others = other as Record<string, unknown>;
  return piles.length === Object.keys(other).length && piles.every(([thing, number]) => others[thing] === number);
}

/** What can be counted on the table. */
function count({ state, summary, scores }: OldWorldView): void {
  for (const region of REGION_IDS) {
    const marks = Object.values(state.corruption[region] ?? {}).reduce((sum, number) => sum + number, 0);
    summary.regions[region].corruption = marks + (state.tokens[region]?.warpstone ?? 0);
  }
  for (const figure of FIGURE_IDS) {
    const power = summary.powers[FIGURES[figure].power];
    const standing = REGION_IDS.reduce((sum, region) => sum + (state.figures[region]?.[figure] ?? 0), 0);
    if (power) power.reserve[figure] = FIGURES[figure].count - standing;
  }
  for (const seat of Object.keys(scores)) if (isPower(seat)) scores[seat] = state.points[seat] ?? 0;
}
