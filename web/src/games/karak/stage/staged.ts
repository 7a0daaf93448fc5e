/** What is on the stage: the fight or siege of the scene that is told, or the one that is under way. */

import type { Scene, View } from "../../contract.ts";
import { fightNow, siegeNow, type Tale } from "../story/fights.ts";
import { asKarak } from "../view.ts";

export function taleOf(view: View, scene: Scene | null): Tale | null {
  if (scene !== null) return (scene.stage as Tale | undefined) ?? null;
  const siege = siegeNow(asKarak(view));
  if (siege !== null) return { siege };
  const fight = fightNow(asKarak(view));
  return fight === null ? null : { fight };
}

export function onStage(view: View, scene: Scene | null): boolean {
  return view.ending === null && taleOf(view, scene) !== null;
}
