/** The guided first game: two turns of Horan, from the first building to a fight with the horde that marches on his city. Taia
 * has fallen and only recovers, and the first tile, token and dice are known, so that both turns go as the guide tells them. */

import type { Lesson, Thing } from "../contract.ts";

const hex = (id: string): Thing => ({ kind: "hex", id });

const CITY = "1513";
const GHOULS = "1613";
const EMPTY = "1612";
const HORDE = "1512";

const firstStone: Lesson = {
  id: "first-stone",
  seat: "horan",
  position: {
    warhost: "position",
    game: "karak",
    seats: ["horan", "taia"],
    options: { new_buildings: "off", merchant: "off", hordes: "on", riders: "off", new_heroes: "off" },
    chance: { dice: [4, 2, 1, 5, 6, 4], draws: ["quarry_1", "dryads_soul_stone"] },
    flow: {
      agenda: [
        ["turn_end", 0, 0, 0],
        ["actions", 0, 0, 0],
      ],
    },
    state: {
      round: 5,
      land: {
        [CITY]: ["farm_1", 0],
        [GHOULS]: ["forest_1", 0],
        [HORDE]: ["forest_2", 0],
        "1511": ["fallen_city_black", 0],
      },
      hero_at: { horan: CITY, taia: "1213" },
      fallen: { taia: true },
      toughness: { taia: 0 },
      cities: { horan: CITY },
      built: { horan: ["stables"] },
      glory: { horan: 1, taia: 3 },
      stones: { horan: 2, taia: 4 },
      resources: { horan: { food: 3, wood: 1 } },
      monsters: { [GHOULS]: ["ghouls_sword"] },
      foes: { black: "1511" },
      hordes: { black: 10 },
      targets: { black: "horan" },
    },
  },
  steps: [
    { id: "welcome", until: "read" },
    { id: "turn", point: [hex(CITY)], until: "read" },
    {
      id: "build",
      point: [{ kind: "building", id: "army_camp" }],
      until: { choose: { verb: "build", args: { building: "army_camp" } } },
    },
    {
      id: "train",
      point: [{ kind: "unit", id: "knight" }],
      until: { choose: { verb: "train", args: { unit: "knight" } } },
    },
    { id: "attack", point: [hex(GHOULS)], until: { choose: { verb: "move", args: { hex: GHOULS } } } },
    { id: "loot", point: [{ kind: "item", id: "sword" }], until: "read" },
    { id: "horde", point: [hex(HORDE)], until: "read" },
    { id: "explore", point: [hex(EMPTY)], until: { choose: { verb: "explore", args: { hex: EMPTY } } } },
    { id: "stone", point: [hex(EMPTY)], until: "read" },
    { id: "strike", point: [hex(HORDE)], until: { choose: { verb: "move", args: { hex: HORDE } } } },
    { id: "reward", until: { choose: { verb: "gain" } } },
    { id: "second-reward", until: { choose: { verb: "gain" } } },
    { id: "glory", point: [hex(CITY)], until: "read" },
    { id: "goal", until: "read" },
  ],
};

export const lessons: readonly Lesson[] = [firstStone];
