/** Talks to the server by REST. What goes wrong is a `Refused`, whose `reason` is a Fluent id: errors are sentences. */

import type {
  BoxFile,
  BoxInfo,
  BoxRead,
  GameInfo,
  GameVocabulary,
  Holder,
  Invitation,
  LookWish,
  Me,
  NewTable,
  PositionLook,
  Preferences,
  Replay,
  ServerInfo,
  Story,
  TableChanges,
  TableInfo,
  TableList,
  PlanState,
  PlanWish,
  VacationState,
  Verification,
} from "../protocol/types.ts";
import type { Fields } from "../editor/shapes.ts";
import type { Language } from "../words/words.svelte.ts";

/** The server said no, and why. */
export class Refused extends Error {
  readonly reason: string;
  readonly variables: Record<string, string>;
  readonly status: number;

  constructor(reason: string, variables: Record<string, string> = {}, status = 0) {
    super(reason);
    this.reason = reason;
    this.variables = variables;
    this.status = status;
  }
}

/** What happened, as something that can be told; whatever is no refusal is a lost connection or our own mistake. */
export function asRefused(problem: unknown): Refused {
  if (problem instanceof Refused) return problem;
  if (problem instanceof TypeError) return new Refused("web-error-no-connection");
  return new Refused("web-error-unexpected", { problem: problem instanceof Error ? problem.message : String(problem) });
}

/** How the ids of tables begin that are played on this device. */
export const POCKET = "pocket-";

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** When a table passes from one server to another, whoever only looks asks again by themselves, after so many milliseconds. */
const MOVED = "refused-moved";
const AGAIN_AFTER_MS = [300, 700, 1500];

export async function ask<Reply>(method: Method, path: string, body?: unknown): Promise<Reply> {
  for (const wait of method === "GET" ? AGAIN_AFTER_MS : []) {
    try {
      return await askOnce(method, path, body);
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.reason !== MOVED) throw problem;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return askOnce(method, path, body);
}

async function askOnce<Reply>(method: Method, path: string, body?: unknown): Promise<Reply> {
  if (isInPocket(path)) return (await import("../pocket/asking.ts")).asked<Reply>(method, path);
  let response: Response;
  try {
    response = await ((method === "GET" && takeEarly(path)) || send(method, path, body));
  } catch {
    throw new Refused("web-error-no-connection");
  }
  if (response.status === 204) return undefined as Reply;
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  if (!response.ok) {
    if (!isJson) throw new Refused("web-error-server", { status: String(response.status) }, response.status);
    const refusal = (await response.json()) as { reason?: string; variables?: Record<string, string> };
    throw new Refused(refusal.reason ?? "web-error-server", refusal.variables ?? {}, response.status);
  }
  return (isJson ? await response.json() : await response.text()) as Reply;
}

function send(method: Method, path: string, body: unknown): Promise<Response> {
  const text = typeof body === "string";
  return fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": text ? "text/plain; charset=utf-8" : "application/json" },
    body: body === undefined ? undefined : text ? body : JSON.stringify(body),
  });
}

/** What the page asked before this script was there (plugins/early.js); good for once. */
function takeEarly(path: string): Promise<Response> | null {
  const answers = (window as { earlyAnswers?: Map<string, Promise<Response>> }).earlyAnswers;
  const answer = answers?.get(path) ?? null;
  answers?.delete(path);
  return answer;
}

export function query(parameters: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

export const server = {
  info: () => ask<ServerInfo>("GET", "/server"),
  games: () => ask<GameInfo[]>("GET", "/games"),
  fields: (game: string) => ask<Fields>("GET", `/games/${game}/fields`),
  vocabulary: (game: string) => ask<GameVocabulary>("GET", `/games/${game}`),
  box: (game: string) => ask<BoxInfo>("GET", `/games/${game}/box`),
  readBox: (game: string, files: BoxFile[]) => ask<BoxRead>("POST", `/games/${game}/box`, { files }),
};

export const people = {
  me: () => ask<Me>("GET", "/me"),
  arrive: (name: string, language: Language) => ask<Me>("POST", "/me", { name, language }),
  change: (changes: { name?: string; language?: Language; preferences?: Preferences }) =>
    ask<Me>("PATCH", "/me", changes),
  makeAccount: (login: string, password: string) => ask<Me>("POST", "/account", { login, password }),
  signIn: (login: string, password: string) => ask<Me>("POST", "/session", { login, password }),
  signOut: () => ask<void>("DELETE", "/session"),
  changePassword: (old: string, next: string) => ask<Me>("POST", "/account/password", { old, new: next }),
  forgotten: (login: string) => ask<void>("POST", "/account/forgotten", { login }),
  recover: (token: string, next: string) => ask<Me>("POST", "/account/recover", { token, new: next }),
  makeRecoveryCode: (password: string) => ask<{ code: string }>("POST", "/account/recovery-code", { password }),
  recoverByCode: (login: string, code: string, next: string) =>
    ask<Me>("POST", "/account/recover-by-code", { login, code, new: next }),
  leaveForGood: (password: string | null) => ask<void>("DELETE", "/me", { password }),
  mail: (address: string | null) => ask<Me>("PUT", "/me/mail", { address }),
  webhook: (address: string | null, format: Me["notices"]["webhook_format"]) =>
    ask<Me>("PUT", "/me/webhook", { address, format }),
  noticePace: (every: Me["notices"]["every"]) => ask<Me>("PUT", "/me/notices", { every }),
  vacation: () => ask<VacationState>("GET", "/me/vacation"),
  goAway: (days: number) => ask<VacationState>("PUT", "/me/vacation", { days }),
  pushOn: (subscription: PushSubscriptionJSON) => ask<Me>("POST", "/me/push", subscription),
  pushOff: () => ask<Me>("DELETE", "/me/push"),
};

export type ListName = "mine" | "open" | "watchable";

/** Whether this is about a table that is played on this device, without a server. */
function isInPocket(path: string): boolean {
  return path.startsWith(`/tables/${POCKET}`);
}

export const tables = {
  list: (list: ListName, more: { archived?: boolean; before?: number; limit?: number } = {}) =>
    ask<TableList>("GET", `/tables${query({ list, ...more })}`),
  make: (table: NewTable) => ask<TableInfo>("POST", "/tables", table),
  get: (id: string) => ask<TableInfo>("GET", `/tables/${id}`),
  change: (id: string, changes: TableChanges) => ask<TableInfo>("PATCH", `/tables/${id}`, changes),
  invitation: (code: string) => ask<Invitation>("GET", `/invites/${code}`),
  join: (id: string, wish: { seat?: string | null; code?: string | null; name?: string | null }) =>
    ask<TableInfo>("POST", `/tables/${id}/join`, wish),
  leave: (id: string, seat: string | null = null) => ask<TableInfo>("POST", `/tables/${id}/leave`, { seat }),
  seat: (id: string, seat: string, holder: Holder) => ask<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, { holder }),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${id}/start`),
  plan: (id: string, seat: string) => ask<PlanState>("GET", `/tables/${id}/plan${query({ seat })}`),
  prepare: (id: string, wish: PlanWish) => ask<PlanState>("PUT", `/tables/${id}/plan`, wish),
  pause: (id: string, paused: boolean) => ask<TableInfo>("POST", `/tables/${id}/pause`, { paused }),
  rematch: (id: string, seats: "same" | "moved" = "same") =>
    ask<TableInfo>("POST", `/tables/${id}/rematch${query({ seats })}`),
  close: (id: string) => ask<TableInfo>("POST", `/tables/${id}/close`),
  delete: (id: string) => ask<void>("DELETE", `/tables/${id}`),
  archive: (id: string, archived: boolean) => ask<TableInfo>("POST", `/tables/${id}/archive`, { archived }),
  replay: (id: string, as: string, first: number, count: number) =>
    ask<Replay>("GET", `/tables/${id}/replay${query({ as, first, count })}`),
  story: (id: string, as: string) => ask<Story>("GET", `/tables/${id}/story${query({ as })}`),
  verify: (id: string) => ask<Verification>("GET", `/tables/${id}/verify`),
  record: (id: string) => ask<string>("GET", `/tables/${id}/record`),
  position: (id: string, as: string, step: number) =>
    ask<Record<string, unknown>>("GET", `/tables/${id}/position${query({ as, step })}`),
  look: (wish: LookWish) => ask<PositionLook>("POST", "/positions/look", wish),
  fromRecord: (record: string) => ask<TableInfo>("POST", "/records", record),
};
