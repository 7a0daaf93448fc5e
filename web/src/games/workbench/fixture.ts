/** Tables to look at and to test with: views and questions as the engine gave them. Each game has its own in `dev/`. */

import type { GameEvent, Option, Thing, View } from "../contract.ts";

export interface Question {
  prompt: string;
  about: Record<string, unknown>;
  options: { key: string; verb: string; args: Record<string, string> }[];
}

export interface Fixture {
  view: View;
  prompt: Question | null;
  events?: GameEvent[];
  /** The table before the events. */
  before?: View;
}

/** What a game's `dev/fixtures.ts` brings. */
export interface Fixtures {
  FIXTURES: Record<string, Fixture>;
  /** Everything that has a face. */
  FACES: readonly Thing[];
  optionsOf(question: Question): Option[];
}

/** Files as text, by their path: each is a fixture with the name of its file. */
export function readFixtures(texts: Record<string, string>): Record<string, Fixture> {
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path.replace(/^.*\/|\.frame$/g, ""), JSON.parse(text) as Fixture]),
  );
}

/** Takes options apart as the shell does; `kindOf` knows the kinds of arguments that differ from their names. */
export function optionsBy(
  kindOf: (verb: string, name: string) => string | undefined,
  drawnAs: (thing: Thing) => Thing,
) {
  return (question: Question): Option[] =>
    question.options.map(({ key, verb, args }) => ({
      key,
      verb,
      args,
      things: Object.entries(args).map(([name, id]) => drawnAs({ kind: kindOf(verb, name) ?? name, id })),
    }));
}
