/** Tables to look at and to test with: views and questions as the engine gave them. */

import type { Thing } from "../../contract.ts";
import { type Fixture, optionsBy, readFixtures } from "../../workbench/fixture.ts";
import { BUILDING_IDS, ITEM_IDS, UNIT_IDS } from "../components.ts";
import { drawnAs } from "../drawn_as.ts";
import { STORIES } from "./stories.ts";

export const FIXTURES: Record<string, Fixture> = {
  ...readFixtures(import.meta.glob<string>("./fixtures/*.frame", { query: "?raw", import: "default", eager: true })),
  ...Object.fromEntries(
    STORIES.map(({ name, before, events, last }) => [name, { view: last, prompt: null, events, before }]),
  ),
};

export const FACES: readonly Thing[] = [
  ...BUILDING_IDS.map((id) => ({ kind: "building", id })),
  ...ITEM_IDS.map((id) => ({ kind: "item", id })),
  ...UNIT_IDS.map((id) => ({ kind: "unit", id })),
];

const KINDS: Record<string, string> = { token: "monster_token", old: "building", other: "resource" };

export const optionsOf = optionsBy((_verb, name) => KINDS[name], drawnAs);
