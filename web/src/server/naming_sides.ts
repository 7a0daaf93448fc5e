/** Which table option says who plays, and whether it leaves that to chance. */

import type { GameInfo, OptionInfo } from "../protocol/types.ts";

/** The table option that takes a list of those who play. */
export function namingOption(game: GameInfo): OptionInfo | null {
  return game.options.find((option) => option.names_sides && option.free) ?? null;
}

/** Whether nobody knows yet who plays which side. */
export function areSidesDrawn(game: GameInfo, agreement: Readonly<Record<string, string>>): boolean {
  const naming = namingOption(game);
  return naming !== null && agreement[naming.name] === "random";
}
