/** The printed numbers of the game: what stands on its board, cards and clan sheets. Drawn, never computed with.
 * components.json is written by generate.py from the engine's data. */

import data from "./components.json";

export type ProvinceId = keyof typeof data.provinces;
export type OuterId = Exclude<ProvinceId, "yggdrasil">;
export type FjordId = keyof typeof data.fjords;
export type TrackId = keyof typeof data.tracks;
export type FigureId = keyof typeof data.figures;
export type CardId = keyof typeof data.cards;
export type RewardId = keyof typeof data.rewards;
export type LandId = "manheim" | "jotunheim" | "alfheim";
export type GodId = "odin" | "thor" | "loki" | "frigga" | "heimdall" | "tyr";

export interface ProvincePrint {
  land: LandId | null;
  villages: number;
  adjacent: readonly string[];
  fjord: FjordId | null;
}

export interface FigurePrint {
  strength: number;
  cost: number;
  sails: boolean;
  monster: boolean;
  large: boolean;
}

export interface CardPrint {
  age: number;
  kind: "battle" | "quest" | "upgrade";
  slot?: "leader" | "warrior" | "ship" | "monster" | "clan";
  god?: GodId;
  /** Rage that an upgrade costs. */
  cost?: number;
  /** What the upgraded figures, or the monster, fight with. */
  strength?: number;
  /** Added in battle. */
  bonus?: number;
  white_disc?: boolean;
  /** What a quest pays. */
  glory?: number;
  monster?: FigureId;
  /** The name of a drawing of the open icon set. */
  picture: string;
  house?: boolean;
}

export const PROVINCES = data.provinces as Record<ProvinceId, ProvincePrint>;
export const PROVINCE_IDS = Object.keys(data.provinces) as ProvinceId[];
/** In ring order, clockwise from the north. */
export const OUTER_IDS = PROVINCE_IDS.filter((province): province is OuterId => province !== "yggdrasil");
export const FJORDS = data.fjords as Record<FjordId, { supports: OuterId[] }>;
export const FJORD_IDS = Object.keys(data.fjords) as FjordId[];
export const TRACKS = data.tracks as Record<TrackId, { steps: number[]; legendary: number[] }>;
export const TRACK_IDS = Object.keys(data.tracks) as TrackId[];
export const FIGURES = data.figures as Record<FigureId, FigurePrint>;
export const FIGURE_IDS = Object.keys(data.figures) as FigureId[];
export const CARDS = data.cards as Record<string, CardPrint | undefined>;
export const CARD_IDS = Object.keys(data.cards) as CardId[];
export const REWARDS = data.rewards as Record<RewardId, { raise: TrackId[]; glory: number }>;
export const SLOTS = data.slots;
export const PHASES = data.phases;
export const AGES = data.ages;
