/** Whatever the data name as a picture is there to be drawn. */

import { expect, test } from "vitest";
import { BUILDING_IDS, FOES, ITEM_IDS, TOKENS, UNIT_IDS } from "../components.ts";
import { HERO_IDS } from "../heroes.ts";
import { ITEM_SIGNS, TOKEN_SIGNS, UNIT_SIGNS } from "../signs.ts";
import { FOE_FACES } from "./faces/foes.ts";
import { HERO_FACES } from "./faces/heroes.ts";
import { MONSTER_FACES } from "./faces/monsters.ts";
import { houseOf } from "./buildings.ts";

test.each(BUILDING_IDS)("the building %s has a house", (building) => {
  expect(houseOf(building)).toBeDefined();
});

test("items, units and monsters have signs", () => {
  expect(ITEM_IDS.filter((item) => !ITEM_SIGNS[item])).toEqual([]);
  expect(UNIT_IDS.filter((unit) => !UNIT_SIGNS[unit])).toEqual([]);
  expect(Object.keys(TOKENS).filter((token) => !TOKEN_SIGNS[token])).toEqual([]);
});

test("heroes, monsters and great enemies have faces, no two alike", () => {
  const monsters = [...new Set(Object.values(TOKENS).map((print) => print!.monster))];
  const faces = [
    ...HERO_IDS.map((hero) => HERO_FACES[hero].shapes),
    ...monsters.map((monster) => MONSTER_FACES[monster]),
    ...[...Object.keys(FOES), "dark_general"].map((foe) => FOE_FACES[foe]),
  ];
  expect(faces.filter((shapes) => shapes === undefined)).toEqual([]);
  expect(new Set(faces.map((shapes) => JSON.stringify(shapes))).size).toBe(faces.length);
});

test("a thing that the data do not know has none", () => {
  expect(houseOf("palace")).toBeUndefined();
});
