/** What is asked of the server about finding games, leaderboards and people. */

import type { TournamentList } from "../events/api.ts";
import type {
  Achievements,
  Company,
  Leaderboard,
  OpenSeeks,
  PlayedGames,
  Profile,
  RatingHistory,
  Seek,
  SeekState,
} from "../protocol/types.ts";
import { ask, query } from "../server/api.ts";

export type Pace = "live" | "slow";
export const PACES: readonly Pace[] = ["live", "slow"];

/** Which seeks somebody wants to see; what is left out does not matter. */
export interface SeekFilter {
  game?: string;
  pace?: Pace;
}

export const community = {
  company: () => ask<Company>("GET", "/me/company"),
  follow: (person: string) => ask<Company>("PUT", `/me/friends/${encodeURIComponent(person)}`),
  unfollow: (person: string) => ask<Company>("DELETE", `/me/friends/${encodeURIComponent(person)}`),
  seek: (wish: Seek) => ask<SeekState>("POST", "/seek", wish),
  sought: () => ask<SeekState>("GET", "/seek"),
  giveUp: () => ask<void>("DELETE", "/seek"),
  seeks: (wanted: SeekFilter, after?: string) => ask<OpenSeeks>("GET", `/seeks${query({ ...wanted, after })}`),
  board: (game: string, wish: { pace: Pace; season?: number; side?: string }) =>
    ask<Leaderboard>("GET", `/leaderboards/${game}${query(wish)}`),
  profile: (person: string) => ask<Profile>("GET", `/people/${encodeURIComponent(person)}`),
  history: (person: string, game: string, pace: string) =>
    ask<RatingHistory>("GET", `/people/${encodeURIComponent(person)}/history${query({ game, pace })}`),
  achievements: (person: string) => ask<Achievements>("GET", `/people/${encodeURIComponent(person)}/achievements`),
  tournaments: (person: string) => ask<TournamentList>("GET", `/people/${encodeURIComponent(person)}/tournaments`),
  games: (person: string, before?: number) =>
    ask<PlayedGames>("GET", `/people/${encodeURIComponent(person)}/games${query({ before })}`),
};
