/** What is on the stage: the fight or siege of the scene that is told, or the one that is under way. */

import type { Scene, Thing, View } from "../../contract.ts";
import { taleNow, type Tale } from "../story/fights.ts";
import { asKarak } from "../view.ts";

export function taleOf(view: View, scene: Scene | null): Tale | null {
  if (scene !== null) return (scene.stage as Tale | undefined) ?? null;
  return taleNow(asKarak(view));
}

export function onStage(view: View, scene: Scene | null): boolean {
  return view.ending === null && taleOf(view, scene) !== null;
}

export function stagedAt(view: View): Thing | null {
  const tale = taleOf(view, null);
  const hex = (tale?.fight ?? tale?.siege)?.hex ?? null;
  return hex === null ? null : { kind: "hex", id: hex };
}
