/** Every building as a small house of its own in a box of 28 x 32, ground at 32. */

import { BUILDINGS } from "../components.ts";

export type HousePaint =
  "wall" | "stone" | "wood" | "roof" | "cloth" | "dark" | "gold" | "leaf" | "magic" | "fire" | "line";

type House = readonly (readonly [HousePaint, string])[];

const COTTAGE: House = [
  ["wall", "M4 32V18H24V32Z"],
  ["roof", "M1 19L14 7L27 19Z"],
];

const BANNER: House = [
  ["stone", "M8 32V26H20V32Z"],
  ["line", "M14 27V0"],
  ["cloth", "M14 1H27L23 7L27 13H14Z"],
];

/** By the name of the picture. */
const HOUSES: Record<string, House | undefined> = {
  army_camp: [
    ["wood", "M1 32L10 14L19 32Z"],
    ["cloth", "M9 32L18 10L27 32Z"],
    ["dark", "M15 32L18 22L21 32Z"],
    ["line", "M18 10V4"],
    ["gold", "M18 4L24 6L18 8Z"],
  ],
  archery_range: [
    ["wood", "M6 32L9 16H12L11 32ZM22 32L19 16H16L17 32Z"],
    ["wall", "M3 14a11 11 0 1 0 22 0a11 11 0 1 0-22 0"],
    ["cloth", "M7 14a7 7 0 1 0 14 0a7 7 0 1 0-14 0"],
    ["gold", "M11 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0"],
  ],
  mage_tower: [
    ["stone", "M8 32V13H20V32Z"],
    ["magic", "M5 14L14-5L23 14Z"],
    ["gold", "M12 18h4v5h-4z"],
  ],
  stables: [
    ["wood", "M2 32V17H26V32Z"],
    ["roof", "M0 18L6 9H22L28 18Z"],
    ["dark", "M6 32V22H12V32ZM16 32V22H22V32Z"],
  ],
  portal: [
    ["stone", "M3 32V15A11 12 0 0 1 25 15V32H20V16A6 7 0 0 0 8 16V32Z"],
    ["magic", "M8 32V16A6 7 0 0 1 20 16V32Z"],
  ],
  glory_banner: BANNER,
  new_glory_banner: BANNER,
  basilisk_lair: [
    ["stone", "M1 32C2 18 8 11 14 11C20 11 26 18 27 32Z"],
    ["dark", "M7 32C7 24 10 20 14 20C18 20 21 24 21 32Z"],
    ["leaf", "M10 32C10 27 18 29 17 25C16 23 13 25 11 23C14 20 20 21 19 26C19 29 14 29 14 32Z"],
  ],
  minotaur_labyrinth: [
    ["stone", "M1 32V12H27V32Z"],
    ["dark", "M4 29V15H24V18H7V26H20V22H10V20H23V29H14V32H11V29Z"],
  ],
  guardian_grove: [
    ["wood", "M12 32V20H16V32Z"],
    ["leaf", "M14-2C22 0 26 8 24 14C26 20 20 24 14 22C8 24 2 20 4 14C2 8 6 0 14-2Z"],
    ["gold", "M9 10h3v3h-3zM16 10h3v3h-3zM11 16h6v2h-6z"],
  ],
  colossus_factory: [
    ["stone", "M1 32V18H27V32Z"],
    ["wood", "M4 18V4H9V18ZM14 18V8H19V18Z"],
    ["fire", "M6 32V24H12V32ZM16 23h6v5h-6z"],
  ],
  griffin_aviary: [
    ["stone", "M9 32V14H19V32Z"],
    ["wood", "M4 14H24V10H4Z"],
    ["roof", "M7 10L14-4L21 10Z"],
    ["gold", "M3 9C0 6 0 3 3 1C4 4 7 4 9 6ZM25 9C28 6 28 3 25 1C24 4 21 4 19 6Z"],
  ],
  monument: [
    ["stone", "M5 32V28H23V32ZM8 28V24H20V28Z"],
    ["wall", "M10 24L12 2L14-3L16 2L18 24Z"],
    ["gold", "M12 10h4v3h-4z"],
  ],
  market: [
    ["wood", "M4 32V14H7V32ZM24 32V14H21V32ZM3 24H25V32H3Z"],
    ["cloth", "M1 15L5 5H23L27 15Z"],
    ["wall", "M6.5 15L9 5H13L12 15ZM17 15L16 5H20L23 15Z"],
  ],
  citadel: [
    ["stone", "M0 32V6H5V10H9V6H13V10H15V6H19V10H23V6H28V32Z"],
    ["dark", "M10 32V23A4 5 0 0 1 18 23V32Z"],
    ["cloth", "M10 12H18V20L14 23L10 20Z"],
  ],
  hospital: [...COTTAGE, ["cloth", "M12 19h4v3h3v4h-3v3h-4v-3h-3v-4h3z"]],
  inn: [
    ...COTTAGE,
    ["dark", "M6 32V23H11V32Z"],
    ["gold", "M15 22h6v5h-6z"],
    ["line", "M24 18H28V21"],
    ["wood", "M25 21H31V28H25Z"],
  ],
};

export function houseOf(building: string): House | undefined {
  return HOUSES[BUILDINGS[building]?.picture ?? ""];
}
