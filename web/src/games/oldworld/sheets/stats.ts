/** The numbers of a figure as they stand on its power's sheet: printed, or those of its upgrade card. */

import { type FigureId, FIGURES, UPGRADE_IDS, UPGRADES } from "../components.ts";
import type { OldWorldState } from "../state.ts";

export interface FigureStats {
  cost: number;
  attack: number;
  defence: number;
}

export function statsOf(state: OldWorldState, figure: FigureId): FigureStats {
  const taken = UPGRADE_IDS.filter((upgrade) => state.upgrades[upgrade] !== undefined);
  const card = taken.map((upgrade) => UPGRADES[upgrade]).find((upgrade) => upgrade?.figure === figure);
  const { cost, attack, defence } = FIGURES[figure];
  return { cost: card?.cost ?? cost, attack: card?.attack ?? attack, defence: card?.defence ?? defence };
}
