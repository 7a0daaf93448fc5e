/** Tables to look at and to test with: views and questions as the engine gave them. */

import type { GameEvent, Option, Thing, View } from "../../contract.ts";
import { drawnAs } from "../drawn_as.ts";
import battle from "./fixtures/battle.frame?raw";
import crowded from "./fixtures/crowded.frame?raw";
import draft from "./fixtures/draft.frame?raw";
import end from "./fixtures/end.frame?raw";
import middle from "./fixtures/middle.frame?raw";
import raise from "./fixtures/raise.frame?raw";
import result from "./fixtures/result.frame?raw";
import reveal from "./fixtures/reveal.frame?raw";

export interface Question {
  prompt: string;
  about: Record<string, unknown>;
  options: { key: string; verb: string; args: Record<string, string> }[];
}

export interface Fixture {
  view: View;
  prompt: Question | null;
  events?: GameEvent[];
}

export const FIXTURES: Record<string, Fixture> = Object.fromEntries(
  Object.entries({ battle, crowded, draft, end, middle, raise, result, reveal }).map(([name, text]) => [
    name,
    JSON.parse(text) as Fixture,
  ]),
);

/** The kinds of arguments that differ from their names. */
const KINDS: Record<string, Record<string, string>> = {
  march: { source: "province", to: "province" },
  join: { source: "province" },
};
const USUAL: Record<string, string> = { source: "place", to: "place", other: "card" };

export function optionsOf(question: Question): Option[] {
  return question.options.map(({ key, verb, args }) => ({ key, verb, args, things: thingsOf(verb, args) }));
}

function thingsOf(verb: string, args: Record<string, string>): Thing[] {
  return Object.entries(args).map(([name, id]) => drawnAs({ kind: KINDS[verb]?.[name] ?? USUAL[name] ?? name, id }));
}
