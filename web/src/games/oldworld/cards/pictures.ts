/** Written by generate.py: the drawings that the data of the upgrades names. */

import cardDraw from "icon:card-draw";
import castleRuins from "icon:castle-ruins";
import cometSpark from "icon:comet-spark";
import lightningTrio from "icon:lightning-trio";
import powerLightning from "icon:power-lightning";

export const PICTURES: Record<string, string | undefined> = {
  "card-draw": cardDraw,
  "castle-ruins": castleRuins,
  "comet-spark": cometSpark,
  "lightning-trio": lightningTrio,
  "power-lightning": powerLightning,
};
