/** What "Play now" offers besides the usual game: a smaller one for the first time, a shorter one. Which there are, a game's face says. */

import type { GameFace, Variant } from "../games/contract.ts";
import { WHOLE } from "../games/parts/variants.ts";
import type { GameInfo } from "../protocol/types.ts";

/** The variants for so many players, as far as this server's game has the options that they need. */
export function variantsOf(game: GameInfo, face: GameFace, seats: number): Variant[] {
  const offered = face.variants ?? [WHOLE];
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
