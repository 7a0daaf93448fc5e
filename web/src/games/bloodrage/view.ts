/** The table as the engine shows it (state.py and view.py of the game), typed, and what lies where in it. */

import type { View } from "../contract.ts";
import { type ClanId, isClan } from "./clans.ts";
import {
  CARDS,
  type FigureId,
  FIGURE_IDS,
  type FjordId,
  type OuterId,
  type ProvinceId,
  type RewardId,
  type TrackId,
} from "./components.ts";

type PerSeat<Value> = Record<string, Value>;

export interface BloodRageState {
  age: number;
  phase: string | null;
  first_player: ClanId | null;
  leaders: PerSeat<string>;
  ships: PerSeat<string>;
  /** Those that are not in the box. */
  monsters: Partial<Record<FigureId, string>>;
  warriors: PerSeat<Record<string, number>>;
  /** Empty villages; none where a province is not mentioned. */
  free: Partial<Record<OuterId, number>>;
  rage: PerSeat<number>;
  glory: PerSeat<number>;
  /** A hidden card is `?`. */
  hands: PerSeat<string[]>;
  rewards: Partial<Record<ProvinceId, RewardId>>;
  pillaged: ProvinceId[];
  destroyed: ProvinceId[];
  /** One province for each Age. */
  doom: OuterId[];
  /** Steps count from 1; a track that is not mentioned is on its first. */
  tracks: PerSeat<Partial<Record<TrackId, number>>>;
  sheets: PerSeat<Record<string, string>>;
  quests: PerSeat<string[]>;
  aside: PerSeat<string[]>;
  packets: PerSeat<string[]>;
  discards: string[];
  pillager: ClanId | null;
  battlefield: ProvinceId | null;
  winner: ClanId | null;
  fighting: PerSeat<boolean>;
  /** Who is out of this Action phase. */
  passed?: PerSeat<boolean>;
  played: PerSeat<string[]>;
}

export interface ProvinceSummary {
  destroyed: boolean;
  pillaged: boolean;
  reward: { raise: TrackId[]; glory: number } | null;
  /** The Age in whose Ragnarok it falls. */
  doom: number | null;
  free: number | null;
  figures: Partial<Record<ClanId, FigureId[]>>;
  strength: Partial<Record<ClanId, number>>;
  strongest: ClanId | null;
  pillagers: ClanId[];
}

export interface ClanSummary {
  values: Record<TrackId, number>;
  legendary: number;
  on_board: number;
  limit: number;
  reserve: FigureId[];
  valhalla: FigureId[];
  hand: number;
  quests: number;
  quest_progress: { card: string; fulfilled: boolean; glory: number }[];
}

export interface BattleSum {
  figures: number;
  cards: number;
  total: number;
}

export interface BloodRageSummary {
  provinces: Record<ProvinceId, ProvinceSummary>;
  fjords: Record<FjordId, { open: boolean; figures: Partial<Record<ClanId, FigureId[]>> }>;
  clans: Partial<Record<ClanId, ClanSummary>>;
  doom: OuterId | null;
  battle: { pillager: ClanId; province: ProvinceId; sums: Partial<Record<ClanId, BattleSum>> } | null;
}

export type BloodRageView = Omit<View, "state" | "summary"> & { state: BloodRageState; summary: BloodRageSummary };

/** A view of this game; the shell knows it only as a view of some game. */
export function asBloodRage(view: View): BloodRageView {
  return view as unknown as BloodRageView;
}

/** Equal figures of one clan in one place, drawn as one with their number. */
export interface Stack {
  clan: ClanId;
  figure: FigureId;
  count: number;
}

export function stacksOf(figures: Partial<Record<ClanId, readonly FigureId[]>>, seats: readonly string[]): Stack[] {
  return seats.filter(isClan).flatMap((clan) => stacked(clan, figures[clan] ?? []));
}

export function stacked(clan: ClanId, figures: readonly FigureId[]): Stack[] {
  return FIGURE_IDS.flatMap((figure) => {
    const count = figures.filter((each) => each === figure).length;
    return count > 0 ? [{ clan, figure, count }] : [];
  });
}

export function stacksIn(view: BloodRageView, place: string): Stack[] {
  const { provinces, fjords } = view.summary;
  const ground = provinces[place as ProvinceId] ?? fjords[place as FjordId];
  return ground === undefined ? [] : stacksOf(ground.figures, view.seats);
}

export function stacksInValhalla(view: BloodRageView): Stack[] {
  return view.seats.filter(isClan).flatMap((clan) => stacked(clan, view.summary.clans[clan]?.valhalla ?? []));
}

export function stepOf(state: BloodRageState, seat: string, track: TrackId): number {
  return state.tracks[seat]?.[track] ?? 1;
}

/** Cards that can be seen among those held. */
export function seen(cards: readonly string[] | undefined): string[] {
  return (cards ?? []).filter((card) => CARDS[card] !== undefined);
}
