/** What the stage is told of a scene, and when it is wanted. */

import type { Deciding, Scene, Thing, View } from "../../contract.ts";
import type { Roll } from "../board/rolls.ts";
import type { RegionId } from "../map/geography.ts";
import type { PowerId } from "../powers.ts";
import { asOldWorld } from "../view.ts";

export interface StagedCard {
  kind: "card";
  card: Thing;
}

/** A figure that was killed, as options name it, and whose it was then. */
export interface Fallen {
  piece: string;
  victim: PowerId;
  /** It lies on the board no more: early dice take at once. */
  gone: boolean;
}

export interface StagedBattle {
  kind: "battle";
  region: RegionId;
  /** All dice of this battle so far. */
  rolls: readonly Roll[];
  /** Whether the last of them is thrown in this scene. */
  thrown: boolean;
  /** Whether the dice thrown last take at once whom they kill. */
  early: boolean;
  /** All who fell in this battle so far. */
  fallen: readonly Fallen[];
  /** How many of them fall in this scene. */
  falling: number;
  /** Pieces that are hit in this scene, with who strikes. */
  struck: readonly { target: string; by: PowerId }[];
}

export interface Share {
  power: PowerId;
  value: number;
}

export interface StagedDomination {
  kind: "domination";
  region: RegionId;
  shares: readonly Share[];
  resistance: number;
  /** Who dominates, and for how many points; null: nobody. */
  winner: Share | null;
}

export interface StagedRuin {
  kind: "ruin";
  region: RegionId;
  card: string;
  /** Corruption of each power, most first. */
  shares: readonly Share[];
  gains: readonly Share[];
  /** In the Corruption Phase the ruiners score; in the End Phase the most and the second most. */
  scored: boolean;
}

export type Staged = StagedCard | StagedBattle | StagedDomination | StagedRuin;

/** Battles that go on after a decision: the table itself knows nothing of dice that have been thrown and of whom early ones took. */
const UNDER_WAY = new WeakMap<object, StagedBattle>();

export function remember(view: object, battle: StagedBattle): void {
  UNDER_WAY.set(view, battle);
}

/** The battle that goes on at this table, as far as it was told. */
export function battleAt(view: object): StagedBattle | null {
  return UNDER_WAY.get(view) ?? null;
}

export function stagedIn(scene: Scene | null): Staged | null {
  return (scene?.stage as Staged | undefined) ?? null;
}

/** While no scene plays, hits that are being assigned keep the stage. */
export function onStage(view: View, scene: Scene | null): boolean {
  if (scene !== null) return scene.stage !== undefined;
  return areHitsAssigned(view);
}

export function areHitsAssigned(view: View): boolean {
  const { state, waiting } = asOldWorld(view);
  return state.phase === "battle" && state.hits + state.sixes > 0 && waiting.length > 0;
}

/** The region whose hits are assigned, where the viewer is asked of it. */
export function stagedAt(_view: View, { about }: Deciding): Thing | null {
  return about?.region === undefined ? null : { kind: "region", id: String(about.region) };
}
