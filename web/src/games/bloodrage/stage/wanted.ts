/** When the stage is up: for scenes that are shown on it, for a battle under way, and for one's own pack in the draft. */

import type { Scene, Thing, View } from "../../contract.ts";
import { asBloodRage, type BloodRageView, seen } from "../view.ts";
import { battleOf } from "./battle.ts";

export function onStage(view: View, scene: Scene | null): boolean | "wide" {
  if (scene !== null) return scene.stage !== undefined;
  const table = asBloodRage(view);
  if (table.ending !== null) return false;
  if (battleOf(table) !== null) return true;
  return packOf(table).length > 0 && "wide";
}

export function stagedAt(view: View): Thing | null {
  const battle = battleOf(asBloodRage(view));
  return battle === null ? null : { kind: "province", id: battle.province };
}

/** The pack that the viewer chooses from. */
export function packOf(view: BloodRageView): string[] {
  return view.viewer === null || view.state.phase !== "gifts" ? [] : seen(view.state.packets[view.viewer]);
}
