/** Signs for units, items and monsters, from the open icon set: which one each has, its own data say. */

import { ITEMS, TOKENS, UNITS } from "./components.ts";
import { PICTURES } from "./pictures.ts";

export const UNIT_SIGNS = signsOf(UNITS);
export const ITEM_SIGNS = signsOf(ITEMS);
export const TOKEN_SIGNS = signsOf(TOKENS);

function signsOf(prints: Record<string, { picture: string } | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(prints).map(([id, print]) => [id, PICTURES[print?.picture ?? ""]]));
}
