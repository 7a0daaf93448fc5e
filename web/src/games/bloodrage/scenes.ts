/** What followed from one decision, cut into scenes: one thing at a time, in the order of the events. */

import type { GameEvent, Scene, View } from "../contract.ts";
import { ACTIONS, type Cut } from "./story/actions.ts";
import { BY_PHASE, ENDS } from "./story/ends.ts";
import { PILLAGE } from "./story/pillage.ts";
import { Reel } from "./story/reel.ts";

const CUTS: Record<string, Cut> = { ...ACTIONS, ...PILLAGE, ...ENDS };

export function scenes(events: readonly GameEvent[], before: View, last: View): Scene[] {
  const reel = new Reel(events, before, last);
  while (reel.kind !== null) cutNext(reel);
  reel.close();
  return reel.scenes;
}

/** A card that works belongs to what it does. */
function cutNext(reel: Reel): void {
  const cause = reel.takeAll(["card_worked"]);
  const kind = reel.kind ?? "";
  const cut = BY_PHASE[reel.table.state.phase ?? ""]?.[kind] ?? CUTS[kind] ?? alone;
  cut(reel, cause);
}

/** A card whose work is still to be decided upon. */
const alone: Cut = (reel, cause) => {
  const events = cause.length > 0 ? cause : [reel.take()];
  if (reel.battle === null) reel.add(events);
  else reel.addToBattle(events);
};

/** Every kind of event that a scene is made for, for the test that none is forgotten. */
export const TOLD: readonly string[] = [...Object.keys(CUTS), "card_worked", "rage_set", "quest_done", "quest_failed"];
