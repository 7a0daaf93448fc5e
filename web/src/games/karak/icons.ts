/** Signs for resources, symbols, units, items and monsters, from the open icon set: path data in a box of 512 x 512. Which sign a
 * unit, an item or a monster has, its own data say. */

import blade from "icon:broadsword";
import crossed from "icon:crossed-swords";
import fangs from "icon:fangs";
import feather from "icon:feather";
import flask from "icon:poison-bottle";
import heart from "icon:hearts";
import helm from "icon:visored-helm";
import laurel from "icon:laurel-crown";
import plague from "icon:virus";
import shield from "icon:checked-shield";
import skull from "icon:death-skull";
import spanner from "icon:spanner";
import steps from "icon:footsteps";
import stone from "icon:stone-pile";
import soul from "icon:emerald";
import wheat from "icon:wheat";
import wood from "icon:wood-pile";
import { ITEMS, type ResourceId, TOKENS, UNITS } from "./components.ts";
import { PICTURES } from "./pictures.ts";

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

export const SYMBOL_SIGNS: Record<string, string> = {
  skull,
  hunger: fangs,
  repair: spanner,
  protection: shield,
  perseverance: feather,
  venom: flask,
};

export const UNIT_SIGNS = signsOf(UNITS);
export const ITEM_SIGNS = signsOf(ITEMS);
export const TOKEN_SIGNS = signsOf(TOKENS);

function signsOf(prints: Record<string, { picture: string } | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(prints).map(([id, print]) => [id, PICTURES[print?.picture ?? ""]]));
}
