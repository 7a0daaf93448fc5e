/** Tables to look at and to test with: views and questions as the engine gave them. */

import type { Thing } from "../../contract.ts";
import { optionsBy, readFixtures } from "../../workbench/fixture.ts";
import { CARD_IDS } from "../components.ts";
import { drawnAs } from "../drawn_as.ts";

export const FIXTURES = readFixtures(
  import.meta.glob<string>("./fixtures/*.frame", { query: "?raw", import: "default", eager: true }),
);

export const FACES: readonly Thing[] = CARD_IDS.map((id) => ({ kind: "card", id }));

const KINDS: Record<string, Record<string, string>> = {
  march: { source: "province", to: "province" },
  join: { source: "province" },
};
const USUAL: Record<string, string> = { source: "place", to: "place", other: "card" };

export const optionsOf = optionsBy((verb, name) => KINDS[verb]?.[name] ?? USUAL[name], drawnAs);
