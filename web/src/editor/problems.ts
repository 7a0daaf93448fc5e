/** What the loader has against a position, in words, and which field it concerns. */

import type { Refused } from "../server/api.ts";
import { sentenceFor } from "../shell/announcing.svelte.ts";
import { say } from "../words/words.svelte.ts";
import type { Naming } from "./naming.ts";

const BAD_POSITION = "bad-position";

/** Whether it is about this field of the state. */
export function concerns({ reason, variables }: Refused, field: string): boolean {
  const rest = variables.where?.split(`$.state.${field}`)[1];
  return reason === BAD_POSITION && rest !== undefined && !/^\w/.test(rest);
}

export function problemText(problem: Refused, naming: Naming): string {
  const { fault, where = "", problem: english = "" } = problem.variables;
  if (problem.reason !== BAD_POSITION) return sentenceFor(problem);
  if (fault === undefined) return say("web-editor-fault-other", { where, problem: english });
  return naming.fault(fault, problem.variables);
}
