/** Words about tournaments: what they are called, how they stand, when something is. */

import { language, say } from "../words/words.svelte.ts";
import type { TournamentSummary } from "./api.ts";

export function nameOf(tournament: TournamentSummary): string {
  if (tournament.system !== "daily") return tournament.name;
  return `${say("event-daily")}, ${new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeZone: "UTC" }).format(tournament.starts_at ?? 0)}`;
}

export function standing(tournament: TournamentSummary): string {
  if (tournament.paused) return say("event-status-paused");
  const { round, rounds } = tournament;
  if (tournament.status === "running" && tournament.system === "daily")
    return say("event-until", { when: moment(tournament.ends_at ?? 0) });
  return say(`event-status-${tournament.status}`, { round, rounds });
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** Points are whole or half numbers in ordinary play, finer in duplicate play. */
export function points(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
}
