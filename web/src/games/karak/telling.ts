/** How events are told: how long their motion lasts, how they stand in the log, which soul stones they bring. */

import type { Argument, GameEvent, Option, Phrase, PointGain, View } from "../contract.ts";
import type { Form } from "../../words/forms.ts";
import { lastingBy, toneBy } from "../parts/telling.ts";
import { journeysOf } from "./board/journeys.ts";
import { TILES } from "./components.ts";
import { costLabel } from "./naming.ts";
import { written } from "./stones.ts";
import { asKarak, priceOf } from "./view.ts";
import { placeName, turnName } from "./where.ts";

const TUMBLE_MS = 900;
/** Every die falls a little after the one before. */
const DIE_MS = 64;

export const lasting = lastingBy({
  travellers: (events) => journeysOf(events).length,
  betweenMs: 80,
  watchedMs: (events) => Math.max(0, ...events.map((event) => Math.max(rollingMs(event), MOOD_MS[event.kind] ?? 0))),
});

/** How long the land takes to show it (board/Moods.svelte). */
const MOOD_MS: Record<string, number> = {
  tile_laid: 900,
  army_came: 800,
  foe_came: 1_200,
  horde_moved: 1_200,
  target_rolled: 1_000,
  siege_began: 1_200,
  razed: 1_200,
  city_destroyed: 1_200,
};

function rollingMs({ kind, dice }: GameEvent): number {
  if (kind === "rerolled") return TUMBLE_MS;
  return kind === "rolled" ? TUMBLE_MS + DIE_MS * (dice as string[]).length : 0;
}

export const tone = toneBy(
  ["round_began", "turn_began"],
  ["turn_ended", "tiles_seen", "tokens_seen", "skipped", "horde_waits", "horde_stuck"],
);

/** Nobody sees the numbers of hexes: a hex is called by what lies there and where it is, a turned tile by its chasms. */
export function called({ name, kind, value }: Argument, view: View | null, form: Form | null = null): string | null {
  if (name === "halves" || name === "all_halves") return written(Number(value));
  if (view === null) return null;
  if (kind === "hex") return placeName(asKarak(view), String(value), form);
  const tile = kind === "steps" ? asKarak(view).state.drawn_cards.find((card) => TILES[card]) : undefined;
  return tile === undefined ? null : turnName(tile, Number(value));
}

export function points(event: GameEvent): PointGain | null {
  if (event.kind !== "stones_won") return null;
  return {
    seat: String(event.seat),
    points: Number(event.halves),
    source: `karak-cause-${String(event.cause)}`,
  };
}

export function round(event: GameEvent): number | null {
  return event.kind === "round_began" ? Number(event.round) : null;
}

/** The price stands beside what can be bought, the chance beside a move onto enemies. */
export function aside(option: Option, view: View): Phrase | null {
  const { state, summary, seats } = asKarak(view);
  const hero = (view.waiting[0] ?? seats[state.turn] ?? summary.turn) as keyof typeof state.hero_at;
  const hex = option.verb === "fight" ? state.hero_at[hero] : option.args.hex;
  const odds = hex ? summary.enemies[hex]?.odds[hero] : undefined;
  if (odds && ["move", "cross", "portal", "fight"].includes(option.verb)) {
    return { id: "web-karak-chance-aside", variables: { percent: Math.round(odds.chance * 100) } };
  }
  const thing = option.things[0];
  const cost = thing && ["build", "train", "buy"].includes(option.verb) ? priceOf(asKarak(view), thing) : null;
  return cost === null ? null : { id: "web-karak-cost", variables: { cost: costLabel(cost) } };
}
