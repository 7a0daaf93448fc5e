/** Around whom the land is looked at. */

import type { Thing, View } from "../contract.ts";
import { isHero } from "./heroes.ts";
import { acting, asKarak } from "./view.ts";

/** Where the viewer's hero stands if something is asked of the viewer, else the hero whose turn it is. */
export function home(view: View): Thing | null {
  const table = asKarak(view);
  const isAsked = view.viewer !== null && view.waiting.includes(view.viewer) && isHero(view.viewer);
  const hex = table.state.hero_at[isAsked ? (view.viewer as keyof typeof table.state.hero_at) : acting(table)];
  return hex ? { kind: "hex", id: hex } : null;
}
