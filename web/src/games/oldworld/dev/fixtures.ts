/** Tables to look at and to test with: views and questions as the engine gave them. */

import type { Option, Thing, View } from "../../contract.ts";
import { drawnAs } from "../drawn_as.ts";
import battle from "./fixtures/battle.frame?raw";
import crowded from "./fixtures/crowded.frame?raw";
import middle from "./fixtures/middle.frame?raw";
import start from "./fixtures/start.frame?raw";

export interface Question {
  prompt: string;
  about: Record<string, unknown>;
  options: { key: string; verb: string; args: Record<string, string> }[];
}

export interface Fixture {
  view: View;
  prompt: Question | null;
}

export const FIXTURES: Record<string, Fixture> = {
  start: JSON.parse(start) as Fixture,
  middle: JSON.parse(middle) as Fixture,
  battle: JSON.parse(battle) as Fixture,
  crowded: JSON.parse(crowded) as Fixture,
};

/** The kinds of arguments that differ from their names. */
const KINDS: Record<string, string> = { source: "region", to: "region", card: "chaos_card", target: "figure" };

export function optionsOf(question: Question): Option[] {
  return question.options.map(({ key, verb, args }) => ({ key, verb, args, things: thingsOf(args) }));
}

function thingsOf(args: Record<string, string>): Thing[] {
  return Object.entries(args).map(([name, id]) => drawnAs({ kind: KINDS[name] ?? name, id }));
}
