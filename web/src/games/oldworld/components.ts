/** The printed numbers of the game: what stands on its board, cards and dials. Drawn, never computed with.
 * components.json is written by generate.py from the engine's data. */

import data from "./components.json";
import type { RegionId } from "./map/geography.ts";
import type { PowerId } from "./powers.ts";

export const TOKEN_IDS = ["event", "hero", "noble", "peasant", "skaven", "warpstone"] as const;
export type TokenId = (typeof TOKEN_IDS)[number];

export type FigureClass = "cultist" | "warrior" | "greater_daemon";
export type FigureId = keyof typeof data.figures;
export type ChaosCardId = keyof typeof data.chaos_cards;
export type OldWorldCardId = keyof typeof data.old_world_cards;
export type UpgradeId = keyof typeof data.upgrades;

export type DialInstruction =
  | "start"
  | "score_vp"
  | "draw_chaos_cards"
  | "upgrade_card"
  | "place_token"
  | "remove_corruption"
  | "remove_old_world_tokens"
  | "victory";

export interface RegionPrint {
  order: number;
  value: number;
  populous: boolean;
  adjacent: readonly string[];
}

export interface FigurePrint {
  power: PowerId;
  class: FigureClass;
  count: number;
  cost: number;
  attack: number;
  defence: number;
}

export interface ChaosCardPrint {
  power: PowerId;
  cost: number;
  magic: boolean;
  copies: number;
  house: boolean;
  /** The name of its drawing. */
  picture: string | null;
}

export interface OldWorldCardPrint {
  comet: boolean;
  /** Whether the card lies on the track when it has been carried out. */
  track: boolean;
  house: boolean;
  picture: string | null;
}

export interface UpgradePrint {
  power: PowerId;
  figure: FigureId | null;
  cost?: number;
  attack?: number;
  defence?: number;
  house: boolean;
  picture: string | null;
}

export interface RuinationPrint {
  ruiners: number;
  first: Record<RegionId, number>;
  second: Record<RegionId, number>;
}

export interface DialTick {
  instruction: DialInstruction;
  n?: number;
  token?: TokenId;
  threat?: number;
}

export const REGIONS: Record<RegionId, RegionPrint> = data.regions;
export const FIGURES = data.figures as Record<FigureId, FigurePrint>;
export const FIGURE_IDS = Object.keys(data.figures) as FigureId[];
export const CHAOS_CARDS = data.chaos_cards as Record<string, ChaosCardPrint | undefined>;
export const OLD_WORLD_CARDS = data.old_world_cards as Record<string, OldWorldCardPrint | undefined>;
export const UPGRADES = data.upgrades as Record<string, UpgradePrint | undefined>;
export const UPGRADE_IDS = Object.keys(data.upgrades) as UpgradeId[];
export const RUINATION_CARDS = data.ruination_cards as Record<string, RuinationPrint | undefined>;
export const RUINATION_IDS = Object.keys(data.ruination_cards);
export const DIALS = data.dials as Record<PowerId, DialTick[]>;
/** Names of drawings of things that are no cards of their own. */
export const OTHER_PICTURES = data.pictures;
/** So much corruption ruins a region. */
export const RUIN = data.ruin;
/** So many points may end the game. */
export const VICTORY_POINTS = data.victory_points;
