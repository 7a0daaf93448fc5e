/** The table as the engine shows it: the summary (view.py of the game), typed, and what lies where. The state is in state.ts. */

import type { Thing, View } from "../contract.ts";
import {
  type Cost,
  type HexId,
  RESOURCE_IDS,
  type ResourceId,
  TILES,
  type TilePrint,
  UNIT_IDS,
  type UnitId,
} from "./components.ts";
import { type HeroId, isHero } from "./heroes.ts";
import type { KarakState } from "./state.ts";

type PerHero<T> = Partial<Record<HeroId, T>>;

export interface Odds {
  needed: number;
  chance: number;
}

export interface EnemySummary {
  strength: number;
  foes: Record<string, number>;
  odds: PerHero<Odds>;
}

export interface HeroSummary {
  soul_stones: number;
  max_toughness: number;
  army: number;
  buildings: number;
  markers: number;
  actions: number;
}

export interface KarakSummary {
  turn: HeroId;
  first: HeroId;
  rounds_left: number;
  leaders: HeroId[];
  heroes: PerHero<HeroSummary>;
  enemies: Record<HexId, EnemySummary>;
  hordes: Record<string, { strength: number; target: HeroId | null; next: HexId[] }>;
  supply: Record<ResourceId, number>;
  /** By kind and id: what can be bought, and for what. */
  prices: Partial<Record<string, Partial<Record<string, Cost>>>>;
  dice: Record<UnitId, number>;
  pile: Record<string, number>;
  bag: number;
}

export type KarakView = Omit<View, "state" | "summary"> & { state: KarakState; summary: KarakSummary };

/** A view of this game; the shell knows it only as a view of some game. */
export function asKarak(view: View): KarakView {
  return view as unknown as KarakView;
}

/** What a thing costs now; null where it cannot be bought. */
export function priceOf({ summary }: KarakView, { kind, id }: Thing): Cost | null {
  return summary.prices[kind]?.[id] ?? null;
}

export function tileAt(state: KarakState, hex: HexId): { id: string; turn: number; print: TilePrint } | null {
  const laid = state.land[hex];
  const print = laid && TILES[laid[0]];
  return laid && print ? { id: laid[0], turn: laid[1], print } : null;
}

export function heroesOn(view: KarakView, hex: HexId): HeroId[] {
  return view.seats.filter(isHero).filter((hero) => view.state.hero_at[hero] === hex);
}

export function cityOn(view: KarakView, hex: HexId): HeroId | null {
  return view.seats.filter(isHero).find((hero) => view.state.cities[hero] === hex) ?? null;
}

export function foesOn(state: KarakState, hex: HexId): string[] {
  return Object.keys(state.foes).filter((foe) => state.foes[foe] === hex);
}

/** Whose turn it is; before the first round, whoever is asked in the draft. */
export function acting(view: KarakView): HeroId {
  return (view.state.round === 0 ? view.waiting.find(isHero) : undefined) ?? view.summary.turn;
}

/** The hero whose chances are shown on the land: the viewer's own, or whoever's turn it is. */
export function watched(view: KarakView): HeroId {
  return view.viewer !== null && isHero(view.viewer) ? view.viewer : view.summary.turn;
}

/** The chance on a hex for the one whose chances are shown. */
export function oddsOn(view: KarakView, hex: HexId): Odds | null {
  return view.summary.enemies[hex]?.odds[watched(view)] ?? null;
}

export function itemsOf(state: KarakState, hero: HeroId): string[] {
  const amulet = state.amulets[hero];
  return [...(state.weapons[hero] ?? []), ...(state.spells[hero] ?? []), ...(amulet ? [amulet] : [])];
}

export function armyOf(state: KarakState, hero: HeroId): { unit: UnitId; count: number }[] {
  const units = state.units[hero] ?? {};
  return UNIT_IDS.flatMap((unit) => ((units[unit] ?? 0) > 0 ? [{ unit, count: units[unit] ?? 0 }] : []));
}

export function markersOf(state: KarakState, hero: HeroId): { resource: ResourceId; count: number }[] {
  return RESOURCE_IDS.map((resource) => ({ resource, count: state.resources[hero]?.[resource] ?? 0 }));
}
