/** Tells of the Corruption Phase: domination, corruption and ruin, and of ruins that are scored. */

import { enumerated } from "../../../words/words.svelte.ts";
import type { GameEvent, View } from "../../contract.ts";
import { RUIN } from "../components.ts";
import type { RegionId } from "../map/geography.ts";
import type { PowerId } from "../powers.ts";
import type { Share, StagedDomination, StagedRuin } from "../stage/staged.ts";
import { corruptionIn } from "../view.ts";
import type { Act } from "./acts.ts";
import { concerns, gainsIn, numberOf, ofKind, powerOf, regionOf } from "./events.ts";
import { first, inRegion, line, powerName, regionName, theRegion, type Teller, type Telling } from "./telling.ts";

/** So near to ruin every token counts. */
const NEAR_RUIN = RUIN - 3;

/* Domination. */

/** Nothing is decided, for nobody exceeds the Resistance; or only one power has anything there, and it is not the viewer. */
export function isQuiet(act: Act, { seats, viewer }: Pick<View, "seats" | "viewer">): boolean {
  if (act.kind !== "domination") return false;
  const strong = strongIn(first(act), seats);
  return isHeld(first(act), seats) || (strong.length === 1 && strong[0]?.power !== viewer);
}

function isHeld(judged: GameEvent, seats: readonly string[]): boolean {
  return strongIn(judged, seats).every(({ value }) => value <= numberOf(judged, "resistance"));
}

/** Several quiet regions in one breath: who has won them; or, to somebody who tried, that they hold. */
export const undisputed: Teller = ({ act, before: { seats }, viewer }) => {
  const won = ofKind(act.events, "dominated");
  const tried = ofKind(act.events, "domination").filter((judged) =>
    strongIn(judged, seats).some(({ power }) => power === viewer),
  );
  const regions = (won.length > 0 ? won : tried).map(regionOf);
  const names = won.map((event) => `${regionName(regionOf(event))} (${powerName(powerOf(event))})`);
  return {
    size: regions.length > 0 ? "told" : "passing",
    line:
      won.length > 0
        ? line("undisputed", { regions: enumerated(names) })
        : tried.length > 0
          ? line("held", { regions: enumerated(regions.map(regionName)) })
          : null,
    place: regions.length === 1 ? inRegion(regions[0] as RegionId) : null,
    rule: "OW 10.4",
  };
};

export const domination: Teller = ({ act, before, viewer }) => {
  const judged = first(act);
  const region = regionOf(judged);
  const strong = strongIn(judged, before.seats);
  const winner = ofKind(act.events, "dominated")[0];
  const isOwn = strong.some(({ power }) => power === viewer);
  return {
    size: isOwn && strong.length > 1 && winner !== undefined ? "large" : "told",
    line:
      winner === undefined
        ? line("tie", theRegion(region))
        : line("dominated", {
            ...theRegion(region),
            power: powerName(powerOf(winner)),
            value: numberOf(winner, "value"),
          }),
    place: inRegion(region),
    rule: winner === undefined ? "OW 10.6" : "OW 10.4",
    stage: {
      kind: "domination",
      region,
      shares: strong,
      resistance: numberOf(judged, "resistance"),
      winner: winner ? { power: powerOf(winner), value: gainsIn(act.events)[0]?.points ?? 0 } : null,
    } satisfies StagedDomination,
  };
};

/** Who has any value there, and how much. */
function strongIn(judged: GameEvent, seats: readonly string[]): Share[] {
  return (judged.values as number[])
    .map((value, seat) => ({ power: seats[seat] as PowerId, value }))
    .filter(({ value }) => value > 0);
}

/* Corruption. */

export const corruption: Teller = ({ act, before, viewer }) => {
  const region = regionOf(first(act));
  const placed = ofKind(act.events, "corrupted");
  const counters = ofKind(act.events, "counter_earned").map(powerOf);
  const total = before.summary.regions[region].corruption + sum(placed.map((event) => numberOf(event, "count")));
  const isNear = total >= NEAR_RUIN && placed.length > 0;
  const isOwn = concerns(act.events, viewer);
  const isForbidden = first(act).kind === "corruption_forbidden";
  return {
    size: isNear || isOwn || isForbidden || first(act).kind === "cleansed" ? "told" : "passing",
    line:
      placed.length === 0
        ? null
        : line(counters.length > 0 && !isNear ? "corrupted-counters" : "corrupted", {
            ...theRegion(region),
            shares: placed.map(shareOf).join(", "),
            powers: enumerated(counters.map(powerName)),
            count: counters.length,
            total,
            ruin: RUIN,
          }),
    place: inRegion(region),
    rule: counters[0] !== undefined ? COUNTER_RULES[counters[0]] : first(act).cause === "cultists" ? "OW 11.2" : null,
  };
};

/** What earns each power its counter. */
const COUNTER_RULES: Record<PowerId, string> = {
  khorne: "OW 13.3",
  nurgle: "OW 13.4",
  tzeentch: "OW 13.5",
  slaanesh: "OW 13.6",
};

/** “Nurgle +2” */
function shareOf(event: GameEvent): string {
  return `${powerName(powerOf(event))} +${numberOf(event, "count")}`;
}

/* Ruin. */

export const ruin: Teller = (telling) => {
  const { act } = telling;
  const region = regionOf(first(act));
  return {
    size: "large",
    line: line("ruined", theRegion(region)),
    place: inRegion(region),
    rule: "OW 11.8",
    stage: stagedRuin(telling, false),
  };
};

export const ruinScored: Teller = (telling) => {
  const { act } = telling;
  const region = regionOf(first(act));
  return {
    size: "large",
    line: line("ruin-scored", theRegion(region)),
    place: inRegion(region),
    rule: ofKind(act.events, "scored").some(({ source }) => source === "ruin_tie") ? "OW 12.10" : "OW 12.8",
    stage: stagedRuin(telling, true),
  };
};

function stagedRuin({ act, before }: Telling, scored: boolean): StagedRuin {
  const region = regionOf(first(act));
  return {
    kind: "ruin",
    region,
    card: String(first(act).card),
    shares: corruptionIn(before.state, region)
      .map(({ power, count }) => ({ power, value: count }))
      .sort((one, other) => other.value - one.value),
    gains: gainsIn(act.events).map(({ seat, points }) => ({ power: seat as PowerId, value: points })),
    scored,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
