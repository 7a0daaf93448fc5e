/** What things are called, and the sentences that a screen reader says of them. */

import type { Thing } from "../contract.ts";
import type { Form } from "../../words/forms.ts";
import { inForms, nameOf, say } from "../../words/words.svelte.ts";
import { CHAOS_CARDS, type DialTick, type FigureId, FIGURES, REGIONS, RUIN, type TokenId } from "./components.ts";
import type { RegionId } from "./map/geography.ts";
import { corruptionIn, type FigureNumbers, type OldWorldView, type Stack, stacksIn, tokensIn } from "./view.ts";

export const GAME = "oldworld";

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

/** “2 × Bloodletter”, or the name alone for one. */
export function counted(count: number, name: string): string {
  return count === 1 ? name : say("web-oldworld-counted", { count, name });
}

export function dialReward({
  instruction,
  n,
  token,
}: Pick<DialTick, "instruction" | "n"> & { token?: TokenId | null }): string {
  return say(`oldworld-dial_instruction-${instruction}`, { n: n ?? 0, token: token ?? "" });
}

export function stackLabel({ piece, figure, laid, count }: Stack, region: RegionId): string {
  const sentence = say("web-oldworld-stack", {
    figures: counted(count, named("figure", piece)),
    power: named("power", FIGURES[figure].power),
    region: named("region", region),
  });
  return laid ? `${sentence} ${say("web-oldworld-laid")}` : sentence;
}

export function reserveLabel(figure: FigureId, count: number): string {
  if (count === 0) return say("web-oldworld-none-in-reserve", { figure: named("figure", figure) });
  return say("web-oldworld-in-reserve", { figures: counted(count, named("figure", figure)) });
}

export function numbersLabel({ cost, attack, defence }: FigureNumbers): string {
  return say("web-oldworld-stats", { cost, attack, defence });
}

/** How many of a token lie ready. */
export function poolLabel(token: TokenId, count: number): string {
  if (count === 0) return say("web-oldworld-pool-none", { tokens: named("token", token) });
  return say("web-oldworld-pool", { tokens: counted(count, named("token", token)) });
}

export function tokenLabel(token: TokenId, count: number, region: RegionId): string {
  return say("web-oldworld-token", { tokens: counted(count, named("token", token)), region: named("region", region) });
}

export function corruptionLabel(view: OldWorldView, region: RegionId): string {
  const total = say("web-oldworld-corruption", { count: view.summary.regions[region].corruption, ruin: RUIN });
  const shares = corruptionIn(view.state, region).map(({ power, count }) => `${named("power", power)} ${count}`);
  return shares.length === 0 ? total : `${total}: ${shares.join(", ")}`;
}

/** A card with its cost and its text. */
export function cardLabel(thing: Thing): string {
  const print = thing.kind === "chaos_card" ? CHAOS_CARDS[thing.id] : undefined;
  const name = print ? say("web-oldworld-chaos-card", { name: thingName(thing), cost: print.cost }) : thingName(thing);
  const magic = print?.magic ? `, ${say("oldworld-term-magic")}` : "";
  return `${name}${magic}. ${say(`${GAME}-${thing.kind}-${thing.id}.text`)}`;
}

/** All that lies in a region, in one breath. */
export function regionLabel(view: OldWorldView, region: RegionId): string {
  const { resistance, conquest, ruined } = view.summary.regions[region];
  const name = say("web-oldworld-region", { name: named("region", region), order: REGIONS[region].order });
  const facts = [name];
  if (REGIONS[region].populous) facts.push(say("oldworld-term-populous"));
  if (ruined !== null) facts.push(say("web-oldworld-ruined", { card: ruined }));
  else facts.push(say("web-oldworld-values", { resistance, conquest }), corruptionLabel(view, region));
  const figures = stacksIn(view.state, region).map(
    ({ piece, figure, count }) => `${named("power", FIGURES[figure].power)} ${counted(count, named("figure", piece))}`,
  );
  if (figures.length > 0) facts.push(figures.join(", "));
  const tokens = tokensIn(view.state, region).map(({ token, count }) => counted(count, named("token", token)));
  if (tokens.length > 0) facts.push(tokens.join(", "));
  const cards = (view.state.spaces[region] ?? []).filter((card): card is string => card !== null);
  if (cards.length > 0)
    facts.push(cards.map((card) => named(card === "horror" ? "figure" : "chaos_card", card)).join(", "));
  return facts.join(". ");
}
