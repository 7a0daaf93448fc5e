/** What tellers know, and what most of them say alike. */

import type { GameEvent, Phrase, Scene, Thing } from "../../contract.ts";
import type { RegionId } from "../map/geography.ts";
import { asVariable, named } from "../naming.ts";
import type { OldWorldView } from "../view.ts";
import type { Act } from "./acts.ts";
import type { BattleSoFar } from "./battle_tellers.ts";

export interface Telling {
  act: Act;
  /** The table just before this act. */
  before: OldWorldView;
  /** The table after all acts. */
  last: OldWorldView;
  viewer: string | null;
  battle: BattleSoFar;
  earlier: readonly Act[];
  following: readonly Act[];
}

/** What a scene says beyond its events; left out is what most scenes have (`sceneOf`). */
export type Teller = (telling: Telling) => Partial<Omit<Scene, "events" | "after" | "gains">>;

export function line(id: string, variables: Phrase["variables"] = {}): Phrase {
  return { id: `web-oldworld-scene-${id}`, variables };
}

export function inRegion(region: RegionId): Thing {
  return { kind: "region", id: region };
}

export function atDial(power: string): Thing {
  return { kind: "power", id: power };
}

export const regionName = (region: RegionId): string => named("region", region);
/** `$region` of a line, in all its forms. */
export const theRegion = (region: RegionId) => asVariable("region", "region", region);
export const powerName = (power: string): string => named("power", power);

export function first({ events }: Act): GameEvent {
  return events[0] as GameEvent;
}
