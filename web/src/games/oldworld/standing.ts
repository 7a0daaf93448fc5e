/** What a drawn piece stands for in the question that is asked. Options name figures, tokens and corruption by kind, and the place
 * they are taken from only where there is a choice of it; a piece on the board answers both at once, or its kind alone where
 * the question is about its place. */

import type { Deciding, Option, Thing } from "../contract.ts";

export type PieceKind = "figure" | "token" | "power";

/** The argument that says where a piece is taken from. With all other verbs a region is where something goes. */
const TAKEN_FROM: Record<string, string | undefined> = {
  summon: "source",
  call: "source",
  take: "region",
  cleanse: "region",
};
/** Verbs whose tokens come from the pool. */
const FROM_THE_POOL = ["place"];

export interface Standing {
  things: readonly Thing[];
  /** To be picked by; deaf where this piece cannot be taken. */
  deciding: Deciding;
}

/** What a piece that lies in a place (a region, the reserve, the pool) stands for now. */
export function standing(deciding: Deciding, kind: PieceKind, id: string, place: string): Standing {
  const piece: Thing = { kind, id };
  const here: Thing = { kind: "region", id: place };
  const fitting = deciding.options.filter(
    (option) =>
      option.things.some((thing) => thing.kind === kind && thing.id === id) && isTakenFrom(deciding, option, place),
  );
  if (fitting.length === 0) return { things: [piece, here], deciding: UNASKED };
  const placed = fitting.some((option) => TAKEN_FROM[option.verb] !== undefined);
  return { things: placed ? [piece, here] : [piece], deciding };
}

function isTakenFrom(deciding: Deciding, option: Option, place: string): boolean {
  const argument = TAKEN_FROM[option.verb];
  if (argument !== undefined) return option.args[argument] === place;
  if (FROM_THE_POOL.includes(option.verb)) return place === "pool";
  const asked = deciding.about?.region;
  return typeof asked === "string" ? asked === place : place !== "pool" && place !== "reserve";
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
