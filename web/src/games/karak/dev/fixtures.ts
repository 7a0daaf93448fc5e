/** Tables to look at and to test with: views and questions as the engine gave them. */

import type { GameEvent, Option, Thing, View } from "../../contract.ts";
import { drawnAs } from "../drawn_as.ts";

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

const raw = import.meta.glob<string>("./fixtures/*.frame", { query: "?raw", import: "default", eager: true });

export const FIXTURES: Record<string, Fixture> = Object.fromEntries(
  Object.entries(raw).map(([path, text]) => [path.replace(/^.*\/|\.frame$/g, ""), JSON.parse(text) as Fixture]),
);

/** The kinds of arguments that differ from their names. */
const KINDS: Record<string, string> = { token: "monster_token", old: "building", other: "resource" };

export function optionsOf(question: Question): Option[] {
  return question.options.map(({ key, verb, args }) => ({ key, verb, args, things: thingsOf(args) }));
}

function thingsOf(args: Record<string, string>): Thing[] {
  return Object.entries(args).map(([name, id]) => drawnAs({ kind: KINDS[name] ?? name, id }));
}
