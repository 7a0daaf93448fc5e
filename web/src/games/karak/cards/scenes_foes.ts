/** The scenes of monster armies, each with what can be won from it, and of the great enemies. */

import {
  type Beast,
  beast,
  cave,
  chasm,
  crescent,
  deadwood,
  fallen,
  flames,
  gold,
  hills,
  type HoldName,
  host,
  leaves,
  orb,
  overcast,
  type Part,
  peaks,
  person,
  pines,
  rays,
  ruins,
  scene,
  type Scene,
  skulls,
  smoke,
  stalks,
  stones,
  thing,
  village,
  visage,
  vortex,
  weapon,
  wind,
} from "../../parts/scenery/index.ts";
import { bones, burning, dryad, ghoul, giant, prize, shade } from "./scene_pieces.ts";

const SWORD = prize(weapon("sword", 112, 48, 0.6, 0));
const HAMMER = prize(weapon("hammer", 112, 46, 0.6, 12));
const FIRE = prize(flames(112, 42, 16, 24, 3));
const BAG = prize(thing("bag", 112, 32, 0.3));
const POTION = prize(thing("bottle", 112, 32, 0.32));
const SOUL = prize(thing("crystal", 112, 32, 0.3));
const SOULS = prize((stage) => [...thing("crystal", 105, 32, 0.28)(stage), ...thing("crystal", 120, 32, 0.28)(stage)]);

export const MONSTER_SCENES: Record<string, Scene> = {
  skeletons_fire_missile: scene(
    "crypt",
    stones(86, [20, 40], "far", 26),
    hills(90),
    FIRE,
    bones(66, 97, 66, { pose: "stride" }),
    bones(36, 98, 50),
    skulls(96, [110, 126], 0.9),
  ),
  skeletons_sword: scene(
    "crypt",
    deadwood(88, "near", [20, 140]),
    hills(90),
    SWORD,
    bones(60, 97, 66, { pose: "raise", hold: "axe" }),
    bones(92, 98, 52, { left: true, pose: "brace", hold: "shield" }),
  ),
  skeletons_plunder: scene(
    "crypt",
    ruins(86, "far"),
    hills(90),
    BAG,
    bones(64, 97, 64, { pose: "point", hold: "spear", aim: 70 }),
    gold(108, 94, 40),
  ),
  ghouls_fire_missile: scene("mire", deadwood(88), hills(90), FIRE, ghoul(64, 97, 74), ghoul(32, 98, 54)),
  ghouls_sword: scene(
    "mire",
    crescent(40, 24, 11),
    hills(88),
    SWORD,
    ghoul(58, 97, 72, { pose: "charge" }),
    fallen(96, 4),
  ),
  ghouls_plunder: scene(
    "ash",
    village(84, "far"),
    hills(88),
    BAG,
    ghoul(60, 97, 72),
    ghoul(100, 99, 58, { left: true }),
  ),
  ghouls_healing: scene(
    "mire",
    stones(86, [22, 138], "far", 28),
    hills(88),
    POTION,
    ghoul(66, 97, 70, { pose: "shout" }),
    skulls(96, [36, 104], 0.9),
  ),
  ghouls_hammer: scene("crypt", cave(), HAMMER, ghoul(62, 94, 68, { pose: "stride" }), ghoul(94, 96, 52)),
  dryads_hammer: scene("grove", leaves(84, "far"), hills(88), HAMMER, dryad(66, 97, 68)),
  dryads_amulet_glory: scene(
    "grove",
    pines(82, "far", 14, 28),
    hills(88),
    prize(thing("wreath", 112, 32, 0.32)),
    dryad(60, 97, 66, { pose: "shout" }),
    dryad(30, 99, 50),
  ),
  dryads_amulet_vitality: scene(
    "grove",
    orb(40, 30, 13),
    hills(86),
    prize(thing("heart", 112, 32, 0.32)),
    dryad(70, 97, 66, { pose: "stride" }),
    stalks(102, "near", 16),
  ),
  dryads_soul_stone: scene("venom", deadwood(88), hills(88), SOUL, visage("tree", 70, 54, 72)),
  shadow_eaters_hammer: scene("abyss", ruins(86, "near"), hills(90, "ink"), HAMMER, shade(62, 97, 78)),
  shadow_eaters_amulet_action: scene(
    "abyss",
    wind(30, 3),
    hills(88),
    prize(thing("boot", 112, 32, 0.3)),
    shade(60, 97, 72, { pose: "charge" }),
  ),
  shadow_eaters_amulet_protection: scene(
    "abyss",
    crescent(34, 26, 11),
    hills(88),
    prize(thing("kiteshield", 112, 32, 0.32)),
    shade(52, 97, 66),
    shade(86, 98, 56, { left: true }),
  ),
  shadow_eaters_soul_stone: scene("abyss", vortex(70, 52, 40), SOUL, shade(70, 98, 66, { pose: "cast" })),
  fire_elementals_amulet_bear: scene(
    "fire",
    peaks(80, "far", 24, 5),
    hills(90, "ink"),
    prize(beast({ x: 110, y: 42, tall: 15, kind: "bear", coat: "#4a2a14" })),
    burning(60, 97, 64),
  ),
  fire_elementals_soul_stone: scene("fire", cave(), SOUL, burning(66, 96, 60, { pose: "charge" }), chasm(94)),
  fire_elementals_two_soul_stones: scene(
    "fire",
    smoke(36, 80, 50),
    hills(90, "ink"),
    SOULS,
    burning(52, 97, 60),
    burning(86, 99, 48, { left: true, pose: "stride" }),
  ),
  abyss_giants_amulet_titan: scene(
    "abyss",
    peaks(82, "far", 26, 5),
    prize(person({ x: 112, y: 43, tall: 22, bulk: 1.5, wear: ["kilt", "helm"] })),
    giant(62, 100, 82),
    chasm(97),
  ),
  abyss_giants_two_soul_stones: scene(
    "dusk",
    overcast(),
    ruins(88, "far"),
    SOULS,
    giant(60, 100, 80, { pose: "stride" }),
    hills(98, "ink"),
  ),
};

/** A horde: rank upon rank under its banner. */
function horde(cloth: string, hold: HoldName): Part {
  return host(
    { x: 80, y: 99, tall: 60, bulk: 1.1, wear: ["tunic", "helm", "horns", "eyes"], hold, cloth, body: "#1c1218" },
    [
      [-36, -5],
      [36, -5],
      [0, 2],
    ],
  );
}

/** A rider without a face. */
function rider(cloth: string, hold: HoldName): Part {
  const steed: Beast = { x: 78, y: 97, tall: 46, kind: "horse", coat: "#1c1218", mane: cloth };
  return (stage) => [
    ...beast(steed)(stage),
    ...person({ x: 74, y: 84, tall: 56, pose: "sit", wear: ["cloak", "mail", "cowl"], hold, cloth })(stage),
  ];
}

export const FOE_SCENES: Record<string, Scene> = {
  black: scene("ash", smoke(130, 70, 50), hills(86, "far"), horde("#3a3a40", "spear")),
  gold: scene("gold", rays(80, 30, 10), hills(86, "far"), horde("#b9821a", "banner")),
  red: scene("blood", overcast(), hills(86, "far"), horde("#a3221a", "axe")),
  first: scene("night", orb(112, 28, 13), hills(90), rider("#3a3a40", "scythe")),
  second: scene("brass", orb(112, 28, 13), ruins(88, "far"), hills(92), rider("#c08a1c", "lance")),
  third: scene("fire", flames(130, 96, 40, 40, 4), hills(92, "ink"), rider("#a3221a", "greatsword")),
  dark_general: scene(
    "blood",
    rays(80, 44, 14),
    chasm(94),
    person({
      x: 80,
      y: 98,
      tall: 76,
      bulk: 1.25,
      wear: ["cloak", "mail", "spikes", "greathelm", "horns"],
      hold: "greatsword",
      aim: 178,
      pose: "offer",
      body: "#1c1218",
      cloth: "#6a1216",
      steel: "#4a4048",
    }),
  ),
};
