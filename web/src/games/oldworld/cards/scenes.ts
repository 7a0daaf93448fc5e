/** Which scene a card shows. A card without an entry is given one by its deck, so that a new card needs nothing here. */

import { castle, emblem, hills, rays, type Scene, scene, visage } from "../../parts/scenery/index.ts";
import { CHAOS_CARDS, UPGRADES } from "../components.ts";
import type { PowerId } from "../powers.ts";
import { CHAOS_MOTIFS, OLD_WORLD_MOTIFS, UPGRADE_MOTIFS } from "./motifs.ts";
import { CHAOS_SCENES } from "./scenes_chaos.ts";
import { RUIN_SCENES, UPGRADE_SCENES } from "./scenes_powers.ts";
import { WORLD_SCENES } from "./scenes_world.ts";

type Scenes = Record<string, Scene | undefined>;

/** By the kind of card, then by its id. */
export const SCENES: Record<string, Scenes | undefined> = {
  chaos_card: CHAOS_SCENES,
  old_world_card: WORLD_SCENES,
  upgrade: UPGRADE_SCENES,
  ruination_card: RUIN_SCENES,
};

const LIGHTS = { khorne: "blood", nurgle: "rot", tzeentch: "warp", slaanesh: "silk" } as const satisfies Record<
  PowerId,
  string
>;

export function sceneOf(kind: string, id: string): Scene {
  return SCENES[kind]?.[id] ?? byDeck(CHAOS_CARDS[id]?.power ?? UPGRADES[id]?.power, motifOf(id));
}

/** The power that a card belongs to, or a castle of the Old World; and the sign that its data name. */
function byDeck(power: PowerId | undefined, motif: string | undefined): Scene {
  const accent = motif === undefined ? [] : [emblem(motif)];
  if (power) return scene(LIGHTS[power], rays(80, 46), visage(power, 80, 52, 80), ...accent);
  return scene("parchment", rays(80, 40), castle(80, 84), hills(88), ...accent);
}

function motifOf(id: string): string | undefined {
  return CHAOS_MOTIFS[id] ?? OLD_WORLD_MOTIFS[id] ?? UPGRADE_MOTIFS[id];
}
