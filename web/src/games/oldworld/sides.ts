/** Who is who: colour, emblem and letter of the four powers. The emblems are ours or from the open icon set. */

import axe from "icon:battle-axe";
import eye from "icon:burning-eye";
import rose from "icon:rose";
import type { Side } from "../contract.ts";
import type { PowerId } from "./powers.ts";
import "./colours.css";

const fly =
  "M256 196c38 0 58 36 58 92 0 76-26 146-58 168-32-22-58-92-58-168 0-56 20-92 58-92zM216 258v20h80v-20zm2 56v20h76v-20z" +
  "m8 56v20h60v-20zM256 120c34 0 56 22 56 46 0 14-8 24-18 30H218c-10-6-18-16-18-30 0-24 22-46 56-46zM214 52a36 36 0 1 1 0 72 36 36 0 0 1 0-72z" +
  "m84 0a36 36 0 1 1 0 72 36 36 0 0 1 0-72zM196 200C140 172 52 216 26 308c-10 40 14 62 52 42 56-28 96-82 118-138z" +
  "m120 0c56-28 144 16 170 108 10 40-14 62-52 42-56-28-96-82-118-138zM188 170l-70-34-30-62 16-8 28 52 64 28zm136 0 70-34 30-62-16-8-28 52-64 28z" +
  "M190 330l-44 52 6 78h18l-4-70 34-40zm132 0 44 52-6 78h-18l4-70-34-40z";

export const SIDES: Record<PowerId, Side> = {
  khorne: side("khorne", axe, "K"),
  nurgle: side("nurgle", fly, "N"),
  tzeentch: side("tzeentch", eye, "T"),
  slaanesh: side("slaanesh", rose, "S"),
};

function side(power: PowerId, emblem: string, letter: string): Side {
  return { colour: `var(--oldworld-${power})`, ink: `var(--oldworld-${power}-ink)`, emblem, letter };
}

/** The paints of a power upon parchment and cards, as custom properties for a style attribute. */
export function paints(power: PowerId): string {
  return (
    `--piece: var(--oldworld-${power}-piece); --deep: var(--oldworld-${power}-deep); ` +
    `--pale: var(--oldworld-${power}-pale);`
  );
}
