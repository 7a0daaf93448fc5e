/** Scenes of the Ages, the draft and the Action phase. What others do is told; what one does oneself is seen as it happens, unless
 * something is won or lost by it. */

import type { GameEvent } from "../../contract.ts";
import type { ClanId } from "../clans.ts";
import { named } from "../naming.ts";
import { clanName, ground, hosts, line } from "./lines.ts";
import type { Reel } from "./reel.ts";

export type Cut = (reel: Reel, cause: readonly GameEvent[]) => void;

const PHASE_RULES: Record<string, string> = {
  gifts: "BR 4.1",
  action: "BR 5.1",
  discard: "BR 14.1",
  quest: "BR 14.3",
  ragnarok: "BR 15.1",
  release: "BR 15.6",
};
const DRAFT = ["laid_aside", "dealt", "kept", "packets_passed", "packet", "draft_ended"];

/** Everything that is laid out before the first Age, in one breath. */
const setup: Cut = (reel, cause) => {
  const events = [...cause, ...reel.takeAll(["rewards_laid", "doom_foretold", "destroyed_at_setup", "first_player"])];
  reel.add(events, { rule: "BR 2.3", seat: null });
};

const age: Cut = (reel, cause) => {
  const events = [...cause, ...reel.takeAll(["first_player", "age_began"])];
  const first = events.find(({ kind }) => kind === "first_player")?.seat ?? reel.table.state.first_player;
  const began = events.find(({ kind }) => kind === "age_began");
  if (began === undefined) return reel.add(events, { rule: "BR 15.7" });
  const opening = [...events, ...reel.takeAll(["phase_began"], ({ phase }) => phase === "gifts")];
  reel.add(opening, {
    size: "banner",
    line: line("web-bloodrage-scene-age", { age: named("age", String(began.age)), clan: clanName(first) }),
    rule: "BR 3.1",
    seat: null,
  });
};

/** A phase in which nothing happens needs no banner. */
const phase: Cut = (reel, cause) => {
  reel.endBattle();
  const began = reel.take();
  const events = [...cause, began, ...reel.takeAll(["rage_set"])];
  const isEmpty = reel.kind === "phase_began" && began.phase !== "action";
  reel.add(events, {
    size: isEmpty ? "passing" : "banner",
    line: line(`bloodrage-phase-${String(began.phase)}`),
    rule: PHASE_RULES[String(began.phase)] ?? "BR 3.1",
    seat: null,
  });
};

const draft: Cut = (reel, cause) => {
  reel.add([...cause, ...reel.takeAll(DRAFT)], { size: "passing", rule: "BR 4.3" });
};

/** What nobody has drafted lies open now. */
const leftovers: Cut = (reel, cause) => {
  reel.add([...cause, reel.take()], { size: "told", rule: "BR 4.4", seat: null });
};

/** What somebody does in his turn: told of others, and of oneself seen in its motion. */
function deed(reel: Reel, events: readonly GameEvent[], rule: string, place: unknown = null): void {
  const seat = String(events.find((event) => event.seat !== undefined)?.seat ?? "");
  reel.add(events, { size: reel.isOwn(seat) ? "passing" : "told", rule, place: ground(place), seat });
}

const invade: Cut = (reel, cause) => {
  const invaded = reel.take();
  deed(reel, [...cause, invaded], "BR 6.1", invaded.to);
};

const march: Cut = (reel, cause) => {
  const events = [...cause, ...reel.takeAll(["march_began", "marched"])];
  const marched = events.find(({ kind }) => kind === "marched");
  if (marched !== undefined) return deed(reel, events, "BR 7.1", marched.to);
  reel.add(events, { size: "passing", rule: "BR 7.1", place: ground(events[0]?.to) });
};

const upgrade: Cut = (reel, cause) => {
  const events = [...cause, ...reel.takeAll(["upgrade_replaced", "monster_left"]), ...reel.takeAll(["upgraded"])];
  const played = events.find(({ kind }) => kind === "upgraded");
  const isOwn = reel.isOwn(events[0]?.seat);
  const shown = played && !isOwn;
  reel.add(events, {
    size: isOwn ? "passing" : "told",
    ...(shown && { stage: { kind: "upgrade", clan: played.seat as ClanId, card: String(played.card) } }),
    line: played
      ? line("web-bloodrage-scene-upgraded", {
          clan: clanName(played.seat),
          card: named("card", String(played.card)),
          cost: Number(played.cost),
        })
      : null,
    rule: "BR 8.1",
  });
};

const quest: Cut = (reel, cause) => deed(reel, [...cause, ...reel.takeAll(["quest_laid", "quest_chosen"])], "BR 9.1");

const pass: Cut = (reel, cause) => deed(reel, [...cause, reel.take()], "BR 5.8");

const strike: Cut = (reel, cause) => {
  const struck = reel.take();
  const dead = reel.takeAll(
    ["destroyed", "card_scored"],
    ({ kind, cause: why }) => kind !== "destroyed" || why === "monster",
  );
  const killed = dead.filter(({ kind }) => kind === "destroyed");
  const figure = named("figure", String(struck.figure));
  reel.add([...cause, struck, ...dead], {
    size: killed.some(({ seat }) => reel.isOwn(seat)) ? "large" : "told",
    line: killed.length > 0 ? line("web-bloodrage-scene-struck", { figure, list: hosts(killed) }) : null,
    rule: "BR 13.3",
    place: ground(struck.province),
  });
};

/** Figures that die outside of battles and Ragnarok: by a sacrifice, or by a Monster. */
export const die: Cut = (reel, cause) => {
  const dead = [reel.take(), ...reel.takeAll(["card_scored"])];
  const [first] = dead;
  reel.add([...cause, ...dead], {
    size: reel.isOwn(first?.seat) ? "large" : "told",
    line: line("web-bloodrage-scene-losses", { list: hosts(dead.slice(0, 1)) }),
    rule: "BR 13.1",
    place: ground(first?.place),
  });
};

const lead: Cut = (reel, cause) => {
  const moved = reel.take();
  deed(reel, [...cause, moved], "BR 17.1", moved.to);
};

export const ACTIONS: Record<string, Cut> = {
  rewards_laid: setup,
  doom_foretold: setup,
  destroyed_at_setup: setup,
  first_player: age,
  age_began: age,
  phase_began: phase,
  laid_aside: draft,
  dealt: draft,
  kept: draft,
  packets_passed: draft,
  packet: draft,
  draft_ended: draft,
  leftovers_discarded: leftovers,
  invaded: invade,
  march_began: march,
  marched: march,
  upgrade_replaced: upgrade,
  monster_left: upgrade,
  upgraded: upgrade,
  quest_laid: quest,
  quest_chosen: quest,
  passed: pass,
  monster_struck: strike,
  leader_moved: lead,
};
