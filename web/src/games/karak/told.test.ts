/** What a player reads of Karak names places and directions: never a number of the engine's, never an id. */

import { afterAll, describe, expect, it } from "vitest";
import type { GameVocabulary } from "../../protocol/types.ts";
import { Teller } from "../../words/telling.ts";
import { LANGUAGES, say, speak } from "../../words/words.svelte.ts";
import type { View } from "../contract.ts";
import { FIXTURES, optionsOf } from "./dev/fixtures.ts";
import { STORIES } from "./dev/stories.ts";
import vocabulary from "./dev/vocabulary.json";
import { scenes } from "./scenes.ts";
import { kindOf } from "./story/lines.ts";
import { called } from "./telling.ts";

const words = vocabulary as unknown as GameVocabulary;
/** A number of a hex, an id, a variable that nobody gave. */
const UNREADABLE = new RegExp(
  String.raw`\b\d{4}\b|\b[a-z]+_[a-z0-9_]+\b|\b(${vocabulary.sides.join("|")})\b|[{}]|undefined|null|NaN`,
);

const tellerAt = (view: View) => new Teller(words).seeing((argument, form) => called(argument, view, form));
const questions = Object.values(FIXTURES).filter(({ prompt }) => prompt !== null);

describe("a scene", () => {
  it("knows the kind of everything that an event names", () => {
    for (const [event, kinds] of Object.entries(vocabulary.events)) {
      for (const [name, kind] of Object.entries(kinds))
        if (kind !== null) expect(kindOf(event, name), `${event} ${name}`).toBe(kind);
    }
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  afterAll(() => speak("en"));

  it("every line of the log says in words what happened", { timeout: 60_000 }, async () => {
    await speak(language);
    const said = STORIES.flatMap(({ events, last }) => events.map((event) => tellerAt(last).event(event)));
    expect(said.length).toBeGreaterThan(500);
    expect(said.filter((line) => UNREADABLE.test(line))).toEqual([]);
  });

  it("every scene does", { timeout: 60_000 }, async () => {
    await speak(language);
    const lines = STORIES.flatMap(({ events, before, last }) => scenes(events, before, last)).flatMap(({ line }) =>
      line === null ? [] : [say(line.id, line.variables)],
    );
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => UNREADABLE.test(line))).toEqual([]);
  });

  it("every choice says where it leads and how a tile comes to lie", async () => {
    await speak(language);
    const said = questions.flatMap(({ prompt, view }) => {
      const options = prompt === null ? [] : optionsOf(prompt);
      return options.map((option) => tellerAt(view).option(option));
    });
    expect(questions.flatMap(({ prompt }) => prompt?.options ?? []).map(({ verb }) => verb)).toEqual(
      expect.arrayContaining(["move", "explore", "rotate"]),
    );
    expect(said.filter((line) => UNREADABLE.test(line))).toEqual([]);
  });

  it("a tile is turned to directions, not by numbers", async () => {
    await speak(language);
    const turning = questions.filter(({ prompt }) => prompt?.prompt === "turn_tile");
    const said = turning.flatMap(({ prompt, view }) =>
      optionsOf(prompt!).map((option) => tellerAt(view).option(option)),
    );
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter((line) => /\d/.test(line))).toEqual([]);
  });
});
