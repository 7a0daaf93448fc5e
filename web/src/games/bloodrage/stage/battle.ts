/** A battle as it unfolds: read from the table while it goes on, and carried on event by event while its scenes are told. */

import type { GameEvent } from "../../contract.ts";
import { type ClanId, isClan } from "../clans.ts";
import { CARDS, type FigureId, FIGURES, PROVINCES, type ProvinceId } from "../components.ts";
import { type BloodRageView, numberOf } from "../view.ts";

export interface Fighter {
  figure: FigureId;
  /** What it adds; null where only the sum of all is known. */
  strength: number | null;
  fallen: boolean;
}

export interface PlayedCard {
  card: string;
  bonus: number;
  /** Its text has been made void. */
  isVoid: boolean;
}

export interface BattleSide {
  clan: ClanId;
  fighters: readonly Fighter[];
  /** Of all figures together. */
  strength: number;
  /** Null as long as no card lies open. */
  bonus: number | null;
  total: number | null;
  cards: readonly PlayedCard[];
  /** Before the cards are shown: whether one is still being chosen, or lies there face down. */
  hidden: "choosing" | "laid" | null;
}

/** What the battle is at: figures gather, cards are chosen, shown, work; sums are compared; losers fall; spoils are shared. */
export type Beat = "muster" | "cards" | "reveal" | "effect" | "sums" | "losses" | "spoils";

export interface Battle {
  province: ProvinceId;
  pillager: ClanId | null;
  beat: Beat;
  /** The card that works now. */
  working: { clan: ClanId; card: string } | null;
  outcome: "won" | "tied" | null;
  winner: ClanId | null;
  /** From the pillager on. */
  sides: readonly BattleSide[];
}

/** What was told of a decided battle, with the table that it led to. Cards and the fallen leave the table before a winner has taken all
 * that is due; on the stage they stay. */
const DECIDED = new WeakMap<object, Battle>();

export function remember(view: object, battle: Battle): void {
  if (battle.outcome !== null) DECIDED.set(view, { ...battle, beat: "spoils", working: null });
}

/** The battle that is under way at this table; null when there is none, or nobody fights yet. */
export function battleOf(view: BloodRageView): Battle | null {
  return view.summary.battle === null ? null : (DECIDED.get(view) ?? readBattle(view));
}

function readBattle(view: BloodRageView): Battle | null {
  const { state, summary } = view;
  if (summary.battle === null) return null;
  const { province, pillager, sums } = summary.battle;
  const fighting = inTurn(view, pillager).filter((clan) => state.fighting[clan]);
  if (fighting.length === 0) return null;
  const isOpen = fighting.some((clan) => (state.played[clan]?.length ?? 0) > 0);
  return {
    province,
    pillager,
    beat: state.winner !== null ? "spoils" : isOpen ? "reveal" : "cards",
    working: null,
    outcome: state.winner === null ? null : "won",
    winner: state.winner,
    sides: fighting.map((clan) => {
      const sum = sums[clan];
      const strength = sum?.figures ?? summary.provinces[province].strength[clan] ?? 0;
      return {
        clan,
        fighters: fightersOf(view, province, clan, strength),
        strength,
        bonus: isOpen ? (sum?.cards ?? 0) : null,
        total: isOpen ? (sum?.total ?? strength) : null,
        cards: (state.played[clan] ?? []).map((card) => playedCard(view, card)),
        hidden: isOpen || state.winner !== null ? null : view.waiting.includes(clan) ? "choosing" : "laid",
      };
    }),
  };
}

/** The battle after these events. */
export function fought(battle: Battle, events: readonly GameEvent[], view: BloodRageView): Battle {
  return events.reduce((now, event) => BEATS[event.kind]?.(now, event, view) ?? now, battle);
}

type Step = (battle: Battle, event: GameEvent, view: BloodRageView) => Battle;

const BEATS: Record<string, Step> = {
  battle_began: (battle) => ({
    ...battle,
    beat: "muster",
    sides: battle.sides.map((side) => ({ ...side, hidden: "choosing" })),
  }),
  card_revealed: (battle, { seat, card }, view) =>
    ofSide({ ...battle, beat: "reveal" }, seat, (side) => shown(side, playedCard(view, String(card)))),
  no_card: (battle, { seat }) =>
    ofSide({ ...battle, beat: "reveal" }, seat, (side) => ({ ...side, hidden: null, bonus: 0, total: side.strength })),
  late_card: (battle, { seat, card }, view) =>
    ofSide({ ...battle, beat: "effect" }, seat, (side) => shown(side, playedCard(view, String(card)))),
  card_worked: (battle, { seat, card }) => ({
    ...battle,
    beat: "effect",
    working: { clan: seat as ClanId, card: String(card) },
  }),
  quest_counted: (battle, { seat, card, bonus }) =>
    ofSide(battle, seat, (side) =>
      summed({
        ...side,
        cards: side.cards.map((each) => (each.card === card ? { ...each, bonus: Number(bonus) } : each)),
      }),
    ),
  text_void: (battle, { seat, card }) =>
    ofSide(battle, seat, (side) => ({
      ...side,
      cards: side.cards.map((each) => (each.card === card ? { ...each, isVoid: true } : each)),
    })),
  all_cards_discarded: (battle) => ({
    ...battle,
    sides: battle.sides.map((side) => ({ ...side, cards: [], bonus: null, total: null, hidden: "choosing" })),
  }),
  strength: (battle, { seat, figures, cards, total }) =>
    ofSide({ ...battle, beat: "sums", working: null }, seat, (side) => ({
      ...side,
      strength: Number(figures),
      bonus: Number(cards),
      total: Number(total),
      hidden: null,
    })),
  battle_won: (battle, { seat }) => ({ ...battle, outcome: "won", winner: seat as ClanId }),
  battle_tied: (battle) => ({ ...battle, outcome: "tied", winner: null }),
  destroyed: (battle, { seat, figures, cause }) =>
    ofSide({ ...battle, beat: cause === "battle" ? "losses" : battle.beat }, seat, (side) => ({
      ...side,
      fighters: fallen(side.fighters, figures as FigureId[]),
    })),
  retreated: (battle, { seat }) =>
    ofSide(battle, seat, (side) => ({
      ...side,
      fighters: side.fighters.filter(({ figure }) => figure !== "volur_witch"),
    })),
  pillaged: (battle) => ({ ...battle, beat: "spoils", working: null }),
  pillage_failed: (battle) => ({ ...battle, beat: "spoils", working: null }),
};

function ofSide(battle: Battle, seat: unknown, change: (side: BattleSide) => BattleSide): Battle {
  return { ...battle, sides: battle.sides.map((side) => (side.clan === seat ? change(side) : side)) };
}

function shown(side: BattleSide, card: PlayedCard): BattleSide {
  return summed({ ...side, hidden: null, cards: [...side.cards, card] });
}

function summed(side: BattleSide): BattleSide {
  const bonus = side.cards.reduce((sum, { bonus: each }) => sum + each, 0);
  return { ...side, bonus, total: side.strength + bonus };
}

/** Only Battle cards add something; others are laid to deceive, or to keep a better one. */
function playedCard(view: BloodRageView, card: string): PlayedCard {
  return { card, bonus: CARDS[card]?.kind === "battle" ? numberOf(view, card) : 0, isVoid: false };
}

function fallen(fighters: readonly Fighter[], dead: readonly FigureId[]): Fighter[] {
  const left = [...dead];
  return fighters.map((fighter) => {
    const at = fighter.fallen ? -1 : left.indexOf(fighter.figure);
    if (at < 0) return fighter;
    left.splice(at, 1);
    return { ...fighter, fallen: true };
  });
}

/** All clans, the pillager first. */
function inTurn(view: BloodRageView, pillager: ClanId): ClanId[] {
  const clans = view.seats.filter(isClan);
  const first = Math.max(0, clans.indexOf(pillager));
  return [...clans.slice(first), ...clans.slice(0, first)];
}

/** Who fights for a clan, on land and on water. Single strengths are told where what is printed adds up to what the table says. */
function fightersOf(view: BloodRageView, province: ProvinceId, clan: ClanId, strength: number): Fighter[] {
  const { fjord } = PROVINCES[province];
  const figures = [
    ...(view.summary.provinces[province].figures[clan] ?? []),
    ...(fjord ? (view.summary.fjords[fjord].figures[clan] ?? []) : []),
  ];
  const sheet = view.state.sheets[clan] ?? {};
  const single = figures.map((figure) => CARDS[sheet[figure] ?? ""]?.strength ?? FIGURES[figure].strength);
  const addsUp = single.reduce((sum, each) => sum + each, 0) === strength;
  return figures.map((figure, index) => ({ figure, strength: addsUp ? (single[index] ?? 0) : null, fallen: false }));
}
