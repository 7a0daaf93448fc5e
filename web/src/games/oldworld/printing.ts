/** Where corrections of a box are drawn. */

import { printer } from "../parts/printing.ts";
import data from "./components.json";

type Prints = Record<string, Record<string, unknown> | undefined>;

const TABLES: Record<string, object | undefined> = {
  chaos_card: data.chaos_cards,
  old_world_card: data.old_world_cards,
  figure: data.figures,
  upgrade: data.upgrades,
  ruination_card: data.ruination_cards,
};

export const print = printer(data, ({ kind, id, field, value }) => {
  if (kind === "dial_tick") turn(id, field, value);
  const found = (TABLES[kind] as Prints | undefined)?.[id];
  if (found && field in found) found[field] = value;
});

/** A tick is called after its power and its number: `tzeentch_3`. */
function turn(id: string, field: string, value: unknown): void {
  const [power = "", number] = id.split("_");
  const tick = (data.dials as Record<string, Record<string, unknown>[]>)[power]?.[Number(number)];
  if (tick) tick[field === "number" ? "n" : field] = value;
}
