/** What a drawn figure stands for in the question that is asked. Options name figures by kind, and the place they are taken from
 * only where there is a choice of it; a figure on the board answers both at once. */

import type { Deciding, Option, Thing } from "../contract.ts";
import { drawnAs } from "./drawn_as.ts";

/** The argument that says where a figure is taken from. */
const TAKEN_FROM: Record<string, string | undefined> = { invade: "source", join: "source", offer: "place" };

/** The shell may say what the question is about. */
type Asking = Deciding & { readonly about?: Readonly<Record<string, unknown>> };

export interface Standing {
  things: readonly Thing[];
  /** To be picked by; deaf where this figure cannot be taken. */
  deciding: Deciding;
}

/** What a figure of the one who is asked stands for, in a place (a province, a fjord, the reserve, Valhalla). */
export function standing(deciding: Deciding, figure: string, place: string): Standing {
  const piece: Thing = { kind: "figure", id: figure };
  const here: Thing = drawnAs({ kind: "place", id: place });
  const fitting = deciding.options.filter(
    (option) => option.args.figure === figure && isTakenFrom(deciding, option, place),
  );
  if (fitting.length === 0) return { things: [piece, here], deciding: UNASKED };
  const placed = fitting.some((option) => TAKEN_FROM[option.verb] !== undefined);
  return { things: placed ? [piece, here] : [piece], deciding };
}

function isTakenFrom(deciding: Deciding, option: Option, place: string): boolean {
  const argument = TAKEN_FROM[option.verb];
  if (argument !== undefined) return option.args[argument] === place;
  const about = (deciding as Asking).about;
  const asked = about?.source ?? about?.province;
  return typeof asked === "string" ? asked === place : place !== "reserve" && place !== "valhalla";
}

/** For what is only looked at, never chosen. */
export const UNASKED: Deciding = {
  asked: false,
  prompt: null,
  options: [],
  glows: () => false,
  picked: () => false,
  pick: () => undefined,
};
