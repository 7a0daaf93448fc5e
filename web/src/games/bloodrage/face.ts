/** Blood Rage at a glance: who is who, and its picture. */

import type { GameFace } from "../contract.ts";
import { numeral } from "../../words/words.svelte.ts";
import { WHOLE } from "../parts/variants.ts";
import { SIDES } from "./sides.ts";

const face: GameFace = {
  name: "bloodrage",
  sides: SIDES,
  cover: async () => (await import("./Cover.svelte")).default,
  minutes: 90,
  written: numeral,
  variants: [{ id: "first", options: { first_game: "on" } }, WHOLE],
  load: async () => (await import("./table.ts")).default,
};

export default face;
