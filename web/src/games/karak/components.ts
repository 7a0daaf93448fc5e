/** The printed numbers of the game: what stands on tiles, tokens, dice and boards. Drawn, never computed with.
 * components.json is written by generate.py from the engine's data. */

import data from "./components.json";
import type { HeroId } from "./heroes.ts";

export const RESOURCE_IDS = ["food", "wood", "stone"] as const;
export type ResourceId = (typeof RESOURCE_IDS)[number];
export type Cost = Partial<Record<ResourceId, number>>;

/** Column and row, two digits each. */
export type HexId = string;
export type TileId = keyof typeof data.tiles;
export type BuildingId = keyof typeof data.buildings;
export type UnitId = keyof typeof data.units;
export type DieId = keyof typeof data.dice;
export type TokenId = keyof typeof data.monsters;
export type BannerId = "black" | "gold" | "red";
export type SlotId = "weapon" | "spell" | "amulet";

export interface TilePrint {
  terrain: string;
  level: number;
  resources: readonly ResourceId[];
  chasms: readonly number[];
  banner: BannerId | null;
}

export interface ItemPrint {
  slot: SlotId;
  picture: string;
}

export const TILES = data.tiles as unknown as Record<string, TilePrint | undefined>;
export const HEROES = data.heroes as Record<HeroId, { mount: string; abilities: readonly string[] }>;
export const BUILDINGS = data.buildings as Record<string, { unit: UnitId | null; picture: string } | undefined>;
export const BUILDING_IDS = Object.keys(data.buildings) as BuildingId[];
export const UNITS = data.units as Record<string, { kind: string; picture: string } | undefined>;
export const UNIT_IDS = Object.keys(data.units) as UnitId[];
export const DICE = data.dice as Record<string, { size: string; faces: readonly string[] } | undefined>;
export const ITEMS = data.items as unknown as Record<string, ItemPrint | undefined>;
export const ITEM_IDS = Object.keys(data.items);
export const TOKENS = data.monsters as Record<
  string,
  { monster: string; strength: number; picture: string } | undefined
>;
export const FOES = data.foes as Record<string, { banner: BannerId } | undefined>;
export const SLOTS = data.slots as Record<SlotId, number>;
/** Building places on a hero board. */
export const PLACES = data.places;
