/** The signs that things of the game name as their pictures. Written by generate.py. */

import bearHead from "icon:bear-head";
import bowArrow from "icon:bow-arrow";
import broadsword from "icon:broadsword";
import checkedShield from "icon:checked-shield";
import fireSilhouette from "icon:fire-silhouette";
import fireball from "icon:fireball";
import giant from "icon:giant";
import griffinSymbol from "icon:griffin-symbol";
import healthPotion from "icon:health-potion";
import heartNecklace from "icon:heart-necklace";
import holyOak from "icon:holy-oak";
import laurels from "icon:laurels";
import minotaur from "icon:minotaur";
import pointyHat from "icon:pointy-hat";
import rockGolem from "icon:rock-golem";
import runningShoe from "icon:running-shoe";
import shadowGrasp from "icon:shadow-grasp";
import shamblingZombie from "icon:shambling-zombie";
import skeleton from "icon:skeleton";
import snake from "icon:snake";
import swapBag from "icon:swap-bag";
import treeFace from "icon:tree-face";
import troll from "icon:troll";
import visoredHelm from "icon:visored-helm";
import warhammer from "icon:warhammer";

export const PICTURES: Record<string, string> = {
  "bear-head": bearHead,
  "bow-arrow": bowArrow,
  broadsword,
  "checked-shield": checkedShield,
  "fire-silhouette": fireSilhouette,
  fireball,
  giant,
  "griffin-symbol": griffinSymbol,
  "health-potion": healthPotion,
  "heart-necklace": heartNecklace,
  "holy-oak": holyOak,
  laurels,
  minotaur,
  "pointy-hat": pointyHat,
  "rock-golem": rockGolem,
  "running-shoe": runningShoe,
  "shadow-grasp": shadowGrasp,
  "shambling-zombie": shamblingZombie,
  skeleton,
  snake,
  "swap-bag": swapBag,
  "tree-face": treeFace,
  troll,
  "visored-helm": visoredHelm,
  warhammer,
};
