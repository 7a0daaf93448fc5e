/** Studies by REST. */

import type {
  NewStudy,
  Replay,
  StudyInfo,
  StudyList,
  StudyMoment,
  StudyPlace,
  StudyReplies,
} from "../protocol/types.ts";
import { ask, query } from "./api.ts";

export const studies = {
  mine: (table?: string) => ask<StudyList>("GET", `/studies${query({ table })}`),
  make: (wish: NewStudy) => ask<StudyInfo>("POST", "/studies", wish),
  get: (id: string) => ask<StudyInfo>("GET", `/studies/${id}`),
  change: (id: string, changes: { title?: string; everyone?: boolean }) =>
    ask<StudyInfo>("PATCH", `/studies/${id}`, changes),
  delete: (id: string) => ask<void>("DELETE", `/studies/${id}`),
  lead: (id: string, person: string | null) => ask<StudyInfo>("PUT", `/studies/${id}/leader`, { person }),
  attempt: (id: string, at: StudyPlace, seat: string, key: string) =>
    ask<StudyPlace>("POST", `/studies/${id}/nodes`, { ...at, seat, key }),
  reply: (id: string, at: StudyPlace, mine: readonly string[], level: string, most?: number) =>
    ask<StudyReplies>("POST", `/studies/${id}/replies`, { ...at, mine, level, most }),
  changeNode: (id: string, node: number, changes: { name?: string; note?: string }) =>
    ask<StudyInfo>("PATCH", `/studies/${id}/nodes/${node}`, changes),
  dropBranch: (id: string, node: number) => ask<void>("DELETE", `/studies/${id}/nodes/${node}`),
  replay: (id: string, node: number, as: string, first: number, count: number) =>
    ask<Replay>("GET", `/studies/${id}/replay${query({ node, as, first, count })}`),
  moment: (id: string, { node, step }: StudyPlace) =>
    ask<StudyMoment>("GET", `/studies/${id}/moment${query({ node, step })}`),
  position: (id: string, { node, step }: StudyPlace) =>
    ask<Record<string, unknown>>("GET", `/studies/${id}/position${query({ node, step })}`),
};
