/** What is shown on the stage: a battle, a card that is laid, the quests of an Age, Ragnarok, or the reckoning at the end. Scenes carry it. */

import type { Scene } from "../../contract.ts";
import type { ClanId } from "../clans.ts";
import type { FigureId, OuterId, TrackId } from "../components.ts";
import type { Battle } from "./battle.ts";

export interface StagedBattle {
  kind: "battle";
  battle: Battle;
}

export interface JudgedQuest {
  clan: ClanId;
  card: string;
  /** Null: not judged yet. */
  done: boolean | null;
  /** What it has paid. */
  glory: number;
  /** What the table says for or against it. */
  why: string;
}

export interface StagedQuests {
  kind: "quests";
  quests: readonly JudgedQuest[];
  /** The one that is told of now. */
  now: number | null;
}

export interface StagedRagnarok {
  kind: "ragnarok";
  province: OuterId;
  age: number;
  dead: readonly { clan: ClanId; figures: readonly FigureId[]; glory: number }[];
  beat: "burning" | "glory" | "fallen";
}

export interface StagedReckoning {
  kind: "reckoning";
  clan: ClanId;
  tracks: readonly { track: TrackId; glory: number }[];
  cards: readonly { card: string; glory: number }[];
}

/** A card that somebody has laid on the clan sheet. */
export interface StagedUpgrade {
  kind: "upgrade";
  clan: ClanId;
  card: string;
}

export type Staged = StagedBattle | StagedUpgrade | StagedQuests | StagedRagnarok | StagedReckoning;

export function stagedIn(scene: Scene | null): Staged | null {
  return (scene?.stage as Staged | undefined) ?? null;
}
