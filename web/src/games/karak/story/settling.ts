/** The table brought forward by what is told: what every event changes of what is drawn. Where an event says too little, its part is
 * taken from the table after the decision. */

import type { GameEvent } from "../../contract.ts";
import { TOKENS } from "../components.ts";
import type { HeroId } from "../heroes.ts";
import type { KarakState } from "../state.ts";
import type { KarakView } from "../view.ts";
import { enemiesAfter, withStrength } from "./enemies.ts";

type Settling = (now: KarakView, event: GameEvent, last: KarakView) => KarakView;

/** The table `now` after these events, on the way to the table `last`. */
export function settled(now: KarakView, events: readonly GameEvent[], last: KarakView): KarakView {
  const after = events.reduce((table, event) => SETTLINGS[event.kind]?.(table, event, last) ?? table, now);
  return after === now ? now : enemiesAfter(after, last);
}

const seatOf = (event: GameEvent): HeroId => String(event.seat) as HeroId;

function withState(now: KarakView, state: Partial<KarakState>): KarakView {
  return { ...now, state: { ...now.state, ...state } };
}

/** What a hero has, changed in one field that is kept by hero. */
function withOwn<Field extends keyof KarakState>(
  now: KarakView,
  field: Field,
  hero: HeroId,
  value: unknown,
): KarakView {
  return withState(now, { [field]: { ...(now.state[field] as object), [hero]: value } });
}

/** A hero's things as they are in the end: which slot an item took is no secret worth keeping for a second. */
function ownAsInTheEnd(...fields: (keyof KarakState)[]): Settling {
  return (now, event, last) =>
    fields.reduce(
      (table, field) =>
        withOwn(table, field, seatOf(event), (last.state[field] as Record<string, unknown>)[seatOf(event)] ?? null),
      now,
    );
}

function asInTheEnd(...fields: (keyof KarakState)[]): Settling {
  return (now, _event, last) => withState(now, Object.fromEntries(fields.map((field) => [field, last.state[field]])));
}

/** One after the other upon the same event. */
function both(...settlings: Settling[]): Settling {
  return (now, event, last) => settlings.reduce((table, settling) => settling(table, event, last), now);
}

function markersBy(sign: 1 | -1): Settling {
  return (now, event) => {
    const held = now.state.resources[seatOf(event)] ?? {};
    const resource = String(event.resource) as keyof typeof held;
    const count = Math.max(0, (held[resource] ?? 0) + sign * Number(event.count));
    return withOwn(now, "resources", seatOf(event), { ...held, [resource]: count });
  };
}

const oneMoreUnit: Settling = (now, event) => unitsBy(now, seatOf(event), String(event.unit), 1);

function unitsBy(now: KarakView, hero: HeroId, unit: string, by: number): KarakView {
  const units = { ...now.state.units[hero] } as Record<string, number>;
  units[unit] = Math.max(0, (units[unit] ?? 0) + by);
  return withOwn(now, "units", hero, units);
}

const toHex: Settling = (now, event) => withOwn(now, "hero_at", seatOf(event), event.to);
const toughness: Settling = (now, event) => withOwn(now, "toughness", seatOf(event), event.toughness);

function builtWith(change: (built: string[], building: string) => string[]): Settling {
  return (now, event) =>
    withOwn(now, "built", seatOf(event), change([...(now.state.built[seatOf(event)] ?? [])], String(event.building)));
}

/** Lists on hexes: armies of monsters, items on the ground. */
function laidOn(now: KarakView, field: "monsters" | "ground", hex: string, things: string[]): KarakView {
  const all = { ...now.state[field] };
  if (things.length > 0) all[hex] = things;
  else delete all[hex];
  return withState(now, { [field]: all });
}

function without(all: Record<string, unknown>, key: string): Record<string, unknown> {
  const { [key]: _, ...rest } = all;
  return rest;
}

const points: Settling = (now, event) => {
  const hero = seatOf(event);
  const halves = Number(event.all_halves);
  const own = now.summary.heroes[hero];
  return {
    ...withOwn(now, "stones", hero, halves),
    scores: { ...now.scores, [hero]: halves },
    summary: {
      ...now.summary,
      heroes: own ? { ...now.summary.heroes, [hero]: { ...own, soul_stones: halves / 2 } } : now.summary.heroes,
    },
  };
};

const SETTLINGS: Record<string, Settling> = {
  hero_joined: asInTheEnd("hero_at"),
  drafted: both(ownAsInTheEnd("board"), asInTheEnd("display")),
  round_began: (now, event) => ({
    ...withState(now, { round: Number(event.round) }),
    summary: { ...now.summary, rounds_left: now.summary.rounds_left - (Number(event.round) - now.state.round) },
  }),
  turn_began: (now, event, last) => ({
    ...withState(now, { turn: now.seats.indexOf(seatOf(event)), actions: last.state.actions, phase: last.state.phase }),
    summary: { ...now.summary, turn: seatOf(event) },
  }),
  moved: toHex,
  tile_laid: (now, event) =>
    withState(now, {
      land: { ...now.state.land, [String(event.hex)]: [event.tile, Number(event.turn)] } as KarakState["land"],
      drawn_cards: [],
    }),
  army_came: (now, event) => {
    const hex = String(event.hex);
    const armies = [...(now.state.monsters[hex] ?? []), String(event.token)];
    return laidOn(now, "monsters", hex, armies.sort(asPrinted));
  },
  foe_came: (now, event) => {
    const foe = String(event.foe);
    const isHorde = HORDES.includes(foe);
    const placed = withState(now, {
      foes: { ...now.state.foes, [foe]: String(event.hex) },
      ...(isHorde && { hordes: { ...now.state.hordes, [foe]: Number(event.strength) } }),
    });
    return withStrength(placed, String(event.hex), foe, Number(event.strength));
  },
  gained: markersBy(1),
  lost: markersBy(-1),
  healed: both(toughness, ownAsInTheEnd("fallen")),
  hurt: toughness,
  glory_changed: (now, event) => withOwn(now, "glory", seatOf(event), event.glory),
  stones_won: points,
  city_founded: (now, event) => withOwn(now, "cities", seatOf(event), event.hex),
  city_flew: (now, event) => withOwn(now, "cities", seatOf(event), event.to),
  built: builtWith((built, building) => [...built.filter((each) => each !== building), building]),
  copied: (now, event) => withOwn(now, "copied", seatOf(event), event.ability),
  ability_lost: (now, event) => withOwn(now, "copied", seatOf(event), null),
  trained: oneMoreUnit,
  raised: oneMoreUnit,
  recruited: oneMoreUnit,
  cleansed: (now) => withState(now, { plague: null }),
  item_taken: both(ownAsInTheEnd("weapons", "spells", "amulets"), asInTheEnd("ground")),
  item_left: both(ownAsInTheEnd("weapons", "spells", "amulets"), asInTheEnd("ground")),
  item_bought: asInTheEnd("trade_pool"),
  item_shifted: ownAsInTheEnd("weapons", "spells"),
  item_used: both(ownAsInTheEnd("weapons", "spells", "amulets"), asInTheEnd("trade_pool")),
  plundered: (now, event) => {
    const taken = { ...event, count: 1 };
    return markersBy(1)(markersBy(-1)(now, { ...taken, seat: event.victim }, now), taken, now);
  },
  unit_lost: (now, event) => unitsBy(now, seatOf(event), String(event.unit), -1),
  fight_won: (now, event) => laidOn(now, "monsters", String(event.hex), []),
  praetorians_beaten: (now, event) => withState(now, { praetorians: Number(event.left) }),
  foe_beaten: (now, event) => {
    const foe = String(event.foe);
    return withState(now, {
      foes: without(now.state.foes, foe) as KarakState["foes"],
      hordes: without(now.state.hordes, foe) as KarakState["hordes"],
      targets: without(now.state.targets, foe) as KarakState["targets"],
      trophies: { ...now.state.trophies, [foe]: seatOf(event) },
    });
  },
  plague_sent: (now, event) => withState(now, { plague: String(event.victim) as HeroId }),
  fell: (now, event) => withOwn(withOwn(now, "hero_at", seatOf(event), event.hex), "fallen", seatOf(event), true),
  target_chosen: (now, event) =>
    withState(now, { targets: { ...now.state.targets, [String(event.horde)]: String(event.victim) as HeroId } }),
  horde_left: (now, event) =>
    withState(now, {
      foes: without(now.state.foes, String(event.horde)) as KarakState["foes"],
      hordes: without(now.state.hordes, String(event.horde)) as KarakState["hordes"],
    }),
  horde_moved: (now, event) => withState(now, { foes: { ...now.state.foes, [String(event.horde)]: String(event.to) } }),
  horde_weakened: (now, event) =>
    withState(now, { hordes: { ...now.state.hordes, [String(event.horde)]: Number(event.strength) } }),
  razed: builtWith((built, building) => built.filter((each) => each !== building)),
  city_destroyed: (now, event) =>
    withState(withOwn(now, "cities", seatOf(event), null), {
      targets: without(now.state.targets, String(event.horde)) as KarakState["targets"],
    }),
  game_ended: (_now, _event, last) => last,
};

/** Armies lie in the order of the engine's data. */
const ARMIES = Object.keys(TOKENS);
const asPrinted = (one: string, other: string) => ARMIES.indexOf(one) - ARMIES.indexOf(other);

const HORDES = ["black", "gold", "red"];

/** Kinds that change nothing of what is drawn, or only what their neighbours settle. */
export const UNSETTLING = [
  "game_began",
  "draft_passed",
  "turn_ended",
  "tiles_seen",
  "tokens_seen",
  "skipped",
  "exchanged",
  "fight_began",
  "fled",
  "rolled",
  "rerolled",
  "ignored",
  "symbol_worked",
  "strengthened",
  "fight_lost",
  "army_beaten",
  "target_rolled",
  "horde_waits",
  "horde_stuck",
  "siege_began",
] as const;

/** Kinds that change what is drawn. */
export const SETTLING = Object.keys(SETTLINGS);
