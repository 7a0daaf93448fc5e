/** The parts of drawn scenes that more than one game uses. What only one uses stays outside, so that nobody else loads it: gods.ts,
 * powers.ts, curios.ts. */

export * from "./beasts.ts";
export * from "./birds.ts";
export * from "./buildings.ts";
export { type Scene, scene } from "./compose.ts";
export * from "./deeds.ts";
export type { Part, Shape } from "./drawing.ts";
export * from "./halls.ts";
export type { HoldName } from "./holding.ts";
export * from "./lands.ts";
export * from "./magic.ts";
export * from "./people.ts";
export * from "./seafarers.ts";
export * from "./skies.ts";
export * from "./things.ts";
export * from "./visages.ts";
export * from "./waters.ts";
export * from "./weapons.ts";
export * from "./woods.ts";
