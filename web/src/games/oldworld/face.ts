/** Chaos in the Old World at a glance: who is who, and its picture. */

import type { GameFace } from "../contract.ts";
import { numeral } from "../../words/words.svelte.ts";
import { WHOLE } from "../parts/variants.ts";
import { SIDES } from "./sides.ts";

const face: GameFace = {
  name: "oldworld",
  sides: SIDES,
  cover: async () => (await import("./Cover.svelte")).default,
  minutes: 120,
  written: numeral,
  variants: [WHOLE, { id: "short", seats: [3], options: { old_world_deck: "6" } }],
  load: async () => (await import("./table.ts")).default,
};

export default face;
