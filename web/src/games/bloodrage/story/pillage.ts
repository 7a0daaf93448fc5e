/** Scenes of a pillage: the call, who comes, the cards, what they do, the sums, the losses, the spoils. */

import type { GameEvent } from "../../contract.ts";
import type { Battle } from "../stage/battle.ts";
import { asVariable, named } from "../naming.ts";
import type { ProvinceId } from "../components.ts";
import type { Cut } from "./actions.ts";
import { die } from "./actions.ts";
import { gainsOf } from "./forward.ts";
import { clanName, ground, hosts, line, won } from "./lines.ts";
import type { Reel } from "./reel.ts";

const SPOILS = ["raised", "scored", "card_scored", "card_worked"];

const declare: Cut = (reel, cause) => {
  reel.endBattle();
  const declared = reel.take();
  const here = reel.table.summary.provinces[declared.province as ProvinceId];
  const isThreatened = !reel.isOwn(declared.seat) && here.pillagers.some((clan) => reel.isOwn(clan));
  reel.add([...cause, declared], {
    size: isThreatened ? "large" : "told",
    rule: "BR 10.1",
    place: ground(declared.province),
  });
};

const join: Cut = (reel, cause) => {
  const joined = reel.take();
  reel.add([...cause, joined], {
    size: reel.isOwn(joined.seat) ? "passing" : "told",
    rule: "BR 10.3",
    place: ground(joined.to),
  });
};

const stayAway: Cut = (reel, cause) => {
  reel.add([...cause, ...reel.takeAll(["not_joined"])], { size: "passing", rule: "BR 10.7" });
};

/** Nobody comes: the province is pillaged at once. */
const unopposed: Cut = (reel, cause) => {
  const alone = reel.take();
  const events = [...cause, alone, ...reel.takeAll(["pillaged"]), ...reel.takeAll(SPOILS, isOf(alone.seat))];
  const pillaged = events.find(({ kind }) => kind === "pillaged");
  reel.add(events, {
    size: reel.isOwn(alone.seat) ? "large" : "told",
    line: pillaged
      ? line("web-bloodrage-scene-unopposed", {
          clan: clanName(alone.seat),
          ...asVariable("province", "province", String(alone.province)),
          reward: named("reward", String(pillaged.reward)),
        })
      : null,
    rule: "BR 10.9",
    place: ground(alone.province),
  });
};

const muster: Cut = (reel, cause) => {
  reel.addToBattle([...cause, reel.take()], { rule: "BR 10.10" });
  Object.assign(reel.scenes.at(-1) ?? {}, { size: sizeOfBattle(reel) });
};

/** Large to whoever fights and to who only watches the game; the cards all read, but those who wait are told the rest in a line. */
function sizeOfBattle({ battle, table }: Reel): "large" | "told" {
  const isFollowed = table.viewer === null || (battle?.sides.some(({ clan }) => clan === table.viewer) ?? true);
  return isFollowed ? "large" : "told";
}

const reveal: Cut = (reel, cause) => {
  const shown = reel.takeAll(["card_revealed", "no_card"]);
  reel.addToBattle([...cause, ...shown], {
    size: "large",
    line: line("web-bloodrage-scene-reveal", {
      list: shown
        .filter(({ kind }) => kind === "card_revealed")
        .map(({ seat, card }) => `${clanName(seat)}: ${named("card", String(card))}`)
        .join("; "),
    }),
    rule: "BR 11.1",
    seat: null,
  });
};

/** What one text does, with all that follows from it at once. */
function effect(rule: string, following: readonly string[] = []): Cut {
  return (reel, cause) => {
    const events = [...cause, reel.take(), ...reel.takeAll(following)];
    reel.addToBattle(events, { size: concerns(reel, events) ? "large" : "told", rule });
  };
}

/** That somebody adds nothing is only seen. */
const declineLate: Cut = (reel, cause) => {
  reel.addToBattle([...cause, ...reel.takeAll(["no_late_card"])], { size: "passing", rule: "BR 11.7" });
};

const compare: Cut = (reel, cause) => {
  const events = [...cause, ...reel.takeAll(["strength"]), ...reel.takeAll(["battle_won", "battle_tied"])];
  reel.addToBattle(events, { size: sizeOfBattle(reel), line: null, rule: "BR 12.1", seat: null });
  const [scene, battle] = [reel.scenes.at(-1), reel.battle];
  if (scene !== undefined && battle !== null) Object.assign(scene, { line: outcomeOf(battle), seat: battle.winner });
};

function outcomeOf(battle: Battle) {
  const totals = battle.sides.map(({ total }) => total ?? 0).sort((one, other) => other - one);
  const province = asVariable("province", "province", battle.province);
  if (battle.winner === null) return line("web-bloodrage-scene-tied", { total: totals[0] ?? 0, ...province });
  return line("web-bloodrage-scene-won", {
    clan: clanName(battle.winner),
    ...province,
    total: totals[0] ?? 0,
    next: totals[1] ?? 0,
  });
}

/** The cards leave the table, and the losers fall. */
const lose: Cut = (reel, cause) => {
  const cards = reel.takeAll(["cards_spent", "cards_returned"]);
  const dead = reel.takeAll(
    ["destroyed", "card_scored"],
    (event) => event.kind !== "destroyed" || event.cause === "battle",
  );
  const killed = dead.filter(({ kind }) => kind === "destroyed");
  const events = [...cause, ...cards, ...dead];
  if (killed.length === 0)
    return reel.addToBattle(events, { size: gained(events) ? "told" : "passing", rule: "BR 12.7" });
  reel.addToBattle(events, {
    size: concerns(reel, events) ? "large" : "told",
    line: line("web-bloodrage-scene-losses", { list: hosts(killed) }),
    rule: "BR 12.8",
    seat: String(killed[0]?.seat),
  });
};

/** By a battle, by a card in it, or outside of any. */
const destroyed: Cut = (reel, cause) => {
  const why = reel.ahead()?.cause;
  if (why === "battle") return lose(reel, cause);
  if (why !== "card") return die(reel, cause);
  const dead = [reel.take(), ...reel.takeAll(["card_scored"])];
  reel.addToBattle([...cause, ...dead], {
    size: concerns(reel, dead) ? "large" : "told",
    line: line("web-bloodrage-scene-losses", { list: hosts(dead.slice(0, 1)) }),
    rule: "BR 11.4",
  });
};

const succeed: Cut = (reel, cause) => {
  const pillaged = reel.take();
  const events = [...cause, pillaged, ...reel.takeAll(["raised", "card_worked"], isOf(pillaged.seat))];
  if (reel.ahead()?.source === "reward") events.push(reel.take());
  reel.addToBattle(events, {
    size: reel.isOwn(pillaged.seat) ? "large" : "told",
    line: line("web-bloodrage-scene-pillaged", {
      clan: clanName(pillaged.seat),
      ...asVariable("province", "province", String(pillaged.province)),
      reward: named("reward", String(pillaged.reward)),
    }),
    rule: "BR 12.10",
    place: ground(pillaged.province),
  });
};

const fail: Cut = (reel, cause) => {
  const failed = reel.take();
  reel.addToBattle([...cause, failed], {
    size: reel.isOwn(failed.seat) ? "large" : "told",
    rule: "BR 12.9",
    place: ground(failed.province),
  });
};

/** Glory for the victory and for the dead. */
const score: Cut = (reel, cause) => {
  const also = ["scored", "card_scored"];
  const events = [...cause, reel.take(), ...reel.takeAll(also, ({ source }) => source !== "ragnarok")];
  const gains = events.flatMap(gainsOf);
  const own = {
    size: gains.some(({ seat }) => reel.isOwn(seat)) ? ("large" as const) : ("told" as const),
    line: line("web-bloodrage-scene-glory", { list: won(gains) }),
    rule: "BR 12.11",
  };
  if (reel.battle === null) reel.add(events, own);
  else reel.addToBattle(events, own);
};

const raise: Cut = (reel, cause) => {
  const first = reel.take();
  const events = [...cause, first, ...reel.takeAll(["raised"], isOf(first.seat))];
  if (reel.battle === null) reel.add(events, { rule: "BR 1.16" });
  else reel.addToBattle(events, { rule: "BR 1.16" });
};

function isOf(seat: unknown) {
  return (event: GameEvent) => event.seat === seat;
}

/** Whether one wins or loses something by these events oneself. */
function concerns(reel: Reel, events: readonly GameEvent[]): boolean {
  return events.some(({ kind, seat, victim }) => kind !== "card_worked" && (reel.isOwn(seat) || reel.isOwn(victim)));
}

function gained(events: readonly GameEvent[]): boolean {
  return events.some((event) => gainsOf(event).length > 0);
}

export const PILLAGE: Record<string, Cut> = {
  pillage_declared: declare,
  joined: join,
  not_joined: stayAway,
  unopposed,
  battle_began: muster,
  card_revealed: reveal,
  no_card: reveal,
  quest_counted: effect("BR 11.3"),
  text_void: effect("BR 18.19", ["text_void"]),
  all_cards_discarded: effect("BR 11.5"),
  spared: effect("BR 18.3"),
  late_card: effect("BR 11.7"),
  no_late_card: declineLate,
  strength: compare,
  battle_won: compare,
  battle_tied: compare,
  rage_stolen: effect("BR 18.13", ["rage_changed"]),
  glory_stolen: effect("BR 18.14"),
  cards_stolen: effect("BR 18.15"),
  card_kept: effect("BR 17.26"),
  saved: effect("BR 17.22"),
  retreated: effect("BR 19.13"),
  cards_spent: lose,
  cards_returned: lose,
  destroyed,
  pillaged: succeed,
  pillage_failed: fail,
  rage_changed: effect("BR 5.14", ["rage_changed"]),
  raised: raise,
  scored: score,
  card_scored: score,
};
