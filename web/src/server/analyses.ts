/** Analyses of finished games by REST. */

import type { AnalysisReport, StudyMoment, WeighedTry } from "../protocol/types.ts";
import { ask, query } from "./api.ts";

export const analyses = {
  get: (table: string) => ask<AnalysisReport>("GET", `/tables/${table}/analysis`),
  wish: (table: string) => ask<AnalysisReport>("POST", `/tables/${table}/analysis`),
  weigh: (table: string, step: number, key: string) =>
    ask<WeighedTry>("POST", `/tables/${table}/analysis/weigh`, { step, key }),
  moment: (table: string, step: number) => ask<StudyMoment>("GET", `/tables/${table}/moment${query({ step })}`),
};
