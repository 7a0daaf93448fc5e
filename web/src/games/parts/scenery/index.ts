/** The parts of drawn scenes, for the tables of the games. */

export * from "./beasts.ts";
export * from "./buildings.ts";
export { type Scene, scene } from "./compose.ts";
export * from "./deeds.ts";
export type { Part } from "./drawing.ts";
export * from "./lands.ts";
export * from "./people.ts";
export * from "./skies.ts";
export * from "./things.ts";
export * from "./visages.ts";
