/** A battle as far as it can be seen: from the table while it goes on, from what happened when it is over. */

import type { GameEvent } from "../../contract.ts";
import { type ClanId, isClan } from "../clans.ts";
import type { ProvinceId } from "../components.ts";
import type { BloodRageView } from "../view.ts";

export interface BattleSide {
  clan: ClanId;
  figures: number;
  /** Null as long as no card lies open. */
  bonus: number | null;
  total: number | null;
  /** Open cards. */
  cards: readonly string[];
  /** Whether a card lies face down. */
  secret: boolean;
}

export interface Battle {
  province: ProvinceId;
  pillager: ClanId | null;
  /** Who may still join is asked; nobody fights yet. */
  calling: boolean;
  over: boolean;
  winner: ClanId | null;
  sides: readonly BattleSide[];
}

export function battleOf(view: BloodRageView, events: readonly GameEvent[]): Battle | null {
  return ongoing(view) ?? fought(view, events);
}

function ongoing(view: BloodRageView): Battle | null {
  const { state, summary } = view;
  const battle = summary.battle;
  if (battle === null) return null;
  const clans = view.seats.filter(isClan);
  const fighters = clans.filter((clan) => state.fighting[clan]);
  const calling = fighters.length === 0;
  const open = fighters.some((clan) => (state.played[clan]?.length ?? 0) > 0) || state.winner !== null;
  const strength = summary.provinces[battle.province].strength;
  const taking = calling ? clans.filter((clan) => clan === battle.pillager || (strength[clan] ?? 0) > 0) : fighters;
  return {
    province: battle.province,
    pillager: battle.pillager,
    calling,
    over: state.winner !== null,
    winner: state.winner,
    sides: taking.map((clan) => {
      const sums = battle.sums[clan];
      const shown = open && sums !== undefined;
      return {
        clan,
        figures: sums?.figures ?? strength[clan] ?? 0,
        bonus: shown ? sums.cards : null,
        total: shown ? sums.total : null,
        cards: state.played[clan] ?? [],
        secret: !calling && !open && !view.waiting.includes(clan),
      };
    }),
  };
}

/** The last battle that these events tell of. */
function fought(view: BloodRageView, events: readonly GameEvent[]): Battle | null {
  const end = events.findLast((event) => event.kind === "battle_won" || event.kind === "battle_tied");
  if (end === undefined) return null;
  const before = events.slice(0, events.indexOf(end));
  const sides = view.seats.filter(isClan).flatMap((clan): BattleSide[] => {
    const sums = before.findLast((event) => event.kind === "strength" && event.seat === clan);
    if (sums === undefined) return [];
    const cards = before
      .filter((event) => ["card_revealed", "late_card"].includes(event.kind) && event.seat === clan)
      .map((event) => String(event.card));
    return [
      {
        clan,
        figures: Number(sums.figures),
        bonus: Number(sums.cards),
        total: Number(sums.total),
        cards: cards.slice(-2),
        secret: false,
      },
    ];
  });
  if (sides.length === 0) return null;
  const declared = events.findLast((event) => event.kind === "pillage_declared");
  return {
    province: end.province as ProvinceId,
    pillager: declared ? (declared.seat as ClanId) : null,
    calling: false,
    over: true,
    winner: end.kind === "battle_won" ? (end.seat as ClanId) : null,
    sides,
  };
}
