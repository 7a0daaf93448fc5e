/** Which pieces travel when something happens, and from where to where. */

import type { GameEvent } from "../../contract.ts";
import { type HeroId, isHero } from "../heroes.ts";
import { centre } from "../map/hexes.ts";
import type { Point } from "../../parts/plane.ts";

export type Traveller = { kind: "hero"; hero: HeroId } | { kind: "horde"; horde: string };

export interface Journey {
  traveller: Traveller;
  from: Point;
  to: Point;
}

/** More than these would be a crowd, not a story. */
const MOST = 8;

export function journeysOf(events: readonly GameEvent[]): Journey[] {
  return events.flatMap((event) => journeyOf(event) ?? []).slice(0, MOST);
}

function journeyOf(event: GameEvent): Journey | null {
  if (typeof event.hex !== "string" || typeof event.to !== "string") return null;
  const way = { from: centre(event.hex), to: centre(event.to) };
  const seat = String(event.seat);
  if ((event.kind === "moved" || event.kind === "city_flew") && isHero(seat)) {
    return { traveller: { kind: "hero", hero: seat }, ...way };
  }
  if (event.kind === "horde_moved") return { traveller: { kind: "horde", horde: String(event.horde) }, ...way };
  return null;
}
