/** Tells of what is done at the table: cards and tokens, figures that come and go. */

import { FIGURES } from "../components.ts";
import type { RegionId } from "../map/geography.ts";
import { enumerated, inForms } from "../../../words/words.svelte.ts";
import { asVariable, named } from "../naming.ts";
import type { OldWorldView } from "../view.ts";
import { stacksIn } from "../view.ts";
import { concerns, figureOf, namesOf, ofKind, powerOf, regionOf } from "./events.ts";
import { cardRule } from "./rules.ts";
import { atDial, first, inRegion, line, powerName, theRegion, type Teller } from "./telling.ts";

export const track: Teller = () => ({ size: "passing", rule: "OW 4.6" });

export const tokens: Teller = ({ act }) => {
  const { kind, token } = first(act);
  const regions = act.events.map(regionOf);
  return {
    line: line(kind === "token_placed" ? "tokens-placed" : "tokens-removed", {
      ...asVariable("token", "token", String(token)),
      ...inForms("regions", (form) => enumerated(regions.map((region) => named("region", region, form)))),
    }),
    place: regions.length === 1 ? inRegion(regions[0] as RegionId) : null,
    rule: "OW 4.4",
  };
};

/** Cards drawn and power points set: seen at the dials and in the hand. One's own cards are named. */
export const hands: Teller = ({ act, viewer }) => {
  const own = ofKind(act.events, "drew").filter(({ seat }) => seat === viewer);
  const cards = own.flatMap((event) => namesOf(event, "cards"));
  const isOwn = cards.length > 0 && act.kind === "hands";
  return {
    size: isOwn ? "told" : "passing",
    line: isOwn ? line("drew", { cards: enumerated(cards.map((card) => named("chaos_card", card))) }) : null,
    seat: isOwn ? viewer : null,
    rule: "OW 5.1",
  };
};

export const discard: Teller = ({ act }) => ({ place: atDial(String(first(act).seat)) });

/** One's own figures one has moved oneself; of the others' those are told that come too near, or are great. */
export const arrival: Teller = ({ act, before, viewer }) => {
  const arrived = first(act);
  const to = (arrived.to ?? arrived.region) as RegionId;
  const isOwn = arrived.seat === viewer;
  const isGreat = arrived.figure !== undefined && FIGURES[figureOf(arrived.figure)].class === "greater_daemon";
  const isNear = !isOwn && standsIn(before, to, viewer);
  return {
    size: !isOwn && (isGreat || isNear) ? "told" : "passing",
    place: inRegion(to),
    rule: arrived.kind === "took_space" ? "OW 17.12" : "OW 6.6",
  };
};

function standsIn({ state }: OldWorldView, region: RegionId, seat: string | null): boolean {
  return stacksIn(state, region).some(({ figure }) => FIGURES[figure].power === seat);
}

export const passed: Teller = ({ act, viewer }) => {
  const power = powerOf(first(act));
  return {
    size: power === viewer ? "passing" : "told",
    line: line("passed", { power: powerName(power) }),
    place: atDial(power),
    rule: "OW 6.4",
  };
};

export const cardPlayed: Teller = ({ act, viewer }) => {
  const { card, seat } = first(act);
  const isOwn = seat === viewer;
  const region = regionOf(first(act));
  return {
    size: isOwn ? "passing" : "told",
    line: line("played", {
      power: powerName(String(seat)),
      card: named("chaos_card", String(card)),
      ...theRegion(region),
    }),
    place: inRegion(region),
    rule: cardRule("chaos_card", String(card)) ?? "OW 7.1",
    ...(isOwn ? {} : { stage: { kind: "card", card: { kind: "chaos_card", id: String(card) } } }),
  };
};

export const cardWorked: Teller = ({ act }) => {
  const card = String(first(act).card);
  return {
    place: inRegion(regionOf(first(act))),
    rule: cardRule("chaos_card", card),
    stage: { kind: "card", card: { kind: "chaos_card", id: card } },
  };
};

/** Figures that leave without being killed; a loss of one's own takes its time. */
export const removed: Teller = ({ act, viewer }) => {
  const { cause } = first(act);
  const rules: Record<string, string> = { hero: "OW 12.4", old_world_card: "OW 18.7", chaos_card: "OW 8.18" };
  return {
    size: concerns(act.events, viewer) ? "large" : "told",
    place: inRegion(regionOf(first(act))),
    rule: rules[String(cause)] ?? null,
  };
};
