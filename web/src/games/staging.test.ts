/** What every game promises of its scenes, shown on recorded games in which everything has happened that can happen. How the
 * table looks after each scene is in the tests of the games. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import { has, LANGUAGES, say, speak, speakAbout } from "../words/words.svelte.ts";
import type { GameTable, Scene, View } from "./contract.ts";
import type { Recorded } from "./workbench/stories.ts";

vi.setConfig({ testTimeout: 60_000 });

/** What a game's `dev/` brings. */
interface Stories {
  STORIES: readonly Recorded[];
}
interface Scenes {
  scenes: NonNullable<GameTable["scenes"]>;
}
interface Passing {
  PASSING: Readonly<Record<string, string>>;
}

const cutters = import.meta.glob<Scenes>("./*/scenes.ts");
const recordings = import.meta.glob<Stories>("./*/dev/stories.ts", { eager: true });
const reasons = import.meta.glob<Passing>("./*/dev/passing.ts", { eager: true });
// Read as text: the engine's own lists.
const source = (pattern: Record<string, string>, game: string) =>
  Object.entries(pattern).find(([path]) => path.includes(`/${game}`))?.[1] ?? "";
const vocabularies = import.meta.glob<string>("../../../src/warhost/games/*/events.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const revisions = import.meta.glob<string>("../../../src/warhost/games/*/revisions.py", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rulebooks = import.meta.glob<string>("../../../src/warhost/words/en/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const GAMES = Object.keys(vocabularies).map((path) => path.split("/").at(-2) as string);

function kindsOf(game: string): string[] {
  return [...source(vocabularies, game).matchAll(/EVENTS\.add\(\s*"(\w+)"/g)].map(([, kind]) => kind as string);
}

/** So many examples are looked at. */
const MANY = 6;

const isRead = ({ size }: Scene) => size !== "passing";

describe.each(GAMES)("the scenes of %s", (game) => {
  const recorded = recordings[`./${game}/dev/stories.ts`]?.STORIES ?? [];
  const passing = reasons[`./${game}/dev/passing.ts`]?.PASSING ?? {};
  const kinds = kindsOf(game);
  let cut: NonNullable<GameTable["scenes"]>;
  let told: { story: Recorded; scenes: Scene[] }[] = [];

  beforeAll(async () => {
    await speak("en");
    await speakAbout(game);
    cut = (await cutters[`./${game}/scenes.ts`]!()).scenes;
    told = recorded.map((story) => ({ story, scenes: cut(story.events, story.before, story.last) }));
  }, 60_000);

  const each = (look: (story: Recorded, scenes: Scene[]) => void): void =>
    told.forEach(({ story, scenes }) => look(story, scenes));

  /** Whether a scene is made to be read of such an event, for somebody who only watches: one's own deeds need no words. */
  function isReadOut(kind: string): boolean {
    return recorded
      .flatMap((story) => story.events.filter((event) => event.kind === kind).map((event) => ({ event, story })))
      .slice(0, MANY)
      .some(({ event, story: { before, last } }) => cut([event], { ...before, viewer: null }, last).some(isRead));
  }

  it("are tested with everything that can happen, by the rules as they are now", () => {
    const happened = new Set(recorded.flatMap(({ events }) => events.map(({ kind }) => kind)));
    expect(kinds.length).toBeGreaterThan(45);
    expect(kinds.filter((kind) => !happened.has(kind))).toEqual([]);
    const newest = Number(/^REVISION: Final = (\d+)$/m.exec(source(revisions, game))?.[1]);
    const happensNow = new Set(
      recorded.flatMap(({ last, events }) => (last.revision === newest ? events : [])).map(({ kind }) => kind),
    );
    // What only tables that began earlier still do.
    for (const { name, last, events } of recorded)
      expect(last.revision === newest || events.some(({ kind }) => !happensNow.has(kind)), name).toBe(true);
  });

  it("read out every kind of event where it comes alone, or say why not", () => {
    const readOut = new Set(kinds.filter((kind) => isReadOut(kind)));
    expect(kinds.filter((kind) => !readOut.has(kind) && passing[kind] === undefined)).toEqual([]);
    expect(Object.keys(passing).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it("tell every event once, in its order", () => {
    each(({ name, events }, scenes) => {
      expect(
        scenes.flatMap((scene) => [...scene.events]),
        name,
      ).toEqual(events);
    });
  });

  it("bring every point that is won, and none before it is told", () => {
    each(({ name, before, last }, scenes) => {
      const won = { ...before.scores };
      let now = before;
      for (const scene of scenes) {
        now = scene.after(now, last);
        for (const { seat, points } of scene.gains) won[seat] = (won[seat] ?? 0) + points;
        expect(now.scores, `${name}: ${scene.events[0]?.kind}`).toEqual(won);
      }
      expect(won, name).toEqual(last.scores);
    });
  });

  it("leave the tables that they are given as they were", () => {
    each(({ name, before, last }, scenes) => {
      const given = JSON.stringify([before, last]);
      scenes.reduce<View>((now, scene) => scene.after(now, last), before);
      expect(JSON.stringify([before, last]), name).toBe(given);
    });
  });

  it("name rules that there are", () => {
    const rules = source(rulebooks, game);
    each(({ name }, scenes) => {
      for (const { rule, events } of scenes)
        if (rule !== null) expect(rules.includes(`**${rule}**`), `${name}: ${events[0]?.kind} ${rule}`).toBe(true);
    });
  });

  it("say in every language what they have to say", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      each((_story, scenes) => {
        for (const { line } of scenes) {
          if (line === null) continue;
          expect(has(line.id), line.id).toBe(true);
          expect(say(line.id, line.variables), line.id).not.toMatch(/\{|undefined|null|NaN/);
        }
      });
    }
    await speak("en");
  });
});
