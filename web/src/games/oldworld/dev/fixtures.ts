/** Tables to look at and to test with: views and questions as the engine gave them. */

import type { Thing } from "../../contract.ts";
import { optionsBy, readFixtures } from "../../workbench/fixture.ts";
import { CHAOS_CARDS, OLD_WORLD_CARDS, RUINATION_IDS, UPGRADE_IDS } from "../components.ts";
import { drawnAs } from "../drawn_as.ts";

export const FIXTURES = readFixtures(
  import.meta.glob<string>("./fixtures/*.frame", { query: "?raw", import: "default", eager: true }),
);

export const FACES: readonly Thing[] = [
  ...Object.keys(CHAOS_CARDS).map((id) => ({ kind: "chaos_card", id })),
  ...Object.keys(OLD_WORLD_CARDS).map((id) => ({ kind: "old_world_card", id })),
  ...UPGRADE_IDS.map((id) => ({ kind: "upgrade", id })),
  ...RUINATION_IDS.map((id) => ({ kind: "ruination_card", id })),
];

const KINDS: Record<string, string> = { source: "region", to: "region", card: "chaos_card", target: "figure" };

export const optionsOf = optionsBy((_verb, name) => KINDS[name], drawnAs);
