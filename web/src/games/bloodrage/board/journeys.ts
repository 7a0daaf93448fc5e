/** Which pieces travel when something happens, and from where to where. */

import type { GameEvent } from "../../contract.ts";
import { type ClanId, isClan } from "../clans.ts";
import { type FigureId, FJORDS, type FjordId, PROVINCES, type ProvinceId } from "../components.ts";
import { CENTRE, figureBox } from "../map/ring.ts";
import type { Point } from "../../parts/plane.ts";

export interface Journey {
  figure: FigureId;
  clan: ClanId;
  from: Point;
  to: Point;
}

/** More than these would be a crowd, not a story. */
const MOST = 14;
export const VALHALLA_PLACE: Point = [150, 1010];
const RESERVE_PLACE: Point = [CENTRE[0], 1090];

export function journeysOf(events: readonly GameEvent[], _seats: readonly string[]): Journey[] {
  return events.flatMap(journeysIn).slice(0, MOST);
}

function journeysIn(event: GameEvent): Journey[] {
  const seat = String(event.seat);
  if (!isClan(seat)) return [];
  const go = (figures: unknown, from: unknown, to: unknown): Journey[] =>
    (Array.isArray(figures) ? figures : [figures]).map((figure) => ({
      figure: figure as FigureId,
      clan: seat,
      from: placeOf(from),
      to: placeOf(to),
    }));
  switch (event.kind) {
    case "invaded":
    case "joined":
      return go(event.figure, event.source, event.to);
    case "marched":
      return go(event.figures, event.source, event.to);
    case "leader_moved":
      return go("leader", event.source, event.to);
    case "destroyed":
      return go(event.figures, event.place, "valhalla");
    case "released":
      return go(event.figures, "valhalla", "reserve");
    case "retreated":
      return go("volur_witch", event.source, "yggdrasil");
    default:
      return [];
  }
}

export function placeOf(place: unknown): Point {
  if (typeof place === "string" && (place in PROVINCES || place in FJORDS)) {
    const { x, y, width, height } = figureBox(place as ProvinceId | FjordId);
    return [x + width / 2, y + height / 2];
  }
  return place === "valhalla" ? VALHALLA_PLACE : RESERVE_PLACE;
}
