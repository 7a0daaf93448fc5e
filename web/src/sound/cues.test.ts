import bloodrage from "words:en/bloodrage";
import karak from "words:en/karak";
import oldworld from "words:en/oldworld";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../games/contract.ts";
import { cuesFor, TABLES } from "./cues.ts";
import { VOICES } from "./voices.ts";

const event = (kind: string, rest: Record<string, unknown> = {}): GameEvent => ({
  number: 1,
  decision: 1,
  kind,
  ...rest,
});

const words = bloodrage + karak + oldworld;

/** Every kind of event has words; so the words know them all. */
function kindsOf(game: string): string[] {
  return [...words.matchAll(new RegExp(`^${game}-event-([a-z_]+) =`, "gm"))].map(([, kind]) => kind as string).sort();
}

describe("what is heard", () => {
  it.each(Object.keys(TABLES))("is said for every kind of event, sound or silence: %s", (game) => {
    expect(kindsOf(game).length).toBeGreaterThan(40);
    expect(Object.keys(TABLES[game]!).sort()).toEqual(kindsOf(game));
  });

  it.each([
    ["oldworld", { old_world_drawn: "card", rolled: "dice", battle_began: "battle", ruined: "ruin" }],
    ["bloodrage", { card_revealed: "card", battle_began: "battle", province_fell: "ragnarok" }],
    ["karak", { drafted: "card", rolled: "dice", fight_began: "battle", city_destroyed: "ruin" }],
  ] as const)("is what one would think, and a victory at the end: %s", (game, wanted) => {
    for (const [kind, cue] of Object.entries({ ...wanted, game_ended: "victory" })) {
      expect([kind, cuesFor(game, [event(kind)], null).map((heard) => heard.cue)]).toEqual([kind, [cue]]);
    }
  });

  it("can be played", () => {
    const named = Object.values(TABLES).flatMap((table) => Object.values(table).filter((cue) => cue !== null));
    expect(named.filter((cue) => !(cue in VOICES))).toEqual([]);
  });

  it("is every kind once, in the order in which it happened", () => {
    const events = ["played", "battle_began", "rolled", "rolled", "killed", "killed"].map((kind) => event(kind));
    const heard = cuesFor("oldworld", events, null);
    expect(heard.map(({ cue }) => cue)).toEqual(["card", "battle", "dice", "fall"]);
    expect(heard.map(({ delay }) => delay)).toEqual([...heard.map(({ delay }) => delay)].sort());
  });

  it("is at most four things; the weightiest stay", () => {
    const events = ["moved", "summoned", "played", "rolled", "killed", "ruined", "scored"].map((kind) => event(kind));
    const heard = cuesFor("oldworld", events, null);
    expect(heard.map(({ cue }) => cue)).toEqual(["dice", "fall", "ruin", "points"]);
  });

  it("is softer where others score", () => {
    const level = (own: string) => cuesFor("bloodrage", [event("scored", { seat: "wolf", points: 5 })], own)[0]?.level;
    expect(level("wolf")).toBe(1);
    expect(level("bear")).toBeLessThan(1);
  });

  it("is nothing in a game that has no table", () => {
    expect(cuesFor("toy", [event("reaped")], null)).toEqual([]);
  });
});
