/** Tells of a battle: who stands against whom, each throw of dice, who falls by it, and its end. */

import type { Form } from "../../../words/forms.ts";
import { enumerated, inForms } from "../../../words/words.svelte.ts";
import type { GameEvent, Thing } from "../../contract.ts";
import { type Roll, rollOf } from "../board/rolls.ts";
import type { RegionId } from "../map/geography.ts";
import { counted, named, thingName } from "../naming.ts";
import type { PowerId } from "../powers.ts";
import { battleAt, type Fallen, remember, type StagedBattle } from "../stage/staged.ts";
import { numberOf, ofKind, powerOf, regionOf } from "./events.ts";
import { first, inRegion, line, powerName, theRegion, type Teller } from "./telling.ts";

/** What has happened in the battle that is told, as far as was told at this table. */
export class BattleSoFar {
  #region: RegionId | null;
  #rolls: readonly Roll[];
  #fallen: readonly Fallen[];
  #early: boolean;

  constructor(before: object) {
    const { region = null, rolls = [], fallen = [], early = false } = battleAt(before) ?? {};
    this.#region = region;
    this.#rolls = rolls;
    this.#fallen = fallen;
    this.#early = early;
  }

  begin(region: RegionId): void {
    this.#region = region;
    this.#rolls = [];
    this.#fallen = [];
    this.#early = false;
  }

  end(): void {
    this.#region = null;
  }

  /** All was told that led to this table; what follows goes on from here. */
  close(last: object): void {
    if (this.#region !== null) remember(last, this.staged(this.#region));
  }

  throw(event: GameEvent): void {
    this.#in(regionOf(event));
    this.#early = Boolean(event.early);
    if (event.kind === "rolled") this.#rolls = [...this.#rolls, rollOf(event)];
  }

  fall(events: readonly GameEvent[]): void {
    events.forEach((event) => this.#in(regionOf(event)));
    this.#fallen = [
      ...this.#fallen,
      ...events.map((event) => ({
        piece: String(event.figure),
        victim: event.victim as PowerId,
        gone: this.#early,
      })),
    ];
  }

  /** A battle that began before these scenes is entered where they find it. */
  #in(region: RegionId): void {
    if (this.#region !== region) this.begin(region);
  }

  staged(region: RegionId, now: Partial<StagedBattle> = {}): StagedBattle {
    return {
      kind: "battle",
      region,
      rolls: this.#rolls,
      thrown: false,
      early: this.#early,
      fallen: this.#fallen,
      falling: 0,
      struck: [],
      ...now,
    };
  }
}

export const muster: Teller = ({ act, battle }) => {
  const region = regionOf(first(act));
  battle.begin(region);
  return {
    line: numberOf(first(act), "battle") > 1 ? line("battle-again", theRegion(region)) : null,
    place: inRegion(region),
    rule: numberOf(first(act), "battle") > 1 ? "OW 8.9" : "OW 9.2",
    stage: battle.staged(region),
  };
};

export const roll: Teller = ({ act, battle }) => {
  const thrown = first(act);
  const region = regionOf(thrown);
  const isEarly = Boolean(thrown.early);
  battle.throw(thrown);
  const dice = thrown.kind === "rolled";
  return {
    size: "large",
    line: dice
      ? line(isEarly ? "rolled-early" : "rolled", {
          power: powerName(powerOf(thrown)),
          hits: numberOf(thrown, "hits"),
        })
      : null,
    place: inRegion(region),
    rule: dice ? (isEarly ? "OW 9.18" : "OW 9.6") : "OW 9.26",
    stage: battle.staged(region, { thrown: dice }),
  };
};

/** Kills that no hits brought, by a card at the end of the phase, need no stage. */
export const strike: Teller = ({ act, battle, viewer, earlier }) => {
  const region = regionOf(first(act));
  const killed = ofKind(act.events, "killed");
  const captured = ofKind(act.events, "captured");
  const struck = ofKind(act.events, "hit").map((event) => ({ target: String(event.target), by: powerOf(event) }));
  battle.fall(killed);
  const power = powerName(powerOf(first(act)));
  const victims = [
    ...killed.map(({ figure }) => ({ kind: "figure", id: String(figure) })),
    ...captured.map(() => ({ kind: "token", id: "peasant" })),
  ];
  const isLoss = killed.some(({ victim }) => victim === viewer);
  /** Whom one has struck oneself one need not be told, unless it brought something. */
  const isOwnDeed =
    earlier.length === 0 && powerOf(first(act)) === viewer && ofKind(act.events, "counter_earned").length === 0;
  return {
    size: isLoss ? "large" : victims.length > 0 && !isOwnDeed ? "told" : "passing",
    line:
      victims.length > 0
        ? line(killed.length > 0 ? "killed" : "captured", {
            power,
            ...inForms("victims", (form) => listed(victims, form)),
          })
        : null,
    place: inRegion(region),
    rule: killed.length > 0 ? "OW 9.9" : captured.length > 0 ? "OW 9.14" : "OW 9.11",
    ...(struck.length > 0 || ["saved", "hits_kept"].includes(first(act).kind)
      ? { stage: battle.staged(region, { falling: killed.length, struck }) }
      : {}),
  };
};

/** Equal ones together. One alone stands in the form that the sentence asks for; behind a number all are called by their plain name. */
function listed(victims: readonly Thing[], form: Form | null): string {
  const kinds = [...new Map(victims.map((each) => [thingName(each), each])).values()];
  return enumerated(
    kinds.map((each) => {
      const count = victims.filter(({ id }) => id === each.id).length;
      return counted(count, named(each.kind, each.id, count === 1 ? form : null));
    }),
  );
}

/** The dead are carried off. */
export const aftermath: Teller = ({ act, battle }) => {
  battle.end();
  return { size: "passing", place: inRegion(regionOf(first(act))), rule: "OW 9.16" };
};
