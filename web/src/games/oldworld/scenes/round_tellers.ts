/** Tells of rounds and phases, of Old World cards, of dials and of the end. */

import { enumerated, say } from "../../../words/words.svelte.ts";
import { DIALS } from "../components.ts";
import { dialReward, named } from "../naming.ts";
import { numberOf, powerOf } from "./events.ts";
import { cardRule, endingRule, phaseRule } from "./rules.ts";
import { atDial, first, line, powerName, type Teller, type Telling } from "./telling.ts";

export const round: Teller = ({ act }) => {
  const begun = act.events[1];
  const name = { round: numberOf(first(act), "round") };
  return {
    size: "banner",
    line:
      begun === undefined
        ? { id: "web-oldworld-round", variables: name }
        : { id: "web-oldworld-round-phase", variables: { ...name, phase: named("phase", String(begun.phase)) } },
    rule: "OW 3.1",
  };
};

export const phase: Teller = (telling) => ({
  size: isEmpty(telling) ? "passing" : "banner",
  rule: phaseRule(String(first(telling.act).phase)),
});

/** A phase in which nothing happens needs no banner; one whose rest is still to come does. */
function isEmpty({ following }: Telling): boolean {
  return following[0]?.kind === "phase" || following[0]?.kind === "round";
}

/** On the stage it is read; to go close to where it lies would only hide the board. */
export const oldWorldCard: Teller = ({ act }) => {
  const { card, seat } = first(act);
  return {
    size: "large",
    line: line("old-world-card", { card: named("old_world_card", String(card)), power: powerName(String(seat)) }),
    rule: cardRule("old_world_card", String(card)) ?? "OW 4.2",
    stage: { kind: "card", card: { kind: "old_world_card", id: String(card) } },
  };
};

export const lastingCard: Teller = ({ act }) => {
  const card = String(first(act).card);
  return {
    rule: cardRule("old_world_card", card) ?? "OW 18.7",
    stage: { kind: "card", card: { kind: "old_world_card", id: card } },
  };
};

export const cleared: Teller = () => ({ size: "passing", line: line("cleared"), rule: "OW 12.2" });

/** What it gives stands in the line; whether it is the second turn, in the rule. */
export const dial: Teller = ({ act, earlier }) => {
  const turned = first(act);
  const power = powerOf(turned);
  const tick = numberOf(turned, "tick");
  const reward = DIALS[power][tick];
  const isVictory = turned.instruction === "victory";
  const isSecond = earlier.some((each) => each.kind === "dial" && first(each).seat === power);
  return {
    size: isVictory ? "large" : "told",
    line: line("dial", { power: powerName(power), reward: reward ? dialReward(reward) : "" }),
    place: atDial(power),
    rule: isVictory ? "OW 13.17" : isSecond ? "OW 13.9" : "OW 13.8",
  };
};

export const upgrade: Teller = ({ act }) => {
  const { upgrade: taken, seat } = first(act);
  const place = atDial(String(seat));
  if (taken === undefined) return { place, rule: "OW 13.13" };
  return {
    place,
    rule: cardRule("upgrade", String(taken)),
    stage: { kind: "card", card: { kind: "upgrade", id: String(taken) } },
  };
};

export const ending: Teller = ({ act, last }) => {
  const winners = enumerated((first(act).winners as string[]).map(powerName));
  const how = last.ending === null ? "" : say(`oldworld-ending-${last.ending}`);
  return {
    size: "large",
    line: winners === "" ? line("lost", { ending: how }) : line("won", { ending: how, winners }),
    seat: (first(act).winners as string[])[0] ?? null,
    rule: endingRule(last.ending),
  };
};
