/** What "Play now" offers besides the usual game: a smaller one for the first time, a shorter one. Words: `web-play-<game>-<id>`. */

import type { GameFace } from "../games/contract.ts";
import type { GameInfo } from "../protocol/types.ts";

export interface Variant {
  id: string;
  /** What is agreed where it differs from the usual. */
  options: Readonly<Record<string, string>>;
  /** Numbers of players for which it is meant; absent: all. */
  seats?: readonly number[];
  /** Sides that do not take part in it. */
  without?: readonly string[];
}

/** The whole game as it is usually played. */
export const WHOLE: Variant = { id: "whole", options: {} };

const NEW_HEROES = ["hannah", "sidhar"];

/** By game; what a first game is, its face says. */
const OFFERED: Record<string, (first: Readonly<Record<string, string>>) => Variant[]> = {
  oldworld: () => [WHOLE, { id: "short", seats: [3], options: { old_world_deck: "6" } }],
  bloodrage: () => [{ id: "first", options: { first_game: "on" } }, WHOLE],
  karak: (first) => [
    { id: "first", options: first, without: NEW_HEROES },
    { id: "short", options: { ...first, rounds: "20" }, without: NEW_HEROES },
    WHOLE,
  ],
};

/** The variants for so many players, as far as this server's game has the options that they need. */
export function variantsOf(game: GameInfo, face: GameFace, seats: number): Variant[] {
  const offered = OFFERED[game.name]?.(face.firstGame?.options ?? {}) ?? [WHOLE];
  return offered.filter((variant) => isMeantFor(variant, seats) && isKnown(variant, game));
}

function isMeantFor(variant: Variant, seats: number): boolean {
  return variant.seats?.includes(seats) ?? true;
}

function isKnown(variant: Variant, game: GameInfo): boolean {
  const entries = Object.entries(variant.options);
  if (variant.id !== WHOLE.id && entries.length === 0) return false;
  return entries.every(([name, value]) =>
    game.options.some((option) => option.name === name && option.values.includes(value)),
  );
}
