/** When the stage is up: for scenes that are shown on it, for a battle under way, and for one's own pack in the draft. */

import type { Scene, View } from "../../contract.ts";
import { asBloodRage, type BloodRageView, seen } from "../view.ts";
import { battleOf } from "./battle.ts";

export function onStage(view: View, scene: Scene | null): boolean {
  if (scene !== null) return scene.stage !== undefined;
  const table = asBloodRage(view);
  return table.ending === null && (battleOf(table) !== null || packOf(table).length > 0);
}

/** The pack that the viewer chooses from. */
export function packOf(view: BloodRageView): string[] {
  return view.viewer === null || view.state.phase !== "gifts" ? [] : seen(view.state.packets[view.viewer]);
}
