import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { has, say, speak } from "../../words/words.svelte.ts";
import type { GameEvent, Scene, View } from "../contract.ts";
import { type Recorded, storyWith } from "../workbench/stories.ts";
import { STORIES } from "./dev/stories.ts";
import { scenes } from "./scenes.ts";
import type { FightTale, Tale } from "./story/fights.ts";
import { TOLD } from "./story/parts.ts";
import { SETTLING, UNSETTLING } from "./story/settling.ts";
import { asKarak } from "./view.ts";

beforeAll(() => speak("en"));

const KINDS = [
  ...readFileSync(resolve(import.meta.dirname, "../../../../src/warhost/games/karak/events.py"), "utf-8").matchAll(
    /EVENTS\.add\(\s*"(\w+)"/g,
  ),
].map(([, kind]) => kind as string);

const kindsOf = ({ events }: { events: readonly GameEvent[] }) => events.map(({ kind }) => kind);
const cut = ({ before, events, last }: Recorded) => scenes(events, before, last);
const tableAfter = (told: Scene[], { before, last }: Recorded, count = told.length): View =>
  told.slice(0, count).reduce((now, scene) => scene.after(now, last), before);
const fightIn = (scene: Scene): FightTale | undefined => (scene.stage as Tale | undefined)?.fight;

const taleWith = (...kinds: string[]) => storyWith(STORIES, ...kinds);

describe("every decision", () => {
  it("leaves the table as it is in the end", () => {
    const settledFields = ["hero_at", "toughness", "glory", "stones", "cities", "land", "monsters", "foes", "hordes"];
    for (const tale of STORIES) {
      const [now, last] = [asKarak(tableAfter(cut(tale), tale)), asKarak(tale.last)];
      for (const field of [...settledFields, "targets", "trophies", "plague", "round", "fallen"] as const) {
        const [one, other] = [now, last].map(({ state }) => (state as unknown as Record<string, unknown>)[field]);
        expect(one, `${field} after ${kindsOf(tale).join(" ")}`).toEqual(other);
      }
      expect(now.summary.turn).toBe(last.summary.turn);
      for (const hex of Object.keys(last.summary.enemies))
        expect(now.summary.enemies[hex]?.strength, hex).toBe(last.summary.enemies[hex]?.strength);
      for (const seat of last.seats as (keyof typeof last.state.built)[])
        expect([...(now.state.built[seat] ?? [])].sort()).toEqual([...(last.state.built[seat] ?? [])].sort());
    }
  });

  it("shows markers and units as they are in the end", () => {
    const many = (held: object | undefined) => Object.entries(held ?? {}).filter(([, count]) => count > 0);
    // The first table was laid out before anybody saw it.
    for (const tale of STORIES.filter((each) => !kindsOf(each).includes("game_began"))) {
      const [now, last] = [asKarak(tableAfter(cut(tale), tale)), asKarak(tale.last)];
      for (const seat of last.seats as (keyof typeof last.state.units)[]) {
        for (const field of ["resources", "units"] as const)
          expect(many(now.state[field][seat]).sort(), kindsOf(tale).join(" ")).toEqual(
            many(last.state[field][seat]).sort(),
          );
      }
    }
  });

  it("says something in words, with everything named, in every language", { timeout: 60_000 }, async () => {
    for (const language of ["pl", "fr", "ru", "en"] as const) {
      await speak(language);
      for (const scene of STORIES.flatMap(cut)) {
        if (scene.line === null) continue;
        expect(has(scene.line.id), scene.line.id).toBe(true);
        const said = say(scene.line.id, scene.line.variables);
        expect(said, scene.line.id).not.toMatch(/\{|undefined|null|NaN|\b\d{4}\b/);
      }
    }
  });

  it("has a rule where something happens by a rule", () => {
    const rules = readFileSync(
      resolve(import.meta.dirname, "../../../../src/warhost/words/en/rules/karak.md"),
      "utf-8",
    );
    for (const { rule, events } of STORIES.flatMap(cut)) {
      if (rule === null) expect(kindsOf({ events })).toEqual(["skipped"]);
      else expect(rules).toContain(`**${rule}**`);
    }
  });
});

describe("the vocabulary", () => {
  it("is told, every kind of event", () => {
    expect(KINDS.length).toBeGreaterThan(50);
    expect(KINDS.filter((kind) => !TOLD.includes(kind))).toEqual([]);
  });

  it("changes the table or is known to change nothing", () => {
    const known = [...SETTLING, ...UNSETTLING];
    expect(KINDS.filter((kind) => !known.includes(kind))).toEqual([]);
    expect(known.filter((kind) => !KINDS.includes(kind))).toEqual([]);
  });
});

describe("a turn", () => {
  it("opens with a banner for its owner and with a line for the others", () => {
    const tale = taleWith("turn_ended", "round_began", "turn_began");
    const turnOf = tale.events.find(({ kind }) => kind === "turn_began")!.seat as string;
    const own = { ...tale, before: { ...tale.before, viewer: turnOf }, last: { ...tale.last, viewer: turnOf } };
    const opening = (each: Recorded) => cut(each).find((scene) => kindsOf(scene).includes("turn_began"))!;
    expect(opening(own).size).toBe("banner");
    expect(say(opening(own).line!.id, opening(own).line!.variables)).toContain("your turn");
    expect(opening(tale).size).toBe("told");
    expect(opening(tale).seat).toBe(turnOf);
  });
});

describe("a fight", () => {
  const tale = taleWith("fight_began", "rolled", "unit_lost", "fight_won", "stones_won");

  it("is told as meeting, roll, losses, outcome and spoils, the dice large", () => {
    const told = cut(tale).filter(({ stage }) => stage !== undefined && (stage as Tale).fight);
    const opening = told.map((scene) => kindsOf(scene)[0]);
    expect(opening.slice(0, -1)).toEqual(["fight_began", "rolled", "unit_lost", "fight_won"]);
    expect(opening.at(-1)).toMatch(/^(foe|army)_beaten$/);
    expect(told.map(({ size }) => size)).toEqual(["told", "large", "told", "large", "large"]);
  });

  it("is large to whoever fights, and told in a line to those who wait for their turn", () => {
    const fighter = String(tale.events.find(({ kind }) => kind === "rolled")!.seat);
    const other = tale.last.seats.find((seat) => seat !== fighter)!;
    const sizes = (viewer: string) =>
      cut({ ...tale, before: { ...tale.before, viewer }, last: { ...tale.last, viewer } })
        .filter((scene) => ["rolled", "fight_won"].includes(kindsOf(scene)[0] as string))
        .map(({ size }) => size);
    expect(sizes(fighter)).toEqual(["large", "large"]);
    expect(sizes(other)).toEqual(["told", "told"]);
  });

  it("shows no die before the roll and no outcome before the end", () => {
    const [meeting, roll, losses, outcome] = cut(tale).flatMap((scene) => fightIn(scene) ?? []);
    expect(meeting).toMatchObject({ dice: [], total: null, won: null });
    expect(roll!.dice.length).toBeGreaterThan(0);
    expect(roll!.falling).toHaveLength(roll!.dice.length);
    expect(roll!.won).toBeNull();
    expect(losses!.dice.filter(({ fate }) => fate === "lost").length).toBeGreaterThan(0);
    expect(outcome!.won).toBe(true);
  });

  it("adds up to what the engine says", () => {
    for (const each of STORIES) {
      for (const scene of cut(each)) {
        const end = scene.events.find(({ kind }) => kind === "fight_won" || kind === "fight_lost");
        const fight = fightIn(scene);
        if (end && fight) expect(fight.total).toBe(end.total);
      }
    }
  });

  it("leaves the beaten on the land until the outcome is told", () => {
    const told = cut(taleWith("tile_laid", "army_came", "fight_began", "fight_won"));
    const each = taleWith("tile_laid", "army_came", "fight_began", "fight_won");
    const hex = String(each.events.find(({ kind }) => kind === "fight_won")!.hex);
    const outcome = told.findIndex((scene) => kindsOf(scene).includes("fight_won"));
    expect(asKarak(tableAfter(told, each, outcome)).state.monsters[hex]).toHaveLength(1);
    expect(asKarak(tableAfter(told, each, outcome + 1)).state.monsters[hex]).toBeUndefined();
  });
});

describe("a siege", () => {
  it("is told large, with what falls", () => {
    const siege = cut(taleWith("siege_began", "razed")).find(({ stage }) => (stage as Tale | undefined)?.siege)!;
    expect(siege.size).toBe("large");
    expect((siege.stage as Tale).siege!.razed).toHaveLength(1);
  });
});
