/** What things are called, and the sentences that a screen reader says of them. */

import type { Form } from "../../words/forms.ts";
import { inForms, nameOf, say } from "../../words/words.svelte.ts";
import { CARDS, type FjordId, type GodId, PROVINCES, type ProvinceId } from "./components.ts";
import { type BloodRageView, numberOf, type Stack, stacksIn } from "./view.ts";

export const GAME = "bloodrage";

export function named(kind: string, id: string, form: Form | null = null): string {
  return String(nameOf(GAME, kind, id, form));
}

/** A thing as the variable of a sentence, in all its forms (`$region`, `$region_in` …). */
export function asVariable(variable: string, kind: string, id: string): Record<string, string | number> {
  return inForms(variable, (form) => nameOf(GAME, kind, id, form));
}

/** “2 × Warrior”, or the name alone for one. */
export function counted(count: number, name: string): string {
  return count === 1 ? name : say("web-bloodrage-counted", { count, name });
}

export function stackName({ clan, figure, count }: Stack): string {
  return `${named("clan", clan)}: ${counted(count, named("figure", figure))}`;
}

export function stackLabel(stack: Stack, place: string): string {
  return say("web-bloodrage-stack", {
    clan: named("clan", stack.clan),
    figures: counted(stack.count, named("figure", stack.figure)),
    place: named("place", place),
  });
}

export function rewardLabel(view: BloodRageView, province: ProvinceId): string | null {
  const reward = view.state.rewards[province];
  return reward === undefined ? null : named("reward", reward);
}

/** All that lies in a province, in one breath. */
export function provinceLabel(view: BloodRageView, province: ProvinceId): string {
  const now = view.summary.provinces[province];
  const { land, villages } = PROVINCES[province];
  const facts = [
    land === null ? named("province", province) : `${named("province", province)}, ${named("land", land)}`,
  ];
  if (now.destroyed) return [...facts, say("bloodrage-term-destroyed")].join(". ");
  if (now.free !== null) facts.push(say("web-bloodrage-villages", { free: now.free, villages }));
  facts.push(now.pillaged ? say("bloodrage-term-pillaged") : (rewardLabel(view, province) ?? ""));
  if (now.doom !== null) facts.push(say("web-bloodrage-falls", { age: now.doom }));
  facts.push(...stacksIn(view, province).map(stackName));
  return facts.filter((fact) => fact !== "").join(". ");
}

export function fjordLabel(view: BloodRageView, fjord: FjordId): string {
  const facts = [named("fjord", fjord)];
  if (!view.summary.fjords[fjord].open) facts.push(say("web-bloodrage-fjord-closed"));
  facts.push(...stacksIn(view, fjord).map(stackName));
  return facts.join(". ");
}

/** What the number of a card is called. */
const NUMBER_NAMES = {
  battle: "bloodrage-term-bonus",
  quest: "bloodrage-term-glory",
  upgrade: "web-bloodrage-cost",
};

/** A card with its kind, its numbers and its text. */
export function cardLabel(view: BloodRageView, card: string): string {
  const print = CARDS[card];
  if (print === undefined) return say("web-bloodrage-hidden-card");
  const facts = [`${named("card", card)}, ${kindOf(card)}`];
  facts.push(say("web-bloodrage-fact", { name: say(NUMBER_NAMES[print.kind]), value: numberOf(view, card) }));
  if (print.strength !== undefined) {
    facts.push(say("web-bloodrage-fact", { name: say("bloodrage-term-strength"), value: print.strength }));
  }
  return `${facts.join(", ")}. ${say(`${GAME}-card-${card}.text`)}`;
}

/** What sort of card it is: of upgrades, which. */
export function kindOf(card: string): string {
  const print = CARDS[card];
  if (print === undefined) return "";
  return print.slot ? named("type", print.slot) : named("kind", print.kind);
}

export function godName(god: GodId): string {
  return named("god", god);
}
