/** What each kind of event changes of what is drawn. Kinds that are not here change nothing by themselves. */

import type { GameEvent } from "../../contract.ts";
import { type ChaosCardId, DIALS, type TokenId, type UpgradeId } from "../components.ts";
import { REGION_IDS, type RegionId } from "../map/geography.ts";
import type { PowerId } from "../powers.ts";
import type { OldWorldView } from "../view.ts";
import { figureOf, namesOf, numberOf, powerOf, regionOf } from "./events.ts";
import { addFigure, dropMark, layDown, markFigure, removeLaid, takeFigure } from "./standing.ts";

interface Context {
  events: readonly GameEvent[];
  index: number;
  last: OldWorldView;
}

type Change = (table: OldWorldView, event: GameEvent, context: Context) => void;

const NORMAL_HITS = 0;
const EARLY_HITS = 1;

export const CHANGES: Record<string, Change> = {
  round_began({ state }, event) {
    state.round = numberOf(event, "round");
    state.counters = {};
    dropMark(state, "controlled");
  },
  phase_began({ state }, event) {
    state.phase = String(event.phase);
    if (event.phase === "battle") dropMark(state, "arrived");
    if (event.phase === "corruption") dropMark(state, "shielded");
  },
  tokens_set_up({ state }, event) {
    namesOf(event, "tokens").forEach((token, index) => {
      state.tokens[REGION_IDS[index] as RegionId] = { [token]: 1 };
    });
  },

  old_world_drawn({ state }, event) {
    state.old_world_card = String(event.card);
    state.old_world_deck = state.old_world_deck.slice(1);
  },
  old_world_placed({ state }, event) {
    if (state.track["1"] !== undefined) state.track = { ...state.track, "2": state.track["1"] };
    state.track = { ...state.track, "1": String(event.card) };
    state.old_world_card = null;
  },
  old_world_left({ state }, event) {
    const space = ["2", "1"].find((each) => state.track[each] === event.card);
    if (state.old_world_card === event.card) state.old_world_card = null;
    else if (space !== undefined) delete state.track[space];
    state.old_world_gone = [...state.old_world_gone, String(event.card)];
  },
  token_placed: (table, event) => addTokens(table, regionOf(event), event.token, numberOf(event, "count")),
  token_removed: (table, event) => addTokens(table, regionOf(event), event.token, -numberOf(event, "count")),
  token_moved(table, event) {
    addTokens(table, regionOf(event), event.token, -1);
    addTokens(table, event.to as RegionId, event.token, 1);
  },
  peasants_returned({ state, summary }, event) {
    add(state.peasants, powerOf(event), -numberOf(event, "count"));
    add(summary.pool, "peasant", numberOf(event, "count"));
  },

  drew: ({ state }, event) => draw(state, powerOf(event), namesOf(event, "cards") as ChaosCardId[]),
  drew_hidden: ({ state }, event) => draw(state, powerOf(event), Array(numberOf(event, "count")).fill("?")),
  reshuffled({ state }, event) {
    const fresh = Array<"?">(numberOf(event, "count")).fill("?");
    state.decks[powerOf(event)] = [...(state.decks[powerOf(event)] ?? []), ...fresh];
    state.discards[powerOf(event)] = [];
  },
  discarded({ state }, event) {
    const cards = namesOf(event, "cards") as ChaosCardId[];
    cards.forEach((card) => takeFromHand(state, powerOf(event), card));
    state.discards[powerOf(event)] = [...(state.discards[powerOf(event)] ?? []), ...cards];
  },
  power_set({ state }, event) {
    state.power[powerOf(event)] = numberOf(event, "power");
  },
  power_changed({ state }, event) {
    state.power[powerOf(event)] = numberOf(event, "power");
  },

  summoned({ state }, event) {
    add(state.power, powerOf(event), -numberOf(event, "cost"));
    if (event.source !== "reserve") takeFigure(state, event.source as RegionId, figureOf(event.figure));
    addFigure(state, event.to as RegionId, String(event.figure));
  },
  moved({ state }, event) {
    takeFigure(state, regionOf(event), figureOf(event.figure));
    addFigure(state, event.to as RegionId, String(event.figure));
  },
  took_space({ state }, event) {
    layOnSpace(state, regionOf(event), "horror");
    markFigure(state, regionOf(event), "horror", "on_space");
  },
  passed({ state }, event) {
    state.power[powerOf(event)] = 0;
  },
  played({ state }, event) {
    add(state.power, powerOf(event), -numberOf(event, "cost"));
    takeFromHand(state, powerOf(event), event.card as ChaosCardId);
    layOnSpace(state, regionOf(event), String(event.card));
  },
  shielded: ({ state }, event) => markFigure(state, regionOf(event), String(event.figure), "shielded"),
  controlled: ({ state }, event) => markFigure(state, regionOf(event), String(event.figure), "controlled"),

  rolled({ state }, event) {
    const sixes = (event.dice as number[]).filter((face) => face === 6).length;
    state.hits = numberOf(event, "hits") - sixes;
    state.sixes = sixes;
    state.hit_mode = event.early ? EARLY_HITS : NORMAL_HITS;
  },
  parting_hits({ state }, event) {
    state.hits = numberOf(event, "hits");
    state.sixes = 0;
    state.hit_mode = NORMAL_HITS;
  },
  hit({ state }, event) {
    const plain = Math.min(state.hits, numberOf(event, "hits"));
    state.hits -= plain;
    state.sixes = Math.max(0, state.sixes - (numberOf(event, "hits") - plain));
  },
  saved: ({ state }) => loseHits(state),
  hits_kept: ({ state }) => loseHits(state),
  hits_joined({ state }, event, { events, index }) {
    state.hits += numberOf(event, "hits") - numberOf(event, "sixes");
    state.sixes += numberOf(event, "sixes");
    // Whoever has no dice left strikes with what was kept alone, in the place of normal dice.
    if (events[index - 1]?.kind !== "rolled") state.hit_mode = NORMAL_HITS;
  },
  hits_piled({ state }, event) {
    // Where only sixes could be left on the fallen, the other hits go on.
    if (numberOf(event, "hits") < state.hits + state.sixes) state.sixes = 0;
    else loseHits(state);
  },
  hits_lost: ({ state }) => loseHits(state),
  killed({ state }, event, { events, index }) {
    // By hits the dead lie where they fell until all have rolled; early dice and cards take them at once.
    const fell = events[index - 1]?.kind === "hit" && state.hit_mode !== EARLY_HITS;
    if (fell) layDown(state, regionOf(event), String(event.figure));
    else takeFigure(state, regionOf(event), String(event.figure));
  },
  captured(table, event) {
    add(table.state.peasants, powerOf(event), 1);
    add((table.state.tokens[regionOf(event)] ??= {}), "peasant", -1);
  },
  removed: ({ state }, event) => takeFigure(state, regionOf(event), String(event.figure)),
  battle_ended({ state }, event) {
    removeLaid(state, regionOf(event));
    loseHits(state);
  },

  corrupted({ state }, event) {
    add((state.corruption[regionOf(event)] ??= {}), powerOf(event), numberOf(event, "count"));
  },
  cleansed({ state }, event) {
    add((state.corruption[regionOf(event)] ??= {}), event.owner as PowerId, -1);
  },
  ruined({ state, summary }, event) {
    state.ruined = [...state.ruined, regionOf(event)];
    summary.regions[regionOf(event)].ruined = String(event.card);
  },
  ruin_scored({ state }, event) {
    delete state.corruption[regionOf(event)];
    state.ruins_scored += 1;
  },

  scored: ({ state }, event) => add(state.points, powerOf(event), numberOf(event, "points")),
  counter_earned({ state }, event) {
    state.counters[powerOf(event)] = numberOf(event, "counters");
  },
  dial_turned({ state, summary }, event) {
    const tick = numberOf(event, "tick");
    const path = DIALS[powerOf(event)];
    const next = path[tick + 1];
    state.dials[powerOf(event)] = tick;
    const power = summary.powers[powerOf(event)];
    if (!power) return;
    power.threat = numberOf(event, "threat");
    power.ticks_left = path.length - 1 - tick;
    power.next_tick = next ? { instruction: next.instruction, n: next.n ?? 0, token: next.token ?? null } : null;
  },
  upgraded({ state, summary }, event, { last }) {
    state.upgrades[event.upgrade as UpgradeId] = 1;
    const [power, after] = [summary.powers[powerOf(event)], last.summary.powers[powerOf(event)]];
    if (power && after) power.figures = after.figures;
  },

  cards_cleared({ state }, event, { events }) {
    const cards = namesOf(event, "cards") as ChaosCardId[];
    for (const card of cards) {
      const staying = events.filter((other) => other.kind === "persisted" && other.card === card).map(regionOf);
      clear(state, card, staying);
    }
    state.discards[powerOf(event)] = [...(state.discards[powerOf(event)] ?? []), ...cards];
  },
  game_ended(table, _event, { last }) {
    Object.assign(table, { ending: last.ending, winners: last.winners, waiting: last.waiting });
  },
};

type State = OldWorldView["state"];

function add<Name extends string>(piles: Partial<Record<Name, number>>, name: Name, by: number): void {
  piles[name] = (piles[name] ?? 0) + by;
}

function addTokens({ state, summary }: OldWorldView, region: RegionId, token: unknown, by: number): void {
  add((state.tokens[region] ??= {}), token as TokenId, by);
  add(summary.pool, token as TokenId, -by);
}

function draw(state: State, power: PowerId, cards: readonly (ChaosCardId | "?")[]): void {
  state.hands[power] = [...(state.hands[power] ?? []), ...cards];
  state.decks[power] = (state.decks[power] ?? []).slice(cards.length);
}

/** A hand that may not be seen holds cards without names. */
function takeFromHand(state: State, power: PowerId, card: ChaosCardId): void {
  const hand = [...(state.hands[power] ?? [])];
  const place = hand.includes(card) ? hand.indexOf(card) : hand.indexOf("?");
  if (place >= 0) hand.splice(place, 1);
  state.hands[power] = hand;
}

function layOnSpace(state: State, region: RegionId, card: string): void {
  const spaces = [...(state.spaces[region] ?? [null, null])];
  const free = spaces.indexOf(null);
  if (free >= 0) spaces[free] = card;
  state.spaces[region] = spaces;
}

function clear(state: State, card: ChaosCardId, staying: readonly RegionId[]): void {
  for (const region of REGION_IDS) {
    const spaces = state.spaces[region];
    if (!spaces?.includes(card) || staying.includes(region)) continue;
    state.spaces[region] = spaces.map((each, place) => (place === spaces.indexOf(card) ? null : each));
    return;
  }
}

function loseHits(state: State): void {
  state.hits = 0;
  state.sixes = 0;
}
