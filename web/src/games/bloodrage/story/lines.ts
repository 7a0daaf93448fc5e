/** The one line of a scene, where the log's own would say too little or too much. */

import type { GameEvent, Phrase, PointGain, Thing } from "../../contract.ts";
import type { ClanId } from "../clans.ts";
import type { FigureId } from "../components.ts";
import { drawnAs } from "../drawn_as.ts";
import { counted, named } from "../naming.ts";
import { stacked } from "../view.ts";

export function line(id: string, variables: Phrase["variables"] = {}): Phrase {
  return { id, variables };
}

export function clanName(seat: unknown): string {
  return named("clan", String(seat));
}

/** “Wolf clan: 2 × Warrior, Leader; Bear clan: Ship”, of events that each have a seat and figures. */
export function hosts(events: readonly GameEvent[]): string {
  const clans = [...new Set(events.map(({ seat }) => String(seat)))];
  return clans
    .map((clan) => {
      const figures = events.filter(({ seat }) => seat === clan).flatMap((event) => event.figures as FigureId[]);
      const told = stacked(clan as ClanId, figures).map(({ figure, count }) => counted(count, named("figure", figure)));
      return `${clanName(clan)}: ${told.join(", ")}`;
    })
    .join("; ");
}

/** “Wolf clan +6, Bear clan +2”. */
export function won(gains: readonly PointGain[]): string {
  const sums = new Map<string, number>();
  for (const { seat, points } of gains) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return [...sums].map(([seat, points]) => `${clanName(seat)} ${points < 0 ? "−" : "+"}${Math.abs(points)}`).join(", ");
}

/** A province or fjord as the board draws it; null for places that are no ground. */
export function ground(place: unknown): Thing | null {
  const thing = drawnAs({ kind: "place", id: String(place) });
  return thing.kind === "place" ? null : thing;
}
