/** The same thing under several kinds. */

import type { Thing } from "../contract.ts";
import { FJORDS, PROVINCES } from "./components.ts";

/** The board draws provinces and fjords, where options may speak of places; a monster is a figure, a seat a clan. */
export function drawnAs(thing: Thing): Thing {
  const { kind, id } = thing;
  if (kind === "place" && id in PROVINCES) return { kind: "province", id };
  if (kind === "place" && id in FJORDS) return { kind: "fjord", id };
  if (kind === "monster") return { kind: "figure", id };
  if (kind === "seat") return { kind: "clan", id };
  return thing;
}
