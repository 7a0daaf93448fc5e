/** The story of a fight or a siege, as far as it is told: what the stage shows. */

import type { GameEvent, Thing } from "../../contract.ts";
import { DICE, type HexId } from "../components.ts";
import type { HeroId } from "../heroes.ts";
import { neighbours } from "../map/hexes.ts";
import { foesOn, type KarakView, type Odds } from "../view.ts";

export interface RolledDie {
  die: string;
  face: string;
  fate: string;
}

/** What a fight brought: an item, markers, glory, soul stones (in halves), an enemy's counter. */
export interface Spoil {
  thing: Thing;
  count: number;
}

export interface FightTale {
  hero: HeroId;
  hex: HexId | null;
  tokens: readonly string[];
  foes: readonly { foe: string; strength: number }[];
  /** Praetorians beside the Dark General. */
  guards: number;
  needed: number;
  odds: Odds | null;
  /** Empty before the roll. */
  dice: readonly RolledDie[];
  /** Which dice fall just now. */
  falling: readonly number[];
  /** Strength that stands on no die: weapons, abilities, missiles. */
  bonus: number;
  /** Null before the roll. */
  total: number | null;
  /** Null as long as it is not decided. */
  won: boolean | null;
  fled: boolean;
  hearts: number;
  spoils: readonly Spoil[];
}

export interface SiegeTale {
  horde: string;
  victim: HeroId;
  hex: HexId | null;
  strength: number;
  built: readonly string[];
  razed: readonly string[];
  destroyed: boolean;
  beaten: boolean;
  spoils: readonly Spoil[];
}

export type Tale = { fight: FightTale; siege?: undefined } | { siege: SiegeTale; fight?: undefined };

/** What was told of a fight or a siege that goes on, with the table that it led to: what is beaten leaves the table before the spoils
 * are shared, and stays on the stage. */
const TOLD = new WeakMap<object, Tale>();

export function remember(view: object, tale: Tale): void {
  TOLD.set(view, tale.fight ? { fight: { ...tale.fight, falling: [] } } : tale);
}

/** The fight or siege on the table now. */
export function taleNow(view: KarakView): Tale | null {
  const told = TOLD.get(view);
  if (told !== undefined) return told;
  const siege = siegeNow(view);
  if (siege !== null) return { siege };
  const fight = fightNow(view);
  return fight === null ? null : { fight };
}

/** Whether dice lie on the table: the fight is not over. */
export function isRolled({ state }: KarakView): boolean {
  return state.phase === "fight" && state.dice.length > 0;
}

/** Swords on the dice that were not given up. */
export function swordsOf(dice: readonly RolledDie[]): number {
  return dice.reduce((sum, { face, fate }) => sum + (fate === "lost" ? 0 : Number(face) || 0), 0);
}

/** The fight on the table now: dice that lie there, or enemies where the hero whose turn it is stands. */
function fightNow(view: KarakView): FightTale | null {
  const hero = view.summary.turn;
  const hex = view.state.hero_at[hero] ?? null;
  const enemy = hex === null ? undefined : view.summary.enemies[hex];
  if (hex === null || (!isRolled(view) && enemy?.odds[hero] === undefined)) return null;
  const meeting = meetingOn(view, hero, hex, enemy?.odds[hero]?.needed ?? enemy?.strength ?? 0);
  return isRolled(view) ? withRoll(meeting, view) : meeting;
}

function meetingOn(view: KarakView, hero: HeroId, hex: HexId, needed: number): FightTale {
  const enemy = view.summary.enemies[hex];
  const foes = foesOn(view.state, hex);
  return {
    hero,
    hex,
    tokens: view.state.monsters[hex] ?? [],
    foes: foes.map((foe) => ({ foe, strength: enemy?.foes[foe] ?? 0 })),
    guards: foes.includes("dark_general") ? view.state.praetorians : 0,
    needed,
    odds: enemy?.odds[hero] ?? null,
    dice: [],
    falling: [],
    bonus: 0,
    total: null,
    won: null,
    fled: false,
    hearts: 0,
    spoils: [],
  };
}

/** The roll as the engine has it. */
function withRoll(tale: FightTale, { state }: KarakView): FightTale {
  const dice = state.dice.map((die, index) => ({
    die,
    face: DICE[die]?.faces[state.faces[index] ?? 0] ?? "0",
    fate: state.fates[index] ?? "stands",
  }));
  const bonus = bonusIn(state.fight);
  return {
    ...tale,
    needed: state.fight.needed ?? tale.needed,
    dice,
    bonus,
    total: swordsOf(dice) + bonus,
    won: state.fight.won ? true : null,
  };
}

function bonusIn(fight: Record<string, number>): number {
  return (fight.bonus ?? 0) + (fight.venom ?? 0) + (fight.added ?? 0);
}

/** The fight after one more event. `table` is how the table looks before it; `inTheEnd` the engine's count of this fight, where the
 * decision's last fight is told. */
export function fightAfter(
  tale: FightTale | null,
  event: GameEvent,
  table: KarakView,
  inTheEnd: KarakView | null,
): FightTale | null {
  if (event.kind === "fight_began") {
    return meetingOn(table, String(event.seat) as HeroId, String(event.hex), Number(event.strength));
  }
  if (tale === null) return null;
  switch (event.kind) {
    case "rolled": {
      const faces = event.faces as string[];
      const dice = (event.dice as string[]).map((die, index) => ({ die, face: faces[index] ?? "0", fate: "stands" }));
      const bonus = inTheEnd?.state.fight.bonus ?? 0;
      return { ...tale, dice, bonus, falling: dice.map((_, index) => index), total: swordsOf(dice) + bonus };
    }
    case "rerolled":
      return counted({ ...tale, falling: [0], dice: changed(tale.dice, 0, { face: String(event.face) }) });
    case "ignored":
      return fated(tale, String(event.die), [String(event.face)], "ignored");
    case "symbol_worked":
      return fated(tale, String(event.unit), [String(event.face)], "resolved");
    case "unit_lost":
      return counted(fated(tale, String(event.unit), FACES_OF_LOSS[String(event.cause)] ?? [], "lost"));
    case "hurt":
      return { ...tale, hearts: tale.hearts + Number(event.by) };
    case "fled":
      return { ...tale, fled: true };
    case "strengthened":
    case "item_used":
      return added(tale, inTheEnd === null ? Number(event.by ?? 0) : bonusIn(inTheEnd.state.fight) - tale.bonus);
    case "fight_won":
    case "fight_lost":
      return decided(tale, event);
    default:
      return withSpoil(tale, event);
  }
}

/** By the cause of a unit's loss, what its die shows. */
const FACES_OF_LOSS: Record<string, string[]> = {
  skull: ["skull"],
  symbol: ["hunger", "repair", "protection", "perseverance", "venom"],
};

function decided(tale: FightTale, event: GameEvent): FightTale {
  const total = Number(event.total);
  const bonus = tale.dice.length > 0 ? Math.max(0, total - swordsOf(tale.dice)) : 0;
  return { ...tale, falling: [], bonus, total, needed: Number(event.strength), won: event.kind === "fight_won" };
}

function added(tale: FightTale, by: number): FightTale {
  return counted({ ...tale, falling: [], bonus: tale.bonus + Math.max(0, by) });
}

function counted(tale: FightTale): FightTale {
  return tale.dice.length > 0 ? { ...tale, total: swordsOf(tale.dice) + tale.bonus } : tale;
}

function changed(dice: readonly RolledDie[], at: number, to: Partial<RolledDie>): RolledDie[] {
  return dice.map((die, index) => (index === at ? { ...die, ...to } : die));
}

/** The first die of this kind that still stands, one with such a face if there is any. */
function fated(tale: FightTale, die: string, faces: readonly string[], fate: string): FightTale {
  const mayFall = (each: RolledDie) => each.die === die && each.fate !== "lost" && each.fate !== "ignored";
  const shown = tale.dice.findIndex((each) => mayFall(each) && faces.includes(each.face));
  const at = shown >= 0 ? shown : tale.dice.findIndex(mayFall);
  return { ...tale, falling: [], dice: changed(tale.dice, at, { fate }) };
}

function withSpoil<Told extends { spoils: readonly Spoil[] }>(tale: Told, event: GameEvent): Told {
  const spoil = spoilOf(event);
  return spoil === null ? tale : { ...tale, spoils: [...tale.spoils, spoil] };
}

export function spoilOf(event: GameEvent): Spoil | null {
  switch (event.kind) {
    case "stones_won":
      return { thing: { kind: "term", id: "soul_stone" }, count: Number(event.halves) };
    case "item_taken":
      return { thing: { kind: "item", id: String(event.item) }, count: 1 };
    case "gained":
      return { thing: { kind: "resource", id: String(event.resource) }, count: Number(event.count) };
    case "glory_changed":
      return Number(event.by) > 0 ? { thing: { kind: "term", id: "glory" }, count: Number(event.by) } : null;
    default:
      return null;
  }
}

/** The siege after one more event. */
export function siegeAfter(tale: SiegeTale | null, event: GameEvent, table: KarakView): SiegeTale | null {
  if (event.kind === "siege_began") {
    const victim = String(event.victim) as HeroId;
    return siegeOf(table, String(event.horde), victim, Number(event.strength));
  }
  if (tale === null) return null;
  switch (event.kind) {
    case "razed":
      return { ...tale, razed: [...tale.razed, String(event.building)] };
    case "horde_weakened":
      return { ...tale, strength: Number(event.strength) };
    case "city_destroyed":
      return { ...tale, destroyed: true };
    case "foe_beaten":
      return { ...tale, beaten: true };
    default:
      return withSpoil(tale, event);
  }
}

/** The siege on the table now: a horde beside its target's city, in the time of the hordes. */
function siegeNow(view: KarakView): SiegeTale | null {
  if (view.state.phase !== "hordes") return null;
  const victim = view.summary.turn;
  const city = view.state.cities[victim];
  const horde = Object.keys(view.state.targets).find((each) => view.state.targets[each] === victim);
  const at = horde === undefined ? undefined : view.state.foes[horde];
  if (horde === undefined || !at || !city || !neighbours(at).includes(city)) return null;
  return siegeOf(view, horde, victim, view.state.hordes[horde] ?? 0);
}

function siegeOf(view: KarakView, horde: string, victim: HeroId, strength: number): SiegeTale {
  return {
    horde,
    victim,
    hex: view.state.cities[victim] ?? null,
    strength,
    built: view.state.built[victim] ?? [],
    razed: [],
    destroyed: false,
    beaten: false,
    spoils: [],
  };
}
