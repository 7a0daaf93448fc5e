import { describe, expect, it } from "vitest";
import { Choosing } from "../../deciding/deciding.svelte.ts";
import type { Option, Thing } from "../contract.ts";
import * as bloodRage from "../bloodrage/dev/fixtures.ts";
import * as oldWorld from "../oldworld/dev/fixtures.ts";
import type { Fixtures } from "../workbench/fixture.ts";
import { pickable, sourceOf } from "./pickable.ts";

function asking(options: readonly Option[], about: Record<string, unknown> = {}) {
  const choosing = new Choosing(async () => "taken");
  choosing.ask({ seat: "khorne", asked: 1, prompt: "turn", about, options });
  return choosing;
}

/** Options by their keys, whose arguments are of these kinds. */
function options(kinds: string, ...keys: string[]): Option[] {
  return keys.map((key) => {
    const [verb = "", ...ids] = key.split(/[:>]/);
    const things = kinds.split(" ").map((kind, index) => ({ kind, id: ids[index] ?? "" }));
    return { key, verb, args: {}, things };
  });
}

const figure = (id: string): Thing => ({ kind: "figure", id });
const token = (id: string): Thing => ({ kind: "token", id });
const region = (id: string): Thing => ({ kind: "region", id });

function glows(deciding: ReturnType<typeof asking>, piece: Thing, place: Thing): boolean {
  const stands = pickable(deciding, piece, place);
  return stands.deciding.glows(stands.things);
}

describe("a figure", () => {
  const summon = options(
    "figure region region",
    "summon:bloodletter:kislev>empire",
    "summon:bloodletter:reserve>kislev",
    "summon:bloodletter:reserve>norsca",
  );

  it("can be picked where it is summoned from, and not where it might come to", () => {
    expect(glows(asking(summon), figure("bloodletter"), region("kislev"))).toBe(true);
    expect(glows(asking(summon), figure("bloodletter"), region("reserve"))).toBe(true);
    expect(glows(asking(summon), figure("bloodletter"), region("norsca"))).toBe(false);
  });

  it("answers for its kind and its place at once", () => {
    const deciding = asking(summon);
    const stands = pickable(deciding, figure("bloodletter"), region("reserve"));
    stands.deciding.pick(stands.things);
    expect(deciding.options.map((option) => option.key)).toEqual([
      "summon:bloodletter:reserve>kislev",
      "summon:bloodletter:reserve>norsca",
    ]);
  });

  it("answers for its kind alone where the question is about its region", () => {
    const hit = [...options("figure", "hit:acolyte"), ...options("token", "hit:peasant")];
    const deciding = asking(hit, { region: "kislev" });
    expect(glows(deciding, figure("acolyte"), region("kislev"))).toBe(true);
    expect(glows(deciding, figure("acolyte"), region("empire"))).toBe(false);
    expect(glows(deciding, token("peasant"), region("kislev"))).toBe(true);
  });

  it("comes from where the option says, though the question is about where it goes", () => {
    const succor = options("figure place place", "invade:warrior:reserve>horgr", "invade:warrior:gimle>horgr");
    const deciding = asking(succor, { province: "horgr" });
    expect(glows(deciding, figure("warrior"), { kind: "place", id: "reserve" })).toBe(true);
    expect(glows(deciding, figure("warrior"), { kind: "place", id: "horgr" })).toBe(false);
  });
});

describe("a token", () => {
  it("is placed from the pool and taken from its region", () => {
    const place = asking(options("token region", "place:noble>kislev", "place:noble>tilea"));
    expect(glows(place, token("noble"), region("pool"))).toBe(true);
    expect(glows(place, token("noble"), region("kislev"))).toBe(false);
    const take = asking(options("token region", "take:noble:kislev", "take:hero:tilea"));
    expect(glows(take, token("noble"), region("kislev"))).toBe(true);
    expect(glows(take, token("noble"), region("tilea"))).toBe(false);
  });

  it("is moved out of the region that the question is about", () => {
    const move = asking(options("token region", "move:noble>kislev", "move:noble>tilea"), { region: "empire" });
    expect(glows(move, token("noble"), region("empire"))).toBe(true);
    expect(glows(move, token("noble"), region("pool"))).toBe(false);
  });
});

describe.each<[string, Fixtures, readonly string[]]>([
  ["Chaos in the Old World", oldWorld, ["summon", "call"]],
  ["Blood Rage", bloodRage, ["invade", "join"]],
])("in a real turn of %s", (_game, { FIXTURES, optionsOf }, verbs) => {
  const asked = Object.values(FIXTURES).flatMap(({ prompt }) => (prompt === null ? [] : [optionsOf(prompt)]));

  it("an option's key says where it takes its figure from", () => {
    const taking = asked.flat().filter(({ verb }) => verbs.includes(verb));
    expect(taking.length).toBeGreaterThan(0);
    for (const option of taking) expect(sourceOf(option), option.key).toBe(option.args.source);
  });

  it("what stands on the board glows where an option takes it from", () => {
    for (const all of asked) {
      const deciding = asking(all);
      for (const { key, verb, things } of all.filter((option) => verbs.includes(option.verb))) {
        const [piece, place] = things as [Thing, Thing];
        expect(glows(deciding, piece, place), `${verb} ${key}`).toBe(true);
      }
    }
  });
});
