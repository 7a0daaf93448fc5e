/** Blood Rage at a glance: who is who, and its picture. */

import type { GameFace } from "../contract.ts";
import { SIDES } from "./sides.ts";

const face: GameFace = {
  name: "bloodrage",
  sides: SIDES,
  cover: async () => (await import("./Cover.svelte")).default,
  minutes: 90,
  load: async () => (await import("./table.ts")).default,
};

export default face;
