/** Signs for symbols and what is counted, from the open icon set: path data in a box of 512 x 512. */

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
import soul from "icon:emerald";

export const HEART = heart;
export const LAUREL = laurel;
export const SOUL = soul;
export const SWORD = blade;
export const SWORDS = crossed;
export const SKULL = skull;
export const STEPS = steps;
export const PLAGUE = plague;
export const HELM = helm;

export const SYMBOL_SIGNS: Record<string, string> = {
  skull,
  hunger: fangs,
  repair: spanner,
  protection: shield,
  perseverance: feather,
  venom: flask,
};
