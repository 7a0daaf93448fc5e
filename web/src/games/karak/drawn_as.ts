/** The same thing under several kinds. */

import type { Thing } from "../contract.ts";

const HORDES = ["black", "gold", "red"];

/** A horde is a foe among others to some questions, and a horde to the eye. */
export function drawnAs(thing: Thing): Thing {
  return thing.kind === "foe" && HORDES.includes(thing.id) ? { kind: "horde", id: thing.id } : thing;
}
