/** Which scene a thing shows on its card. A thing without an entry is given one by its kind, so that a new one needs nothing here. */

import { castle, emblem, hills, rays, type Scene, scene } from "../../parts/scenery/index.ts";
import { TOKENS } from "../components.ts";
import { houseOf } from "../pieces/buildings.ts";
import { ITEM_SIGNS, TOKEN_SIGNS, UNIT_SIGNS } from "../signs.ts";
import { house } from "./scene_pieces.ts";
import { FOE_SCENES, MONSTER_SCENES } from "./scenes_foes.ts";
import { ITEM_SCENES, UNIT_SCENES } from "./scenes_items.ts";
import { ABILITY_SCENES, BUILDING_SCENES, HERO_SCENES } from "./scenes_land.ts";

type Scenes = Record<string, Scene | undefined>;

/** By the kind of thing, then by its id. */
export const SCENES: Record<string, Scenes | undefined> = {
  item: ITEM_SCENES,
  unit: UNIT_SCENES,
  die: UNIT_SCENES,
  building: BUILDING_SCENES,
  monster_token: MONSTER_SCENES,
  monster: Object.fromEntries(Object.entries(TOKENS).map(([token, print]) => [print?.monster, MONSTER_SCENES[token]])),
  boss: {},
  hero: HERO_SCENES,
  ability: ABILITY_SCENES,
  foe: FOE_SCENES,
  horde: FOE_SCENES,
};

export function sceneOf(kind: string, id: string): Scene | undefined {
  return SCENES[kind]?.[id] ?? byKind(kind, id);
}

/** A house where there is one, else the sign that the data name; nothing for what is no card. */
function byKind(kind: string, id: string): Scene | undefined {
  if (!(kind in SCENES)) return undefined;
  if (kind === "building" && houseOf(id)) return scene("day", hills(76, "far"), hills(88), house(id, 80, 92, 1.7));
  const sign = ITEM_SIGNS[id] ?? UNIT_SIGNS[id] ?? TOKEN_SIGNS[id];
  const accent = sign === undefined ? castle(80, 86) : emblem(sign);
  return scene(kind === "monster_token" ? "abyss" : "parchment", rays(80, 50), hills(84), accent);
}
