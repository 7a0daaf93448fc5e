/** The picture of each card: one motif of the open icon set, framed by an ornament of its deck (ornaments.ts). */

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
import type { ChaosCardId, OldWorldCardId, UpgradeId } from "../components.ts";

export const CHAOS_MOTIFS: Record<ChaosCardId, string> = {
  blood_frenzy: bloodySword,
  battle_cry: shouting,
  the_skull_throne: crownedSkull,
  field_of_carnage: swordClash,
  ritual_slaying: sacrificialDagger,
  reborn_in_blood: heartDrop,
  the_blood_gods_call: huntingHorn,
  plague_aura: gooSkull,
  plague_touch: hand,
  influenza: vomiting,
  all_things_decay: deadWood,
  rain_of_pus: heavyRain,
  a_great_foul_consumption: swallow,
  the_final_rotting: halfDead,
  the_stench_of_death: deathZone,
  changer_of_ways: spiralArrow,
  drain_power: lightningTrio,
  warp_shield: magicShield,
  teleport: teleport,
  temporal_stasis: sandsOfTime,
  the_meddling_of_skaven: rat,
  the_persistence_of_change: infinity,
  dazzle: sun,
  abyssal_pact: shakingHands,
  perverse_infiltration: cloakDagger,
  dark_influence: puppet,
  insidious_lies: dualityMask,
  field_of_ecstasy: lotusFlower,
  soporific_musk: perfumeBottle,
  degenerate_royalty: jewelCrown,
};

export const OLD_WORLD_MOTIFS: Record<OldWorldCardId, string> = {
  bretonnian_knights: mountedKnight,
  the_crusade_is_come: knightBanner,
  dark_elf_corsairs: galleon,
  divine_inspiration: sunbeams,
  dwarf_trollslayers: dwarfFace,
  electors_arise: imperialCrown,
  electors_sue_for_peace: peaceDove,
  franzs_decree: scrollUnfurled,
  the_grail_is_found: holyGrail,
  greenskins_invade: goblinHead,
  the_horned_ones_due: twoCoins,
  mass_exodus: walkingBoot,
  meteor_showers: fragmentedMeteor,
  norse_reavers: drakkar,
  peasant_uprising: farmer,
  plunged_into_chaos: vortex,
  road_wardens: directionSign,
  skavengers: mineWagon,
  teclis_aids_the_empire: wizardStaff,
  up_from_skavenblight: holeLadder,
  warpstone_discovery: crystalGrowth,
  witch_hunters: pilgrimHat,
};

/** Upgrades of followers show the follower instead. */
export const UPGRADE_MOTIFS: Partial<Record<UpgradeId, string>> = {
  khorne_power_1: powerLightning,
  khorne_power_2: cardDraw,
  nurgle_power_1: powerLightning,
  nurgle_power_2: castleRuins,
  tzeentch_power_1: powerLightning,
  tzeentch_power_2: cardDraw,
  slaanesh_power_1: powerLightning,
  slaanesh_power_2: lightningTrio,
};

export const RUINATION_MOTIF = castleRuins;
export const COMET_MOTIF = cometSpark;
