import { describe, expect, it } from "vitest";
import type { Option, Thing } from "../games/contract.ts";
import { after, anyFits, candidatesFor, openThings } from "./narrowing.ts";

const region = (id: string): Thing => ({ kind: "region", id });
const figure = (id: string): Thing => ({ kind: "figure", id });

function summon(who: string, from: string, to: string): Option {
  return {
    key: `summon:${who}:${from}>${to}`,
    verb: "summon",
    args: { figure: who, source: from, to },
    things: [figure(who), region(from), region(to)],
  };
}

const pass: Option = { key: "pass", verb: "pass", args: {}, things: [] };
const options = [
  summon("leper", "reserve", "kislev"),
  summon("leper", "kislev", "empire"),
  summon("leper", "empire", "kislev"),
  summon("horror", "kislev", "empire"),
  pass,
];

const keys = (clicks: Thing[][]) => candidatesFor(options, clicks).map((candidate) => candidate.option.key);

describe("narrowing", () => {
  it("leaves every option before the first click", () => {
    expect(keys([])).toHaveLength(5);
  });

  it("keeps what fits the click, in whichever argument it stands", () => {
    expect(keys([[region("reserve")]])).toEqual(["summon:leper:reserve>kislev"]);
    expect(keys([[region("kislev")]])).toHaveLength(4);
  });

  it("takes two clicks in the order of the arguments where that is possible", () => {
    expect(keys([[region("kislev")], [region("empire")], [figure("leper")]])).toEqual(["summon:leper:kislev>empire"]);
    expect(keys([[region("kislev")], [region("empire")]])).toEqual([
      "summon:leper:kislev>empire",
      "summon:horror:kislev>empire",
    ]);
  });

  it("takes them out of order where nothing else fits", () => {
    expect(keys([[region("kislev")], [figure("leper"), region("reserve")]])).toEqual(["summon:leper:reserve>kislev"]);
  });

  it("lets one element answer for several arguments at once", () => {
    expect(keys([[figure("horror"), region("kislev")]])).toEqual(["summon:horror:kislev>empire"]);
  });

  it("never binds one argument twice", () => {
    expect(keys([[region("reserve")], [region("reserve")]])).toEqual([]);
  });

  it("says what still glows", () => {
    const left = after(candidatesFor(options, []), [figure("horror")]);
    expect(anyFits(left, [region("empire")])).toBe(true);
    expect(anyFits(left, [region("reserve")])).toBe(false);
    expect(openThings(left)).toEqual([region("kislev"), region("empire")]);
  });
});
