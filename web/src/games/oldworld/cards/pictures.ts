/** Written by generate.py: the drawings that the data of the cards names. */

import bloodySword from "icon:bloody-sword";
import cardDraw from "icon:card-draw";
import castleRuins from "icon:castle-ruins";
import cloakDagger from "icon:cloak-dagger";
import cometSpark from "icon:comet-spark";
import crownedSkull from "icon:crowned-skull";
import crystalGrowth from "icon:crystal-growth";
import deadWood from "icon:dead-wood";
import deathZone from "icon:death-zone";
import directionSign from "icon:direction-sign";
import drakkar from "icon:drakkar";
import dualityMask from "icon:duality-mask";
import dwarfFace from "icon:dwarf-face";
import farmer from "icon:farmer";
import fragmentedMeteor from "icon:fragmented-meteor";
import galleon from "icon:galleon";
import goblinHead from "icon:goblin-head";
import gooSkull from "icon:goo-skull";
import halfDead from "icon:half-dead";
import hand from "icon:hand";
import heartDrop from "icon:heart-drop";
import heavyRain from "icon:heavy-rain";
import holeLadder from "icon:hole-ladder";
import holyGrail from "icon:holy-grail";
import huntingHorn from "icon:hunting-horn";
import imperialCrown from "icon:imperial-crown";
import infinity from "icon:infinity";
import jewelCrown from "icon:jewel-crown";
import knightBanner from "icon:knight-banner";
import lightningTrio from "icon:lightning-trio";
import lotusFlower from "icon:lotus-flower";
import magicShield from "icon:magic-shield";
import mineWagon from "icon:mine-wagon";
import mountedKnight from "icon:mounted-knight";
import peaceDove from "icon:peace-dove";
import perfumeBottle from "icon:perfume-bottle";
import pilgrimHat from "icon:pilgrim-hat";
import powerLightning from "icon:power-lightning";
import puppet from "icon:puppet";
import rat from "icon:rat";
import sacrificialDagger from "icon:sacrificial-dagger";
import sandsOfTime from "icon:sands-of-time";
import scrollUnfurled from "icon:scroll-unfurled";
import shakingHands from "icon:shaking-hands";
import shouting from "icon:shouting";
import spiralArrow from "icon:spiral-arrow";
import sun from "icon:sun";
import sunbeams from "icon:sunbeams";
import swallow from "icon:swallow";
import swordClash from "icon:sword-clash";
import teleport from "icon:teleport";
import twoCoins from "icon:two-coins";
import vomiting from "icon:vomiting";
import vortex from "icon:vortex";
import walkingBoot from "icon:walking-boot";
import wizardStaff from "icon:wizard-staff";

export const PICTURES: Record<string, string | undefined> = {
  "bloody-sword": bloodySword,
  "card-draw": cardDraw,
  "castle-ruins": castleRuins,
  "cloak-dagger": cloakDagger,
  "comet-spark": cometSpark,
  "crowned-skull": crownedSkull,
  "crystal-growth": crystalGrowth,
  "dead-wood": deadWood,
  "death-zone": deathZone,
  "direction-sign": directionSign,
  drakkar,
  "duality-mask": dualityMask,
  "dwarf-face": dwarfFace,
  farmer,
  "fragmented-meteor": fragmentedMeteor,
  galleon,
  "goblin-head": goblinHead,
  "goo-skull": gooSkull,
  "half-dead": halfDead,
  hand,
  "heart-drop": heartDrop,
  "heavy-rain": heavyRain,
  "hole-ladder": holeLadder,
  "holy-grail": holyGrail,
  "hunting-horn": huntingHorn,
  "imperial-crown": imperialCrown,
  infinity,
  "jewel-crown": jewelCrown,
  "knight-banner": knightBanner,
  "lightning-trio": lightningTrio,
  "lotus-flower": lotusFlower,
  "magic-shield": magicShield,
  "mine-wagon": mineWagon,
  "mounted-knight": mountedKnight,
  "peace-dove": peaceDove,
  "perfume-bottle": perfumeBottle,
  "pilgrim-hat": pilgrimHat,
  "power-lightning": powerLightning,
  puppet,
  rat,
  "sacrificial-dagger": sacrificialDagger,
  "sands-of-time": sandsOfTime,
  "scroll-unfurled": scrollUnfurled,
  "shaking-hands": shakingHands,
  shouting,
  "spiral-arrow": spiralArrow,
  sun,
  sunbeams,
  swallow,
  "sword-clash": swordClash,
  teleport,
  "two-coins": twoCoins,
  vomiting,
  vortex,
  "walking-boot": walkingBoot,
  "wizard-staff": wizardStaff,
};
