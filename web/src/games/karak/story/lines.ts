/** What is said of a part of the story: a line of its own where many events are told together, else what the log says. */

import type { Form } from "../../../words/forms.ts";
import { nameOfArgument, variablesOf } from "../../../words/telling.ts";
import { enumerated, has, inForms, say } from "../../../words/words.svelte.ts";
import type { Argument, GameEvent, Phrase } from "../../contract.ts";
import { asVariable, counted, GAME, named } from "../naming.ts";
import { written } from "../stones.ts";
import type { KarakView } from "../view.ts";
import { placeName } from "../where.ts";
import { type FightTale, type Spoil, spoilOf, swordsOf } from "./fights.ts";
import type { Part } from "./parts.ts";

/** A message of ours with what stands in it. */
function line(id: string, variables: Phrase["variables"]): Phrase {
  return { id: `web-karak-scene-${id}`, variables };
}

const hero = (event: GameEvent | undefined) => named("hero", String(event?.seat));

/** Which kind of name an argument has, where it is not its own name; of a single kind of event, where it means something else there. */
const KINDS: Record<string, string> = {
  seat: "hero",
  seats: "hero",
  winners: "hero",
  victim: "hero",
  first: "hero",
  to: "hex",
  other: "resource",
  tiles: "tile",
  token: "monster_token",
  tokens: "monster_token",
  old: "building",
  "rerolled:old": "symbol",
  dice: "die",
  face: "symbol",
  faces: "symbol",
};

export function kindOf(event: string, argument: string): string {
  return KINDS[`${event}:${argument}`] ?? KINDS[argument] ?? argument;
}

/** The log's own sentence of an event. */
function logged(event: GameEvent | undefined, table: KarakView): Phrase | null {
  if (event === undefined) return null;
  const { number: _number, decision: _decision, kind, ...given } = event;
  const id = `karak-event-${kind}`;
  const told = Object.entries(given).map(([name, value]): Argument => ({ name, kind: kindOf(kind, name), value }));
  const variables = variablesOf(told, (argument, form) => nameAt(table, argument, form));
  return { id: has(`${id}.drawn`) ? `${id}.drawn` : id, variables };
}

function nameAt(table: KarakView, argument: Argument, form: Form | null): string | number {
  if (argument.kind === "hex") return placeName(table, String(argument.value), form);
  return nameOfArgument(GAME, argument, form);
}

export function spoilName({ thing, count }: Spoil): string {
  if (thing.id === "soul_stone") return say("web-karak-stones", { stones: written(count), halves: count });
  if (thing.id === "glory") return say("web-karak-glory-more", { count });
  return thing.kind === "resource"
    ? say("web-karak-counted", { count, name: named(thing.kind, thing.id) })
    : counted(count, named(thing.kind, thing.id));
}

/** Alike things are counted together. */
function listed(events: readonly GameEvent[]): string {
  const spoils = new Map<string, Spoil>();
  for (const event of events) {
    const spoil = spoilOf(event);
    if (spoil === null) continue;
    const key = `${spoil.thing.kind}:${spoil.thing.id}`;
    spoils.set(key, { ...spoil, count: spoil.count + (spoils.get(key)?.count ?? 0) });
  }
  return enumerated([...spoils.values()].map(spoilName));
}

/** What a part says. `table` is how the table looks after it. */
export function lineOf(part: Part, table: KarakView, fight: FightTale | null): Phrase | null {
  const { name, events } = part;
  const first = events[0];
  const find = (...kinds: string[]) => events.find(({ kind }) => kinds.includes(kind));
  switch (name) {
    case "turn":
      return turnLine(part, table);
    case "move":
    case "retreat":
      return moveLine(part, table);
    case "discovery":
      return line("discovery", { hero: hero(first), tile: named("tile", String(first?.tile)) });
    case "armies":
    case "foes":
      return comingLine(part);
    case "meeting":
      return find("fled") ? logged(find("fled"), table) : meetingLine(fight);
    case "roll":
      return rollLine(fight);
    case "losses":
      return lossLine(part);
    case "spoils":
      return spoilsLine(part, table);
    case "gains": {
      const cause = String(first?.cause);
      return line("gains", { hero: hero(first), cause, gains: listed(events) });
    }
    case "work":
      return logged(
        find("city_founded", "built", "trained", "raised", "item_bought", "exchanged", "cleansed") ?? first,
        table,
      );
    case "toll":
      return line("toll", { hero: hero(find("lost")), ...asVariable("owner", "hero", String(find("gained")?.seat)) });
    case "items":
      return logged(find("item_taken") ?? first, table);
    case "adding":
      return logged(find("strengthened", "item_used") ?? first, table);
    default:
      return logged(first, table);
  }
}

function turnLine({ events }: Part, table: KarakView): Phrase {
  const round = events.find(({ kind }) => kind === "round_began");
  const turn = events.find(({ kind }) => kind === "turn_began");
  const whose = turn?.seat === table.viewer ? "own" : "other";
  return line(round ? "round" : "turn", { hero: hero(turn ?? events[0]), round: Number(round?.round ?? 0), whose });
}

function moveLine({ events }: Part, table: KarakView): Phrase {
  const end = events.at(-1);
  return line("move", {
    hero: hero(end),
    manner: String(end?.cause),
    ...inForms("place", (form) => placeName(table, String(end?.to), form)),
  });
}

function comingLine({ name, events }: Part): Phrase {
  const who = events.map((event) => named(event.token ? "monster_token" : "foe", String(event.token ?? event.foe)));
  const strength = events.reduce((sum, event) => sum + Number(event.strength), 0);
  return line(name, { who: enumerated([...new Set(who)]), strength });
}

function meetingLine(fight: FightTale | null): Phrase | null {
  if (fight === null) return null;
  const hero = named("hero", fight.hero);
  const variables = { hero, ...inForms("enemies", (form) => enemiesName(fight, form)), needed: fight.needed };
  if (fight.odds === null) return line("meeting", variables);
  return line("meeting-odds", { ...variables, percent: Math.round(fight.odds.chance * 100) });
}

export function enemiesName({ tokens, foes }: FightTale, form: Form | null = null): string {
  const armies = tokens.map((token) => named("monster_token", token, form));
  return enumerated([...armies, ...foes.map(({ foe }) => named("foe", foe, form))]);
}

function rollLine(fight: FightTale | null): Phrase | null {
  if (fight === null) return null;
  const { bonus, dice } = fight;
  return line("roll", {
    hero: named("hero", fight.hero),
    swords: swordsOf(dice),
    bonus,
    total: swordsOf(dice) + bonus,
    needed: fight.needed,
  });
}

/** Hearts and units that a roll cost. */
function lossLine({ events }: Part): Phrase | null {
  const hearts = events.filter(({ kind }) => kind === "hurt").reduce((sum, { by }) => sum + Number(by), 0);
  const units = events.filter(({ kind }) => kind === "unit_lost").map(({ unit }) => String(unit));
  if (hearts === 0 && units.length === 0) return null;
  const cost = hearts > 0 ? [say("web-karak-hearts", { count: hearts })] : [];
  const kinds = [...new Set(units)];
  const many = (unit: string) => units.filter((each) => each === unit).length;
  const lost = inForms("lost", (form) =>
    enumerated([...cost, ...kinds.map((unit) => counted(many(unit), named("unit", unit, form)))]),
  );
  return line("losses", { hero: hero(events[0]), ...lost });
}

function spoilsLine({ events }: Part, table: KarakView): Phrase | null {
  const gains = listed(events);
  const beaten = events.find(({ kind }) => ["foe_beaten", "praetorians_beaten"].includes(kind));
  const weakened = events.find(({ kind }) => kind === "horde_weakened");
  if (beaten === undefined && weakened !== undefined) {
    const { horde, by, strength } = weakened;
    const variables = { by: Number(by), strength: Number(strength) };
    return line("weakened", { ...asVariable("horde", "horde", String(horde)), ...variables });
  }
  if (gains !== "") return line("spoils", { hero: hero(events[0]), gains });
  return logged(beaten ?? events.find(({ kind }) => kind === "item_left") ?? events[0], table);
}
