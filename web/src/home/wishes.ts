/** What somebody wishes who presses "Play now": at first what suits a first game, then what was wished the last time. */

import type { GameFace } from "../games/contract.ts";
import type { GameInfo } from "../protocol/types.ts";
import { kept, keep } from "../shell/kept.ts";
import { usualLevel } from "./starting.ts";
import { WHOLE } from "../games/parts/variants.ts";
import { variantsOf } from "./variants.ts";

export interface Wish {
  /** How many sit at the table. */
  seats: number;
  level: string;
  /** Id of a variant. */
  variant: string;
  /** Null: any side. */
  side: string | null;
}

const PLACE = "warhost-wishes";

/** The levels that need no explaining of how bots work; the others are for those who want to know. */
export const LEVELS: readonly string[] = ["beginner", "easy", "normal", "hard", "expert", "champion"];

export function lastWish(game: GameInfo, face: GameFace): Wish {
  const most = Math.max(...game.seat_counts);
  const first = { seats: face.firstGame?.seats ?? most, variant: "first", side: null };
  return possible(
    { level: usualLevel(game), ...first, ...kept<Record<string, Wish>>(PLACE, {})[game.name] },
    game,
    face,
  );
}

export function keepWish(game: GameInfo, wish: Wish): void {
  keep(PLACE, { ...kept<Record<string, Wish>>(PLACE, {}), [game.name]: wish });
}

/** The same wish, less what cannot be had. */
export function possible(wish: Wish, game: GameInfo, face: GameFace): Wish {
  const seats = game.seat_counts.includes(wish.seats) ? wish.seats : Math.max(...game.seat_counts);
  const level = game.bots.includes(wish.level) ? wish.level : usualLevel(game);
  const variant = variantsOf(game, face, seats).find(({ id }) => id === wish.variant) ?? WHOLE;
  const isPlaying = wish.side !== null && game.sides.includes(wish.side) && !variant.without?.includes(wish.side);
  return { seats, level, variant: variant.id, side: isPlaying ? wish.side : null };
}
