/** Karak at a glance: who is who, and its picture. */

import type { GameFace } from "../contract.ts";
import { SIDES } from "./sides.ts";

const face: GameFace = {
  name: "karak",
  sides: SIDES,
  cover: async () => (await import("./Cover.svelte")).default,
  minutes: 110,
  firstGame: {
    seats: 3,
    options: { new_buildings: "off", merchant: "off", hordes: "off", riders: "off", new_heroes: "off" },
  },
  load: async () => (await import("./table.ts")).default,
};

export default face;
