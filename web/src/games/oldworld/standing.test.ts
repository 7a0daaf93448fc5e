import { describe, expect, it } from "vitest";
import { Choosing } from "../../deciding/deciding.svelte.ts";
import type { Question } from "../workbench/fixture.ts";
import { FIXTURES, optionsOf } from "./dev/fixtures.ts";
import { standing } from "./standing.ts";

function asking(question: Question, about: Record<string, unknown> = {}) {
  const choosing = new Choosing(async () => "taken");
  choosing.ask({ seat: "khorne", asked: 1, prompt: question.prompt, about, options: optionsOf(question) });
  return choosing;
}

function question(prompt: string, ...options: [verb: string, args: Record<string, string>][]): Question {
  return {
    prompt,
    about: {},
    options: options.map(([verb, args]) => ({ key: JSON.stringify([verb, args]), verb, args })),
  };
}

const glows = (
  deciding: ReturnType<typeof asking>,
  ...where: Parameters<typeof standing> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const stands = standing(deciding, ...where);
  return stands.deciding.glows(stands.things);
};

describe("a figure", () => {
  const summon = question(
    "turn",
    ["summon", { figure: "bloodletter", source: "kislev", to: "empire" }],
    ["summon", { figure: "bloodletter", source: "reserve", to: "kislev" }],
    ["summon", { figure: "bloodletter", source: "reserve", to: "norsca" }],
  );

  it("can be picked where it is summoned from, and not where it might come to", () => {
    expect(glows(asking(summon), "figure", "bloodletter", "kislev")).toBe(true);
    expect(glows(asking(summon), "figure", "bloodletter", "reserve")).toBe(true);
    expect(glows(asking(summon), "figure", "bloodletter", "norsca")).toBe(false);
  });

  it("answers for its kind and its place at once", () => {
    const deciding = asking(summon);
    const stands = standing(deciding, "figure", "bloodletter", "reserve");
    stands.deciding.pick(stands.things);
    expect(deciding.options.map((option) => option.args.to)).toEqual(["kislev", "norsca"]);
  });

  it("answers for its kind alone where the question is about its region", () => {
    const hit = question("hit", ["hit", { target: "acolyte" }], ["hit", { target: "peasant" }]);
    const deciding = asking(hit, { region: "kislev" });
    expect(glows(deciding, "figure", "acolyte", "kislev")).toBe(true);
    expect(glows(deciding, "figure", "acolyte", "empire")).toBe(false);
    expect(glows(deciding, "token", "peasant", "kislev")).toBe(true);
  });
});

describe("a token", () => {
  it("is placed from the pool and taken from its region", () => {
    const place = asking(
      question(
        "dial_place",
        ["place", { token: "noble", region: "kislev" }],
        ["place", { token: "noble", region: "tilea" }],
      ),
    );
    expect(glows(place, "token", "noble", "pool")).toBe(true);
    expect(glows(place, "token", "noble", "kislev")).toBe(false);
    const take = asking(
      question(
        "dial_take",
        ["take", { token: "noble", region: "kislev" }],
        ["take", { token: "hero", region: "tilea" }],
      ),
    );
    expect(glows(take, "token", "noble", "kislev")).toBe(true);
    expect(glows(take, "token", "noble", "tilea")).toBe(false);
  });
});

describe("in a real turn", () => {
  it("what stands on the board glows where an option takes it from", () => {
    const { prompt } = FIXTURES.crowded!;
    const deciding = asking(prompt!);
    const sources = new Set(
      prompt!.options.filter(({ verb }) => verb === "summon").map(({ args }) => `${args.figure} ${args.source}`),
    );
    for (const source of sources) {
      const [figure, place] = source.split(" ") as [string, string];
      expect(glows(deciding, "figure", figure, place), source).toBe(true);
    }
  });
});
