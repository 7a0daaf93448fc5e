/** What the server is asked about tournaments and clubs. */

import type { components } from "../protocol/api.ts";
import { ask, query } from "../server/api.ts";

type Schemas = components["schemas"];
export type TournamentInfo = Schemas["TournamentInfo"];
export type TournamentSummary = Schemas["TournamentSummary"];
export type TournamentList = Schemas["TournamentList"];
export type NewTournament = Schemas["NewTournament"];
export type PairingInfo = Schemas["PairingInfo"];
export type Entry = Schemas["Entry"];
export type ClubInfo = Schemas["ClubInfo"];
export type ClubList = Schemas["ClubList"];
export type ClubSummary = Schemas["ClubSummary"];
export type ClubRole = ClubInfo["people"][number]["role"];
export type ListName = "open" | "running" | "finished" | "mine";

const one = (id: string) => `/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  list: (list: ListName) => ask<TournamentList>("GET", `/tournaments${query({ list })}`),
  daily: () => ask<TournamentList>("GET", "/daily"),
  make: (wish: NewTournament) => ask<TournamentInfo>("POST", "/tournaments", wish),
  get: (id: string, code?: string, after?: number) => ask<TournamentInfo>("GET", `${one(id)}${query({ code, after })}`),
  enter: (id: string, code: string | null) => ask<TournamentInfo>("POST", `${one(id)}/enter`, { code }),
  leave: (id: string) => ask<TournamentInfo>("POST", `${one(id)}/leave`),
  start: (id: string) => ask<TournamentInfo>("POST", `${one(id)}/start`),
  pause: (id: string, paused: boolean) => ask<TournamentInfo>("POST", `${one(id)}/pause`, { paused }),
  cancel: (id: string) => ask<TournamentInfo>("POST", `${one(id)}/cancel`),
  draw: (id: string) => ask<TournamentInfo>("POST", `${one(id)}/draw`),
  remove: (id: string, number: number) => ask<TournamentInfo>("DELETE", `${one(id)}/entrants/${number}`),
  replace: (id: string, number: number, person: string) =>
    ask<TournamentInfo>("PUT", `${one(id)}/entrants/${number}`, { person }),
  adjust: (id: string, round: number, board: number, places: number[], reason: string) =>
    ask<TournamentInfo>("PUT", `${one(id)}/rounds/${round}/boards/${board}`, { places, reason }),
};

export const clubs = {
  list: () => ask<ClubList>("GET", "/clubs"),
  found: (name: string, about: string, open: boolean) => ask<ClubInfo>("POST", "/clubs", { name, about, open }),
  get: (id: string) => ask<ClubInfo>("GET", `/clubs/${id}`),
  change: (id: string, changes: Schemas["ClubChanges"]) => ask<ClubInfo>("PATCH", `/clubs/${id}`, changes),
  close: (id: string) => ask<void>("DELETE", `/clubs/${id}`),
  join: (id: string, code: string | null) => ask<ClubInfo>("POST", `/clubs/${id}/join`, { code }),
  leave: (id: string) => ask<void>("POST", `/clubs/${id}/leave`),
  sendAway: (id: string, person: string) => ask<ClubInfo>("DELETE", `/clubs/${id}/members/${person}`),
  role: (id: string, person: string, role: ClubRole) =>
    ask<ClubInfo>("PUT", `/clubs/${id}/members/${person}`, { role }),
  invitation: (code: string) => ask<ClubSummary>("GET", `/club-invites/${code}`),
};
