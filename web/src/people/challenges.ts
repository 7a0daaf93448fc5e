/** What the server is asked about being asked to a table. */

import type { Challenges } from "../protocol/types.ts";
import { ask } from "../server/api.ts";

export const challenges = {
  mine: () => ask<Challenges>("GET", "/me/challenges"),
  send: (table: string, person: string) => ask<void>("POST", `/tables/${table}/challenges`, { person }),
  decline: (table: string) => ask<void>("DELETE", `/me/challenges/${table}`),
};
