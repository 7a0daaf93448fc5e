/** Signs for units, symbols, items and monsters, from the open icon set: path data in a box of 512 x 512. */

import archer from "icon:bow-arrow";
import bear from "icon:bear-head";
import blade from "icon:broadsword";
import colossus from "icon:rock-golem";
import crossed from "icon:crossed-swords";
import dryad from "icon:tree-face";
import fangs from "icon:fangs";
import feather from "icon:feather";
import fire from "icon:fire-silhouette";
import flask from "icon:poison-bottle";
import ghoul from "icon:shambling-zombie";
import giant from "icon:giant";
import griffin from "icon:griffin-symbol";
import guardian from "icon:holy-oak";
import hammer from "icon:warhammer";
import heart from "icon:hearts";
import helm from "icon:visored-helm";
import hat from "icon:pointy-hat";
import laurel from "icon:laurel-crown";
import laurels from "icon:laurels";
import minotaur from "icon:minotaur";
import missile from "icon:fireball";
import plague from "icon:virus";
import potion from "icon:health-potion";
import sack from "icon:swap-bag";
import shadow from "icon:shadow-grasp";
import shield from "icon:checked-shield";
import shoe from "icon:running-shoe";
import skeleton from "icon:skeleton";
import skull from "icon:death-skull";
import snake from "icon:snake";
import spanner from "icon:spanner";
import steps from "icon:footsteps";
import stone from "icon:stone-pile";
import soul from "icon:emerald";
import troll from "icon:troll";
import vitality from "icon:heart-necklace";
import wheat from "icon:wheat";
import wood from "icon:wood-pile";
import type { ResourceId } from "./components.ts";

export const HEART = heart;
export const LAUREL = laurel;
export const SOUL = soul;
export const SWORD = blade;
export const SWORDS = crossed;
export const SKULL = skull;
export const STEPS = steps;
export const PLAGUE = plague;
export const HELM = helm;

export const RESOURCE_SIGNS: Record<ResourceId, string> = { food: wheat, wood, stone };

export const UNIT_SIGNS: Record<string, string> = {
  knight: helm,
  archer,
  mage: hat,
  basilisk: snake,
  minotaur,
  guardian,
  colossus,
  griffin,
  skeleton,
  bear,
  titan: giant,
};

export const SYMBOL_SIGNS: Record<string, string> = {
  skull,
  hunger: fangs,
  repair: spanner,
  protection: shield,
  perseverance: feather,
  venom: flask,
};

export const ITEM_SIGNS: Record<string, string> = {
  sword: blade,
  hammer,
  fire_missile: missile,
  plunder: sack,
  healing: potion,
  amulet_glory: laurels,
  amulet_action: shoe,
  amulet_protection: shield,
  amulet_vitality: vitality,
  amulet_bear: bear,
  amulet_titan: giant,
};

export const MONSTER_SIGNS: Record<string, string> = {
  skeletons: skeleton,
  ghouls: ghoul,
  dryads: dryad,
  shadow_eaters: shadow,
  fire_elementals: fire,
  abyss_giants: troll,
};
