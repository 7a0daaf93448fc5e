/** What the server knows of peace among people: muting, blocking, reporting; sessions and passkeys; what administrators do. */

import type { components } from "../protocol/api.ts";
import type { Me } from "../protocol/types.ts";
import { ask } from "../server/api.ts";

type Schemas = components["schemas"];
export type Relations = Schemas["Relations"];
export type Session = Schemas["SessionInfo"];
export type Passkey = Schemas["PasskeyInfo"];
export type Report = Schemas["ReportInfo"];
export type KnownPerson = Schemas["KnownPerson"];
export type AuditEntry = Schemas["AuditEntry"];
export type ReportReason = Report["reason"];
export type Kind = "mute" | "block" | null;
type Challenge = { token: string; options: Record<string, unknown> };

export const REASONS: readonly ReportReason[] = ["talk", "name", "cheating", "stalling", "other"];

export const peace = {
  relations: () => ask<Relations>("GET", "/me/relations"),
  set: (person: string, kind: Kind) => ask<Relations>("PUT", `/me/relations/${person}`, { kind }),
  report: (person: string, reason: ReportReason, text: string, table: string | null) =>
    ask<void>("POST", "/reports", { person, reason, text, table }),
};

export const sessions = {
  list: () => ask<{ sessions: Session[] }>("GET", "/me/sessions"),
  end: (id: string) => ask<{ sessions: Session[] }>("DELETE", `/me/sessions/${id}`),
};

export const passkeys = {
  list: () => ask<{ passkeys: Passkey[] }>("GET", "/me/passkeys"),
  challenge: (password: string) => ask<Challenge>("POST", "/me/passkeys/challenge", { password }),
  add: (token: string, answer: unknown, name: string) =>
    ask<{ passkeys: Passkey[] }>("POST", "/me/passkeys", { token, answer, name }),
  drop: (id: string) => ask<{ passkeys: Passkey[] }>("DELETE", `/me/passkeys/${id}`),
  who: () => ask<Challenge>("POST", "/session/passkey/challenge"),
  signIn: (token: string, answer: unknown) => ask<Me>("POST", "/session/passkey", { token, answer }),
};

export const admin = {
  reports: (settled: boolean) => ask<{ reports: Report[] }>("GET", `/admin/reports?settled=${settled}`),
  settle: (id: string, outcome: "dismissed" | "warned" | "acted") =>
    ask<void>("POST", `/admin/reports/${id}`, { outcome }),
  people: (search: string) =>
    ask<{ people: KnownPerson[] }>("GET", `/admin/people?limit=20&search=${encodeURIComponent(search)}`),
  ban: (person: string, days: number | null, reason: string) =>
    ask<KnownPerson>("PUT", `/admin/people/${person}/ban`, { days, reason }),
  lift: (person: string) => ask<KnownPerson>("DELETE", `/admin/people/${person}/ban`),
  rename: (person: string, name: string) => ask<KnownPerson>("PUT", `/admin/people/${person}/name`, { name }),
  close: (table: string) => ask<void>("POST", `/admin/tables/${table}/close`),
  audit: () => ask<{ entries: AuditEntry[] }>("GET", "/admin/audit"),
};
