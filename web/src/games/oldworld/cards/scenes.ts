/** Which scene a card shows. A card without an entry is given one by its deck, so that a new card needs nothing here. */

import { darkGod } from "../../parts/scenery/powers.ts";
import { castle, hills, rays, type Scene, scene } from "../../parts/scenery/index.ts";
import { CHAOS_CARDS, UPGRADES } from "../components.ts";
import type { PowerId } from "../powers.ts";
import { BLOOD_SCENES } from "./scenes_blood.ts";
import { RUIN_SCENES, UPGRADE_SCENES } from "./scenes_powers.ts";
import { WARP_SCENES } from "./scenes_warp.ts";
import { WORLD_SCENES } from "./scenes_world.ts";

type Scenes = Record<string, Scene | undefined>;

/** By the kind of card, then by its id. */
export const SCENES: Record<string, Scenes | undefined> = {
  chaos_card: { ...BLOOD_SCENES, ...WARP_SCENES },
  old_world_card: WORLD_SCENES,
  upgrade: UPGRADE_SCENES,
  ruination_card: RUIN_SCENES,
};

const LIGHTS = { khorne: "blood", nurgle: "rot", tzeentch: "warp", slaanesh: "silk" } as const satisfies Record<
  PowerId,
  string
>;

export function sceneOf(kind: string, id: string): Scene {
  return SCENES[kind]?.[id] ?? byDeck(CHAOS_CARDS[id]?.power ?? UPGRADES[id]?.power);
}

/** The power that a card belongs to, or a castle of the Old World. */
function byDeck(power: PowerId | undefined): Scene {
  if (power) return scene(LIGHTS[power], rays(80, 46), darkGod(power, 80, 52, 80));
  return scene("parchment", rays(80, 40), castle(80, 84), hills(88));
}
