/** Whatever the data name as a picture is there to be drawn. */

import { expect, test } from "vitest";
import { BUILDING_IDS, ITEM_IDS, TOKENS, UNIT_IDS } from "../components.ts";
import { ITEM_SIGNS, TOKEN_SIGNS, UNIT_SIGNS } from "../icons.ts";
import { houseOf } from "./buildings.ts";

test.each(BUILDING_IDS)("the building %s has a house", (building) => {
  expect(houseOf(building)).toBeDefined();
});

test("items, units and monsters have signs", () => {
  expect(ITEM_IDS.filter((item) => !ITEM_SIGNS[item])).toEqual([]);
  expect(UNIT_IDS.filter((unit) => !UNIT_SIGNS[unit])).toEqual([]);
  expect(Object.keys(TOKENS).filter((token) => !TOKEN_SIGNS[token])).toEqual([]);
});

test("a thing that the data do not know has none", () => {
  expect(houseOf("palace")).toBeUndefined();
});
