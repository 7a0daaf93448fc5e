/** Cuts what followed from a decision into scenes: which events belong together is in `scenes/acts.ts`, how each act is told in
 * the tellers, and how the table looks after it in `scenes/settling.ts`. */

import type { GameEvent, Scene, View } from "../contract.ts";
import { asForeseen, sceneOf } from "../parts/scenes.ts";
import { type Act, type ActKind, actsIn } from "./scenes/acts.ts";
import {
  arrival,
  cardPlayed,
  cardWorked,
  discard,
  hands,
  passed,
  removed,
  tokens,
  track,
} from "./scenes/table_tellers.ts";
import { aftermath, BattleSoFar, muster, roll, strike } from "./scenes/battle_tellers.ts";
import { corruption, domination, isQuiet, ruin, ruinScored, undisputed } from "./scenes/corruption_tellers.ts";
import { cleared, dial, ending, lastingCard, oldWorldCard, phase, round, upgrade } from "./scenes/round_tellers.ts";
import { gainsIn } from "./scenes/events.ts";
import { settled } from "./scenes/settling.ts";
import { type Teller, type Telling } from "./scenes/telling.ts";
import { asOldWorld } from "./view.ts";

const TELLERS: Record<ActKind, Teller> = {
  setup: hands,
  round,
  phase,
  old_world_card: oldWorldCard,
  lasting_card: lastingCard,
  track,
  tokens,
  hands,
  discard,
  arrival,
  passed,
  card: cardPlayed,
  card_worked: cardWorked,
  muster,
  roll,
  strike,
  aftermath,
  domination,
  corruption,
  ruin,
  cleared,
  removed,
  ruin_scored: ruinScored,
  dial,
  upgrade,
  ending,
  other: () => ({}),
};

export function scenes(events: readonly GameEvent[], before: View, last: View): Scene[] {
  const battle = new BattleSoFar(before);
  const acts = grouped(actsIn(events), before);
  let now = before;
  const told = acts.map(({ tellers, act }, index) => {
    const telling: Telling = {
      act,
      before: asOldWorld(now),
      last: asOldWorld(last),
      viewer: before.viewer,
      battle,
      earlier: acts.slice(0, index).map((each) => each.act),
      following: acts.slice(index + 1).map((each) => each.act),
    };
    const own = tellers(telling);
    const from = now;
    now = settled(from, act.events, last);
    const after = asForeseen(from, last, now, (table, end) => settled(table, act.events, end));
    return sceneOf(act.events, { gains: gainsIn(act.events), ...own, after });
  });
  battle.close(last);
  return told;
}

/** Regions that nobody disputes are told together. */
function grouped(acts: readonly Act[], table: View): { act: Act; tellers: Teller }[] {
  const found: { act: Act; tellers: Teller }[] = [];
  for (const act of acts) {
    const previous = found.at(-1);
    if (isQuiet(act, table) && previous?.tellers === undisputed) {
      previous.act = { kind: act.kind, events: [...previous.act.events, ...act.events] };
    } else {
      found.push({ act, tellers: isQuiet(act, table) ? undisputed : TELLERS[act.kind] });
    }
  }
  return found;
}
