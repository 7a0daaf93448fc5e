/** Which pieces travel when something happens, and from where to where. */

import type { GameEvent } from "../../contract.ts";
import { type FigureId, FIGURES, type TokenId, TOKEN_IDS } from "../components.ts";
import type { PowerId } from "../powers.ts";
import type { RegionId } from "../map/geography.ts";
import type { Point } from "../../parts/plane.ts";
import { CARD_PLACE, cardPlaces, DIAL_PLACES, LAYOUTS, POOL_PLACE } from "../map/layouts.ts";

export type Traveller =
  | { kind: "figure"; figure: FigureId }
  | { kind: "token"; token: TokenId }
  | { kind: "chaos_card"; card: string }
  | { kind: "corruption"; power: PowerId };

export interface Journey {
  traveller: Traveller;
  from: Point;
  to: Point;
}

/** More than these would be a crowd, not a story. */
const MOST = 14;

export function journeysOf(events: readonly GameEvent[], seats: readonly string[]): Journey[] {
  const dial = (seat: unknown): Point => DIAL_PLACES[Math.max(0, seats.indexOf(String(seat)))] as Point;
  return events
    .filter((event, index) => !liesWhereItFell(event, events[index - 1]))
    .flatMap((event) => journeyOf(event, dial) ?? [])
    .slice(0, MOST);
}

/** Who is killed by hits lies in the region until the battle is over. */
function liesWhereItFell({ kind }: GameEvent, previous: GameEvent | undefined): boolean {
  return kind === "killed" && previous?.kind === "hit";
}

function journeyOf(event: GameEvent, dial: (seat: unknown) => Point): Journey | null {
  switch (event.kind) {
    case "summoned":
      return figure(
        event.figure,
        event.source === "reserve" ? dial(event.seat) : figuresOf(event.source),
        figuresOf(event.to),
      );
    case "moved":
      return figure(event.figure, figuresOf(event.region), figuresOf(event.to));
    case "killed":
      return figure(event.figure, figuresOf(event.region), dial(event.victim));
    case "removed":
      return figure(event.figure, figuresOf(event.region), dial(event.seat));
    case "token_placed":
      return token(event.token, pool(event.token), lying(event.region));
    case "token_removed":
      return token(event.token, lying(event.region), pool(event.token));
    case "token_moved":
      return token(event.token, lying(event.region), lying(event.to));
    case "captured":
      return token("peasant", lying(event.region), dial(event.seat));
    case "played":
      return {
        traveller: { kind: "chaos_card", card: String(event.card) },
        from: dial(event.seat),
        to: place(event.region),
      };
    case "corrupted":
      return {
        traveller: { kind: "corruption", power: event.seat as PowerId },
        from: dial(event.seat),
        to: ring(event.region),
      };
    default:
      return null;
  }
}

function figure(piece: unknown, from: Point, to: Point): Journey | null {
  const id = String(piece).split("-")[0] as FigureId;
  return FIGURES[id] === undefined ? null : { traveller: { kind: "figure", figure: id }, from, to };
}

function token(id: unknown, from: Point, to: Point): Journey {
  return { traveller: { kind: "token", token: id as TokenId }, from, to };
}

function figuresOf(region: unknown): Point {
  const { x, y, width, height } = LAYOUTS[region as RegionId].figures;
  return [x + width / 2, y + height / 2];
}

function lying(region: unknown): Point {
  return LAYOUTS[region as RegionId].tokens;
}

function ring(region: unknown): Point {
  return LAYOUTS[region as RegionId].ring;
}

function place(region: unknown): Point {
  const [[x, y]] = cardPlaces(region as RegionId);
  return [x + CARD_PLACE.width / 2, y + CARD_PLACE.height / 2];
}

function pool(id: unknown): Point {
  return [POOL_PLACE[0], POOL_PLACE[1] + TOKEN_IDS.indexOf(id as TokenId) * 42];
}
