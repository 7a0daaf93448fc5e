/** From a declared scene to the shapes of its picture. */

import { chanceFor } from "./chance.ts";
import type { Part, Shape } from "./drawing.ts";
import { type LightName, LIGHTS } from "./lights.ts";
import { sky } from "./skies.ts";

/** A light and what stands in it, back to front; the sky is there without being named. */
export interface Scene {
  light: LightName;
  parts: readonly Part[];
}

export function scene(light: LightName, ...parts: Part[]): Scene {
  return { light, parts };
}

const drawn = new WeakMap<Scene, Map<string, Shape[]>>();

/** The same name always gives the same picture; it is drawn once. */
export function composed(name: string, scene: Scene): Shape[] {
  const known = drawn.get(scene) ?? new Map<string, Shape[]>();
  drawn.set(scene, known);
  const shapes = known.get(name) ?? shapesOf(name, scene);
  known.set(name, shapes);
  return shapes;
}

function shapesOf(name: string, { light, parts }: Scene): Shape[] {
  const stage = { light: LIGHTS[light], chance: chanceFor(name) };
  return [sky(), ...parts].flatMap((part) => part(stage)).filter(({ d }) => d !== "");
}
