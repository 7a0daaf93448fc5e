/** Karak at a glance: who is who, and its picture. */

import type { GameFace } from "../contract.ts";
import { WHOLE } from "../parts/variants.ts";
import { SIDES } from "./sides.ts";
import { written } from "./stones.ts";

/** The base game, without what the expansion brings. */
const BASE = { new_buildings: "off", merchant: "off", hordes: "off", riders: "off", new_heroes: "off" };
const NEW_HEROES = ["hannah", "sidhar"];

const face: GameFace = {
  name: "karak",
  sides: SIDES,
  cover: async () => (await import("./Cover.svelte")).default,
  minutes: 110,
  written,
  firstGame: { seats: 3, options: BASE },
  variants: [
    { id: "first", options: BASE, without: NEW_HEROES },
    { id: "short", options: { ...BASE, rounds: "20" }, without: NEW_HEROES },
    WHOLE,
  ],
  load: async () => (await import("./table.ts")).default,
};

export default face;
