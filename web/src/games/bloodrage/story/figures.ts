/** Figures on their way through a table that is brought forward. */

import type { GameEvent } from "../../contract.ts";
import type { ClanId } from "../clans.ts";
import { type FigureId, FIGURE_IDS, FJORD_IDS, PROVINCE_IDS, PROVINCES, type ProvinceId } from "../components.ts";
import type { BloodRageView } from "../view.ts";

type Host = Partial<Record<ClanId, FigureId[]>>;

/** Several figures of the clan that an event speaks of. */
export function moveAll(now: BloodRageView, event: GameEvent, figures: unknown, source: unknown, to: unknown): void {
  for (const figure of (Array.isArray(figures) ? figures : [figures]) as FigureId[]) {
    move(now, event.seat as ClanId, figure, String(source), String(to));
  }
}

export function move(now: BloodRageView, clan: ClanId, figure: FigureId, source: string, to: string): void {
  const own = now.summary.clans[clan]!;
  const wasOnBoard = groundOf(now, source) !== null;
  const isOnBoard = groundOf(now, to) !== null;
  place(now, clan, source, (figures) => figures.toSpliced(Math.max(0, figures.indexOf(figure)), 1));
  place(now, clan, to, (figures) => ordered([...figures, figure]));
  own.on_board += Number(isOnBoard) - Number(wasOnBoard);
  village(now, source, 1);
  village(now, to, -1);
}

/** Numbers that follow from who stands where: as after the last scene where the same figures stand; elsewhere a clan without
 * figures has no strength. */
export function settleGround(now: BloodRageView, last: BloodRageView): void {
  for (const id of PROVINCE_IDS) {
    const [here, then] = [now.summary.provinces[id], last.summary.provinces[id]];
    const fjord = PROVINCES[id].fjord;
    const ships = fjord ? now.summary.fjords[fjord].figures : {};
    const shipsThen = fjord ? last.summary.fjords[fjord].figures : {};
    if (alike(here.figures, then.figures) && alike(ships, shipsThen) && here.destroyed === then.destroyed) {
      const { figures, strength, strongest, pillagers, free } = then;
      Object.assign(here, { figures, strength, strongest, pillagers, free });
      continue;
    }
    const strength = Object.fromEntries(
      now.seats.map((clan) => {
        const isThere = has(here.figures, clan as ClanId) || has(ships, clan as ClanId);
        return [clan, isThere ? (here.strength[clan as ClanId] ?? 0) : 0];
      }),
    );
    Object.assign(here, { strength, strongest: strongestOf(strength) });
  }
}

/** What follows for a clan: the order in which its figures lie, which nobody sees change, and how its quests stand, once everything
 * stands where it will stand. */
export function settleClans(now: BloodRageView, last: BloodRageView): void {
  const isAtRest = PROVINCE_IDS.every((id) => now.summary.provinces[id].figures === last.summary.provinces[id].figures);
  for (const [clan, then] of Object.entries(last.summary.clans)) {
    const own = now.summary.clans[clan as ClanId]!;
    for (const at of ["reserve", "valhalla"] as const)
      if (String(ordered(own[at])) === String(ordered(then[at]))) own[at] = then[at];
    if (isAtRest && own.quests === then.quests) own.quest_progress = then.quest_progress;
  }
}

function strongestOf(strength: Record<string, number>): ClanId | null {
  const most = Math.max(...Object.values(strength));
  const clans = Object.keys(strength).filter((clan) => strength[clan] === most);
  return most > 0 && clans.length === 1 ? (clans[0] as ClanId) : null;
}

function alike(one: Host, other: Host): boolean {
  const written = (host: Host) =>
    Object.keys(host)
      .sort()
      .map((clan) => `${clan}:${ordered(host[clan as ClanId] ?? []).join(",")}`)
      .join(" ");
  return written(one) === written(other);
}

function has(host: Host, clan: ClanId): boolean {
  return (host[clan]?.length ?? 0) > 0;
}

function ordered(figures: readonly FigureId[]): FigureId[] {
  return figures.toSorted((one, other) => FIGURE_IDS.indexOf(one) - FIGURE_IDS.indexOf(other));
}

function groundOf(now: BloodRageView, place: string): { figures: Host } | null {
  if (place in now.summary.provinces) return now.summary.provinces[place as ProvinceId];
  return FJORD_IDS.find((fjord) => fjord === place) ? now.summary.fjords[place as (typeof FJORD_IDS)[number]] : null;
}

function place(now: BloodRageView, clan: ClanId, at: string, change: (figures: FigureId[]) => FigureId[]): void {
  const own = now.summary.clans[clan]!;
  const ground = groundOf(now, at);
  if (at === "reserve" || at === "valhalla") own[at] = change(own[at]);
  if (ground === null) return;
  const figures = change(ground.figures[clan] ?? []);
  if (figures.length > 0) ground.figures[clan] = figures;
  else delete ground.figures[clan];
}

function village(now: BloodRageView, at: string, more: number): void {
  const province = now.summary.provinces[at as ProvinceId];
  if (province !== undefined && province.free !== null && !province.destroyed) province.free += more;
}
