/** What the land shows beyond its pieces while something is told: land that unfolds, enemies that come, hordes on the march, fires. */

import type { GameEvent } from "../../contract.ts";
import type { HexId } from "../components.ts";
import { isHero, type HeroId } from "../heroes.ts";
import { neighbours, stepsOf, wayBetween } from "../map/hexes.ts";
import type { KarakView } from "../view.ts";
import { CASTLE } from "../where.ts";

export const HORDES = ["black", "gold", "red"];

export interface Arrival {
  hex: HexId;
  who: { token: string } | { foe: string };
}

export interface March {
  horde: string;
  from: HexId;
  to: HexId;
}

export interface Blaze {
  hex: HexId;
  /** The whole city burns, not a building of it. */
  fierce: boolean;
}

/** Dice by which a horde finds its target: one for each city, in the owner's colour. */
export interface Throw {
  hex: HexId;
  dice: readonly { hero: HeroId; face: string }[];
}

export interface Moods {
  unfolding: HexId[];
  arriving: Arrival[];
  marching: March[];
  burning: Blaze[];
  thrown: Throw[];
}

/** What is told right now; `view` is the table after it. */
export function moodsOf(events: readonly GameEvent[], view: KarakView): Moods {
  const moods: Moods = { unfolding: [], arriving: [], marching: [], burning: [], thrown: [] };
  for (const event of events) MOODS[event.kind]?.(moods, event, view);
  return moods;
}

const MOODS: Record<string, (moods: Moods, event: GameEvent, view: KarakView) => void> = {
  tile_laid: ({ unfolding }, { hex }) => unfolding.push(String(hex)),
  army_came: ({ arriving }, { hex, token }) => arriving.push({ hex: String(hex), who: { token: String(token) } }),
  foe_came: ({ arriving }, { hex, foe }) => arriving.push({ hex: String(hex), who: { foe: String(foe) } }),
  horde_moved: ({ marching }, { horde, hex, to }) =>
    marching.push({ horde: String(horde), from: String(hex), to: String(to) }),
  target_rolled: ({ thrown }, { horde, seats, faces }, { state }) => {
    const hex = state.foes[String(horde)];
    const heroes = (seats as string[]).filter(isHero);
    if (hex) thrown.push({ hex, dice: heroes.map((hero, at) => ({ hero, face: (faces as string[])[at] ?? "0" })) });
  },
  siege_began: ({ burning }, { victim }, { state }) => burns(burning, state.cities[victim as HeroId], false),
  razed: ({ burning }, { seat }, { state }) => burns(burning, state.cities[seat as HeroId], false),
  city_destroyed: ({ burning }, { hex }) => burns(burning, hex, true),
};

function burns(burning: Blaze[], hex: unknown, fierce: boolean): void {
  if (typeof hex === "string") burning.push({ hex, fierce });
}

/** Whether the horde that is after this city stands before it. */
export function isBesieged({ state }: KarakView, hero: HeroId): boolean {
  const city = state.cities[hero];
  if (!city) return false;
  const around = neighbours(city);
  return Object.entries(state.targets).some(([horde, victim]) => {
    const at = state.foes[horde];
    return victim === hero && at !== undefined && around.includes(at);
  });
}

export interface Shadow {
  foe: string;
  from: HexId;
  to: HexId;
}

/** So near a Rider is felt at the castle, and a horde in the city that it is after. */
const FELT_STEPS = 3;

/** Whose shadow falls where: of Riders upon the castle, of hordes upon their target. */
export function shadowsOf({ state }: KarakView): Shadow[] {
  return Object.entries(state.foes).flatMap(([foe, from]) => {
    const target = state.targets[foe];
    const to = HORDES.includes(foe) ? target && state.cities[target] : CASTLE;
    const steps = to ? stepsOf(wayBetween(from, to)) : 0;
    return to && steps > 0 && steps <= FELT_STEPS ? [{ foe, from, to }] : [];
  });
}
