/** The picture of each card: one motif of the open icon set; gods and kinds have their signs. */

import aegis from "icon:black-hand-shield";
import axe from "icon:battle-axe";
import backstab from "icon:backstab";
import brothers from "icon:viking-shield";
import challenge from "icon:crossed-swords";
import charm from "icon:gem-pendant";
import crush from "icon:hammer-drop";
import death from "icon:angel-wings";
import dragons from "icon:drakkar-dragon";
import drakkar from "icon:drakkar";
import eye from "icon:all-seeing-eye";
import fireShip from "icon:burning-embers";
import fist from "icon:mailed-fist";
import fox from "icon:fox-head";
import gaze from "icon:brass-eye";
import glory from "icon:laurel-crown";
import grace from "icon:shining-heart";
import hammer from "icon:thor-hammer";
import horn from "icon:hunting-horn";
import judgement from "icon:scales";
import lightning from "icon:lightning-tree";
import mask from "icon:double-face-mask";
import masters from "icon:swords-emblem";
import mountain from "icon:mountains";
import oath from "icon:hand";
import pines from "icon:pine-tree";
import poison from "icon:poison-bottle";
import primacy from "icon:lightning-trio";
import rage from "icon:enrage";
import raven from "icon:raven";
import sacrifice from "icon:bleeding-heart";
import sight from "icon:eye-shield";
import smash from "icon:fist";
import smite from "icon:broadsword";
import spear from "icon:thrown-spear";
import stones from "icon:rune-stone";
import succor from "icon:shaking-hands";
import throne from "icon:throne-king";
import thunder from "icon:lightning-storm";
import tide from "icon:wave-crest";
import tree from "icon:burning-tree";
import village from "icon:huts-village";
import { CARDS, type CardPrint, type GodId } from "../components.ts";
import { MONSTERS } from "../figures/silhouettes.ts";

export const GOD_SIGNS: Record<GodId, string> = {
  odin: raven,
  thor: hammer,
  loki: fox,
  frigga: charm,
  heimdall: horn,
  tyr: fist,
};

const MOTIFS: Record<string, string> = {
  lord_of_hammers: hammer,
  lord_of_axes: axe,
  lord_of_spears: spear,
  brothers_in_arms: brothers,
  experts_in_arms: challenge,
  masters_in_arms: masters,
  lokis_dragons: dragons,
  fire_dragons: fireShip,
  eternal_dragons: drakkar,
  lokis_domain: fox,
  friggas_charm: charm,
  thors_glory: glory,
  friggas_succor: succor,
  tyrs_domain: fist,
  lokis_blessing: mask,
  odins_inspiration: raven,
  tyrs_challenge: challenge,
  friggas_protection: aegis,
  lokis_eminence: mask,
  tyrs_prowess: masters,
  thors_domain: thunder,
  friggas_domain: grace,
  odins_throne: throne,
  thors_conquest: lightning,
  friggas_sacrifice: sacrifice,
  tyrs_wrath: rage,
  lokis_wrath: fox,
  alfheim: stones,
  jotunheim: mountain,
  manheim: pines,
  glorious_death: death,
  yggdrasil: tree,
  odins_smite: spear,
  tyrs_bash: aegis,
  heimdalls_sight: sight,
  friggas_grace: grace,
  lokis_trickery: mask,
  tyrs_smash: smash,
  tyrs_smite: smite,
  tyrs_crush: crush,
  thors_hammer: hammer,
  heimdalls_eye: eye,
  odins_tide: tide,
  lokis_backstab: backstab,
  tyrs_rage: rage,
  heimdalls_watch: horn,
  thors_oath: oath,
  heimdalls_gaze: gaze,
  thors_primacy: primacy,
  thors_ascension: thunder,
  odins_judgement: judgement,
  lokis_poison: poison,
};

export function motifOf(card: string): string {
  const print = CARDS[card];
  const monster = print?.monster ? MONSTERS[print.monster] : undefined;
  return monster ?? MOTIFS[card.replace(/_\d$/, "")] ?? village;
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
