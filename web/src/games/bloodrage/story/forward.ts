/** The table, brought forward by single events: what a scene settles, and nothing of what comes after it. Where an event does not
 * say all, the rest is taken from the table after the last scene. */

import type { GameEvent, View } from "../../contract.ts";
import { copied } from "../../parts/sharing.ts";
import { type ClanId, isClan } from "../clans.ts";
import { type CardId, CARDS, type FigureId, type ProvinceId, type RewardId, type TrackId } from "../components.ts";
import { points } from "../telling.ts";
import { asBloodRage, type BloodRageView } from "../view.ts";
import { move, moveAll, settleClans, settleGround } from "./figures.ts";

type Change = (now: BloodRageView, event: GameEvent, last: BloodRageView) => void;

/** A copy of the table with these events in it. */
export function forward(now: View, last: View, events: readonly GameEvent[]): View {
  const table = asBloodRage(copied(now));
  const end = asBloodRage(last);
  for (const event of events) {
    CHANGES[event.kind]?.(table, event, end);
    for (const { seat, points: won } of gainsOf(event)) addGlory(table, seat as ClanId, won);
  }
  settleGround(table, end);
  settleClans(table, end);
  return table as unknown as View;
}

/** Points that an event brings, and those that it costs somebody else. */
export function gainsOf(event: GameEvent) {
  const gain = points(event);
  if (gain === null) return [];
  if (event.kind !== "glory_stolen") return [gain];
  return [gain, { ...gain, seat: String(event.victim), points: -gain.points }];
}

/** Without the battle that is over; only then the token is turned. */
export function afterBattle(now: View, last: View): View {
  const table = asBloodRage(copied(now));
  const { state, summary } = asBloodRage(last);
  const { battlefield: where } = table.state;
  if (where !== null && state.pillaged.includes(where)) turnToken(table, where);
  const { pillager, battlefield, winner, fighting, played, texts, counted } = state;
  Object.assign(table.state, { pillager, battlefield, winner, fighting, played, texts, counted });
  table.summary.battle = summary.battle;
  return table as unknown as View;
}

function turnToken(now: BloodRageView, province: ProvinceId): void {
  if (!now.state.pillaged.includes(province)) now.state.pillaged = [...now.state.pillaged, province];
  now.summary.provinces[province].pillaged = true;
}

function addGlory(now: BloodRageView, clan: ClanId, won: number): void {
  now.scores[clan] = (now.scores[clan] ?? 0) + won;
  now.state.glory[clan] = (now.state.glory[clan] ?? 0) + won;
}

const travels: Change = (now, event) => moveAll(now, event, event.figures ?? event.figure, event.source, event.to);
const takesCards: Change = (now, { seat }, last) => {
  hold(now, seat as ClanId, last.state.hands[seat as ClanId] ?? []);
};
const paysRage: Change = (now, { seat }, last) => {
  now.state.rage[seat as ClanId] = last.state.rage[seat as ClanId] ?? 0;
};
const passesPackets: Change = (now, _event, last) => {
  const { hands, packets, aside } = last.state;
  Object.assign(now.state, { hands, packets, aside });
  for (const clan of now.seats.filter(isClan)) now.summary.clans[clan]!.hand = hands[clan]?.length ?? 0;
};
const plays: Change = (now, { seat, card }) => {
  const clan = seat as ClanId;
  now.state.played[clan] = [...(now.state.played[clan] ?? []), card as CardId];
  loseCards(now, clan, [String(card)]);
};

const CHANGES: Record<string, Change> = {
  age_began: (now, { age }, last) => {
    Object.assign(now.state, { age, pillaged: [], passed: {} });
    now.summary.doom = last.summary.doom;
    for (const province of Object.values(now.summary.provinces)) province.pillaged = false;
  },
  phase_began: (now, { phase }, last) => {
    now.state.phase = String(phase);
    if (phase === "action" || phase === "discard") now.state.passed = {};
    if (phase === "discard") now.state.rage = last.state.rage;
  },
  first_player: (now, { seat }) => {
    now.state.first_player = seat as ClanId;
  },
  laid_aside: passesPackets,
  dealt: passesPackets,
  packet: passesPackets,
  kept: passesPackets,
  packets_passed: passesPackets,
  draft_ended: passesPackets,

  rage_set: (now, { seat, rage }) => {
    now.state.rage[seat as ClanId] = Number(rage);
  },
  rage_changed: (now, { seat, rage }) => {
    now.state.rage[seat as ClanId] = Number(rage);
  },
  raised: (now, { seat, track, step, value }, last) => {
    const clan = seat as ClanId;
    now.state.tracks[clan] = { ...now.state.tracks[clan], [track as TrackId]: Number(step) };
    const own = now.summary.clans[clan]!;
    own.values[track as TrackId] = Number(value);
    own.legendary = last.summary.clans[clan]!.legendary;
    if (track === "horns") own.limit = Number(value);
  },
  passed: (now, { seat }) => {
    now.state.passed[seat as ClanId] = true;
    now.state.rage[seat as ClanId] = 0;
  },

  invaded: (now, event, last) => {
    travels(now, event, last);
    now.state.rage[event.seat as ClanId] = Math.max(
      0,
      (now.state.rage[event.seat as ClanId] ?? 0) - Number(event.cost),
    );
  },
  march_began: paysRage,
  marched: travels,
  joined: travels,
  leader_moved: (now, event) => moveAll(now, event, "leader", event.source, event.to),
  retreated: (now, event) => moveAll(now, event, "volur_witch", event.source, "yggdrasil"),
  destroyed: (now, event) => moveAll(now, event, event.figures, event.place, "valhalla"),
  released: (now, event) => moveAll(now, event, event.figures, "valhalla", "reserve"),
  monster_left: (now, event) => moveAll(now, event, event.figure, event.place, "box"),
  saved: paysRage,

  upgraded: (now, { seat, card, slot, cost }) => {
    const clan = seat as ClanId;
    now.state.sheets[clan] = { ...now.state.sheets[clan], [String(slot)]: card as CardId };
    now.state.rage[clan] = Math.max(0, (now.state.rage[clan] ?? 0) - Number(cost));
    loseCards(now, clan, [String(card)]);
    const monster = CARDS[String(card)]?.monster;
    if (monster !== undefined) move(now, clan, monster, "box", "reserve");
  },
  upgrade_replaced: (now, { seat, card }) => {
    const sheet = now.state.sheets[seat as ClanId] ?? {};
    now.state.sheets[seat as ClanId] = Object.fromEntries(Object.entries(sheet).filter(([, lies]) => lies !== card));
  },
  quest_laid: (now, event, last) => {
    const clan = event.seat as ClanId;
    takesCards(now, event, last);
    now.state.quests[clan] = last.state.quests[clan] ?? [];
    const { quests, quest_progress } = last.summary.clans[clan]!;
    Object.assign(now.summary.clans[clan]!, { quests, quest_progress });
  },

  pillage_declared: (now, { seat, province }) => {
    Object.assign(now.state, { pillager: seat, battlefield: province });
    now.summary.battle = { pillager: seat as ClanId, province: province as ProvinceId, sums: {} };
  },
  battle_began: (now, { seats, province }) => {
    now.state.fighting = Object.fromEntries((seats as ClanId[]).map((clan) => [clan, true]));
    if (now.summary.battle === null) return;
    now.summary.battle.sums = Object.fromEntries(
      (seats as ClanId[]).map((clan) => {
        const figures = now.summary.provinces[province as ProvinceId].strength[clan] ?? 0;
        return [clan, { figures, cards: 0, total: figures }];
      }),
    );
  },
  card_revealed: plays,
  late_card: plays,
  all_cards_discarded: (now) => {
    now.state.played = {};
  },
  strength: (now, { seat, figures, cards, total }) => {
    if (now.summary.battle === null) return;
    now.summary.battle.sums[seat as ClanId] = {
      figures: Number(figures),
      cards: Number(cards),
      total: Number(total),
    };
  },
  battle_won: (now, { seat }) => {
    now.state.winner = seat as ClanId;
  },
  cards_spent: (now, { seat }) => {
    now.state.played[seat as ClanId] = [];
  },
  cards_returned: (now, event, last) => {
    now.state.played[event.seat as ClanId] = [];
    gainCards(now, event.seat as ClanId, event.cards as string[], last);
  },
  cards_stolen: (now, event, last) => {
    now.state.played[event.victim as ClanId] = [];
    gainCards(now, event.seat as ClanId, event.cards as string[], last);
  },
  card_kept: (now, event, last) => {
    paysRage(now, event, last);
    const clan = event.seat as ClanId;
    now.state.played[clan] = without(now.state.played[clan] ?? [], [String(event.card)]) as CardId[];
    gainCards(now, clan, [String(event.card)], last);
  },
  pillaged: (now, { province }, last) => {
    const id = province as ProvinceId;
    const isTurnedLater = last.state.battlefield === id && !last.state.pillaged.includes(id);
    if (!isTurnedLater) turnToken(now, id);
  },

  hand_discarded: (now, { seat, cards }) => loseCards(now, seat as ClanId, cards as string[]),
  quests_shown: (now, { seat }) => {
    now.state.quests[seat as ClanId] = [];
    Object.assign(now.summary.clans[seat as ClanId]!, { quests: 0, quest_progress: [] });
  },
  province_fell: (now, { province }, last) => {
    const id = province as ProvinceId;
    for (const [clan, figures] of Object.entries(now.summary.provinces[id].figures)) {
      for (const figure of figures as FigureId[]) move(now, clan as ClanId, figure, id, "reserve");
    }
    now.state.destroyed = [...now.state.destroyed, id];
    now.state.pillaged = now.state.pillaged.filter((each) => each !== id);
    now.state.rewards = Object.fromEntries(
      Object.entries(now.state.rewards).filter(([each]) => each !== id),
    ) as Partial<Record<ProvinceId, RewardId>>;
    now.summary.provinces[id] = last.summary.provinces[id];
    for (const [fjord, { open }] of Object.entries(last.summary.fjords)) {
      now.summary.fjords[fjord as keyof typeof now.summary.fjords].open = open;
    }
  },
  doom_moved: (now, { province }) => {
    now.summary.doom = province as typeof now.summary.doom;
  },
  game_ended: (now, _event, { ending, winners }) => Object.assign(now, { ending, winners }),
};

/** Cards leave a hand: those that one sees by their ids, others as hidden ones. */
function loseCards(now: BloodRageView, clan: ClanId, cards: readonly string[]): void {
  hold(now, clan, without(now.state.hands[clan] ?? [], cards));
}

/** Open cards come into a hand, where everybody still knows them if the table after the last scene does. */
function gainCards(now: BloodRageView, clan: ClanId, cards: readonly string[], last: BloodRageView): void {
  const known = last.state.hands[clan] ?? [];
  const held = cards.map((card) => (known.includes(card as CardId) ? card : "?"));
  hold(now, clan, [...(now.state.hands[clan] ?? []), ...held]);
}

function hold(now: BloodRageView, clan: ClanId, cards: readonly string[]): void {
  now.state.hands[clan] = cards as CardId[];
  now.summary.clans[clan]!.hand = cards.length;
}

function without(held: readonly string[], gone: readonly string[]): string[] {
  const left = [...held];
  for (const card of gone) {
    const at = left.indexOf(card) >= 0 ? left.indexOf(card) : left.indexOf("?");
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A deep copy of what came as JSON, whatever stands guard over it. */
