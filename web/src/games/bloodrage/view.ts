/** The table as the engine shows it: the summary (view.py of the game), typed, and what lies where. The state is in state.ts. */

import type { View } from "../contract.ts";
import { type ClanId, isClan } from "./clans.ts";
import {
  CARDS,
  type FigureId,
  FIGURE_IDS,
  type FjordId,
  type OuterId,
  type ProvinceId,
  type TrackId,
} from "./components.ts";
import type { BloodRageState } from "./state.ts";

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

/** The number of a card, as agreed at this table. */
export type CardSummary =
  { kind: "battle"; bonus: number } | { kind: "quest"; glory: number } | { kind: "upgrade"; cost: number };

export interface BloodRageSummary {
  provinces: Record<ProvinceId, ProvinceSummary>;
  fjords: Record<FjordId, { open: boolean; figures: Partial<Record<ClanId, FigureId[]>> }>;
  clans: Partial<Record<ClanId, ClanSummary>>;
  doom: OuterId | null;
  /** All that the viewer can see. */
  cards: Partial<Record<string, CardSummary>>;
  battle: { pillager: ClanId; province: ProvinceId; sums: Partial<Record<ClanId, BattleSum>> } | null;
}

export type BloodRageView = Omit<View, "viewer" | "state" | "summary"> & {
  viewer: ClanId | null;
  state: BloodRageState;
  summary: BloodRageSummary;
};

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

export function stepOf(state: BloodRageState, clan: ClanId, track: TrackId): number {
  return state.tracks[clan]?.[track] ?? 1;
}

/** Cards that can be seen among those held. */
export function seen(cards: readonly string[] | undefined): string[] {
  return (cards ?? []).filter((card) => CARDS[card] !== undefined);
}

/** What a card costs, adds or pays: as agreed at this table; as printed, if it is out of sight. */
export function numberOf(view: BloodRageView, card: string): number {
  const now = view.summary.cards[card] ?? CARDS[card];
  if (now === undefined) return 0;
  if (now.kind === "battle") return now.bonus ?? 0;
  return (now.kind === "quest" ? now.glory : now.cost) ?? 0;
}
