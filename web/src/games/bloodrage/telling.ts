/** How events are told: how long their motion lasts, how they stand in the log, which points they bring. */

import type { GameEvent, Option, Phrase, PointGain, View } from "../contract.ts";
import { lastingBy, toneBy } from "../parts/telling.ts";
import { journeysOf } from "./board/journeys.ts";
import { CARDS } from "./components.ts";
import { asBloodRage } from "./view.ts";

const REVEAL_MS = 1200;
const REVEALING = ["card_revealed", "battle_won", "battle_tied"];

export const lasting = lastingBy({
  travellers: (events) => journeysOf(events, []).length,
  betweenMs: 50,
  watchedMs: (events) => (events.some(({ kind }) => REVEALING.includes(kind)) ? REVEAL_MS : 0),
});

export const tone = toneBy(
  ["age_began", "phase_began"],
  ["rewards_laid", "rage_set", "march_began", "packets_passed", "packet", "laid_aside", "draft_ended"],
);

export function points(event: GameEvent): PointGain | null {
  const gain = (source: string): PointGain => ({ seat: String(event.seat), points: Number(event.points), source });
  switch (event.kind) {
    case "scored":
      return gain(`web-bloodrage-points-${String(event.source)}`);
    case "card_scored":
      return gain(`web-bloodrage-points-${sourceOf(String(event.card))}`);
    case "legendary":
      return gain("web-bloodrage-points-legendary");
    case "glory_stolen":
      return gain("web-bloodrage-points-battle-card");
    default:
      return null;
  }
}

function sourceOf(card: string): string {
  const kind = CARDS[card]?.kind;
  if (kind === "quest") return "quest";
  return kind === "battle" ? "battle-card" : "upgrade";
}

export function round(event: GameEvent): number | null {
  return event.kind === "age_began" ? Number(event.age) : null;
}

/** What a card adds stands beside the choice to play it. */
export function aside(option: Option, view: View): Phrase | null {
  const card = asBloodRage(view).summary.cards[option.args.card ?? ""];
  if (card?.kind !== "battle" || !["play", "add"].includes(option.verb)) return null;
  return { id: "web-bloodrage-bonus", variables: { bonus: card.bonus } };
}
