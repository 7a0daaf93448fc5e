/** How cards look: their pictures, paints, and the signs of the gods. Which card has which picture is said in the engine's data
 * (`picture`, a name of the open icon set); a drawing that no card has had yet is one more import and one more line here. */

import allSeeingEye from "icon:all-seeing-eye";
import angelWings from "icon:angel-wings";
import backstab from "icon:backstab";
import battleAxe from "icon:battle-axe";
import blackHandShield from "icon:black-hand-shield";
import bleedingHeart from "icon:bleeding-heart";
import brassEye from "icon:brass-eye";
import broadsword from "icon:broadsword";
import burningEmbers from "icon:burning-embers";
import burningTree from "icon:burning-tree";
import crossedSwords from "icon:crossed-swords";
import doubleFaceMask from "icon:double-face-mask";
import drakkar from "icon:drakkar";
import drakkarDragon from "icon:drakkar-dragon";
import dwarfFace from "icon:dwarf-face";
import elfHelmet from "icon:elf-helmet";
import enrage from "icon:enrage";
import eyeShield from "icon:eye-shield";
import fireSilhouette from "icon:fire-silhouette";
import fist from "icon:fist";
import foxHead from "icon:fox-head";
import gemPendant from "icon:gem-pendant";
import hammerDrop from "icon:hammer-drop";
import hand from "icon:hand";
import huntingHorn from "icon:hunting-horn";
import hutsVillage from "icon:huts-village";
import iceGolem from "icon:ice-golem";
import laurelCrown from "icon:laurel-crown";
import lightningStorm from "icon:lightning-storm";
import lightningTree from "icon:lightning-tree";
import lightningTrio from "icon:lightning-trio";
import mailedFist from "icon:mailed-fist";
import mountains from "icon:mountains";
import pineTree from "icon:pine-tree";
import poisonBottle from "icon:poison-bottle";
import raven from "icon:raven";
import runeStone from "icon:rune-stone";
import scales from "icon:scales";
import seaSerpent from "icon:sea-serpent";
import shakingHands from "icon:shaking-hands";
import shiningHeart from "icon:shining-heart";
import skeleton from "icon:skeleton";
import swordsEmblem from "icon:swords-emblem";
import swordwoman from "icon:swordwoman";
import thorHammer from "icon:thor-hammer";
import throneKing from "icon:throne-king";
import thrownSpear from "icon:thrown-spear";
import troll from "icon:troll";
import vikingShield from "icon:viking-shield";
import waveCrest from "icon:wave-crest";
import witchFace from "icon:witch-face";
import { CARDS, type CardPrint, type GodId } from "../components.ts";

export const GOD_SIGNS: Record<GodId, string> = {
  odin: raven,
  thor: thorHammer,
  loki: foxHead,
  frigga: gemPendant,
  heimdall: huntingHorn,
  tyr: mailedFist,
};

export const PICTURES: Record<string, string | undefined> = {
  "all-seeing-eye": allSeeingEye,
  "angel-wings": angelWings,
  backstab,
  "battle-axe": battleAxe,
  "black-hand-shield": blackHandShield,
  "bleeding-heart": bleedingHeart,
  "brass-eye": brassEye,
  broadsword,
  "burning-embers": burningEmbers,
  "burning-tree": burningTree,
  "crossed-swords": crossedSwords,
  "double-face-mask": doubleFaceMask,
  drakkar,
  "drakkar-dragon": drakkarDragon,
  "dwarf-face": dwarfFace,
  "elf-helmet": elfHelmet,
  enrage,
  "eye-shield": eyeShield,
  "fire-silhouette": fireSilhouette,
  fist,
  "fox-head": foxHead,
  "gem-pendant": gemPendant,
  "hammer-drop": hammerDrop,
  hand,
  "hunting-horn": huntingHorn,
  "huts-village": hutsVillage,
  "ice-golem": iceGolem,
  "laurel-crown": laurelCrown,
  "lightning-storm": lightningStorm,
  "lightning-tree": lightningTree,
  "lightning-trio": lightningTrio,
  "mailed-fist": mailedFist,
  mountains,
  "pine-tree": pineTree,
  "poison-bottle": poisonBottle,
  raven,
  "rune-stone": runeStone,
  scales,
  "sea-serpent": seaSerpent,
  "shaking-hands": shakingHands,
  "shining-heart": shiningHeart,
  skeleton,
  "swords-emblem": swordsEmblem,
  swordwoman,
  "thor-hammer": thorHammer,
  "throne-king": throneKing,
  "thrown-spear": thrownSpear,
  troll,
  "viking-shield": vikingShield,
  "wave-crest": waveCrest,
  "witch-face": witchFace,
};

/** The picture of a card, also of the Monster that it brings; a village for a card that is not in the box. */
export function motifOf(card: string): string {
  return PICTURES[CARDS[card]?.picture ?? ""] ?? hutsVillage;
}

/** The paints of a kind of card, as custom properties for a style attribute. */
export function cardPaints(print: CardPrint): string {
  const [piece, deep, pale] = PAINTS[print.kind];
  return `--piece: ${piece}; --deep: ${deep}; --pale: ${pale};`;
}

const PAINTS: Record<CardPrint["kind"], readonly [string, string, string]> = {
  battle: ["#9a3a2a", "#4f150d", "#f3dccb"],
  quest: ["#557038", "#293c16", "#e6ead0"],
  upgrade: ["#4f6478", "#212f3d", "#dde4e6"],
};

export const AGE_NUMERALS = ["", "I", "II", "III"];
