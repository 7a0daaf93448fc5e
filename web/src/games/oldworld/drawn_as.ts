/** The same thing under several kinds. */

import type { Thing } from "../contract.ts";

/** A Peasant that can be hit is a target among figures to the engine, and a token to the eye. */
export function drawnAs(thing: Thing): Thing {
  return thing.kind === "figure" && thing.id === "peasant" ? { kind: "token", id: "peasant" } : thing;
}
