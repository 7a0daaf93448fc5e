/** For what is only looked at, never chosen. */

import type { Deciding } from "../contract.ts";

export const UNASKED: Deciding = {
  asked: false,
  prompt: null,
  options: [],
  glows: () => false,
  picked: () => false,
  pick: () => undefined,
};
