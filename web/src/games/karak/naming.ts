/** What things are called, and the sentences that a screen reader says of them. */

import type { Thing } from "../contract.ts";
import type { Form } from "../../words/forms.ts";
import { has, inForms, nameOf, say } from "../../words/words.svelte.ts";
import { type Cost, RESOURCE_IDS, TOKENS } from "./components.ts";
import type { HeroId } from "./heroes.ts";
import { type KarakView, priceOf } from "./view.ts";

export const GAME = "karak";

export function named(kind: string, id: string, form: Form | null = null): string {
  return String(nameOf(GAME, kind, id, form));
}

/** A thing as the variable of a sentence, in all its forms (`$region`, `$region_in` …). */
export function asVariable(variable: string, kind: string, id: string): Record<string, string | number> {
  return inForms(variable, (form) => nameOf(GAME, kind, id, form));
}

export function thingName(thing: Thing): string {
  return named(thing.kind, thing.id);
}

/** What a thing does, in a sentence; empty when there is none. */
export function textOf(thing: Thing): string {
  const id = `${GAME}-${thing.kind}-${thing.id}.text`;
  if (has(id)) return say(id);
  if (thing.kind === "item" && thing.id.startsWith("trade_")) return textOf({ kind: "item", id: thing.id.slice(6) });
  if (thing.kind === "monster_token") return textOf({ kind: "monster", id: TOKENS[thing.id]?.monster ?? "" });
  if (thing.kind === "foe") {
    const kind = ["rider", "horde", "boss"].find((each) => has(`${GAME}-${each}-${thing.id}.text`));
    return kind ? say(`${GAME}-${kind}-${thing.id}.text`) : "";
  }
  return "";
}

export function counted(count: number, name: string): string {
  return count === 1 ? name : say("web-karak-counted", { count, name });
}

export function percent(chance: number): string {
  return say("web-karak-percent", { percent: Math.round(chance * 100) });
}

/** “2 food, 1 wood”, or that it is free. */
export function costLabel(cost: Cost): string {
  const parts = RESOURCE_IDS.flatMap((resource) => {
    const count = cost[resource] ?? 0;
    return count > 0 ? [say("web-karak-counted", { count, name: named("resource", resource) })] : [];
  });
  return parts.length > 0 ? parts.join(", ") : say("web-karak-free");
}

/** A thing with its price and what it does. */
export function offerLabel(view: KarakView, thing: Thing): string {
  const cost = priceOf(view, thing);
  const price = cost ? `, ${say("web-karak-cost", { cost: costLabel(cost) })}` : "";
  return `${thingName(thing)}${price}. ${textOf(thing)}`;
}

export function heroLabel(view: KarakView, hero: HeroId): string {
  return say("web-karak-hero", {
    hero: named("hero", hero),
    toughness: view.state.toughness[hero] ?? 0,
    most: view.summary.heroes[hero]?.max_toughness ?? 0,
    glory: view.state.glory[hero] ?? 0,
    stones: view.summary.heroes[hero]?.soul_stones ?? 0,
  });
}

export function cityLabel(view: KarakView, hero: HeroId): string {
  const built = view.state.built[hero] ?? [];
  const name = say("web-karak-city", asVariable("hero", "hero", hero));
  const houses = built.map((building) => named("building", building)).join(", ");
  const plague = view.state.plague === hero ? `. ${say("karak-term-plague")}` : "";
  return `${houses ? `${name}: ${houses}` : name}${plague}`;
}

/** An enemy on the board, with the strength that is drawn on it. */
export function enemyLabel(name: string, strength: number | null): string {
  return strength === null ? name : say("web-karak-strong", { who: name, strength });
}
