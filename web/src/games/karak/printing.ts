/** Where corrections of a box are drawn. Prices, yields and strengths of those who stand on the land come with the view. */

import { printer } from "../parts/printing.ts";
import data from "./components.json";

type Prints = Record<string, Record<string, unknown> | undefined>;

export const print = printer(data, ({ kind, id, field, value }) => {
  if (kind === "tile") put(data.tiles, id, field, value);
  else if (field === "faces") put(data.dice, id, field, value);
  else if (kind === "monster") {
    for (const token of Object.values(data.monsters)) {
      if (token.monster === id) token.strength = value as number;
    }
  }
});

function put(prints: object, id: string, field: string, value: unknown): void {
  const found = (prints as Prints)[id];
  if (found && field in found) found[field] = value;
}
