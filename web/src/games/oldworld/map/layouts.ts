/** Where things lie: in each region its name plate, card places, figures, tokens and ring; around them the dials and piles. */

import type { RegionId } from "./geography.ts";
import type { Box, Point } from "../../parts/plane.ts";

/** The side of the box of a stack of figures where there is room. */
export const LARGEST_STACK = 72;

export interface RegionLayout {
  /** Upper left corner of the name plate; the two card places stand to its right. */
  plate: Point;
  figures: Box;
  /** Middle of the first token; the others follow to the right. */
  tokens: Point;
  /** Where the land is too narrow for all kinds in one row. */
  tokensInRow?: number;
  /** Middle of the ring of corruption. */
  ring: Point;
}

export const PLATE = { width: 168, height: 64 } as const;
export const CARD_PLACE = { width: 46, height: 64, gap: 5 } as const;
export const TOKEN = { radius: 17, stride: 38 } as const;
export const RING = { outer: 46, inner: 28 } as const;

export const LAYOUTS: Record<RegionId, RegionLayout> = {
  norsca: { plate: [346, 104], figures: box(346, 178, 296, 96), tokens: [384, 296], ring: [694, 166] },
  troll_country: { plate: [812, 104], figures: box(816, 178, 280, 96), tokens: [838, 300], ring: [1146, 180] },
  kislev: { plate: [1170, 318], figures: box(1178, 390, 226, 148), tokens: [1196, 566], ring: [1458, 450] },
  empire: { plate: [766, 468], figures: box(762, 538, 246, 144), tokens: [786, 704], ring: [1062, 600] },
  bretonnia: { plate: [330, 556], figures: box(322, 628, 244, 128), tokens: [346, 782], ring: [632, 678] },
  estalia: { plate: [318, 860], figures: box(318, 932, 182, 132), tokens: [352, 1086], ring: [548, 1004] },
  tilea: { plate: [628, 862], figures: box(638, 942, 162, 132), tokens: [676, 1092], ring: [850, 1000] },
  border_princes: { plate: [936, 780], figures: box(950, 852, 164, 140), tokens: [966, 1014], ring: [1168, 902] },
  badlands: {
    plate: [1260, 724],
    figures: box(1262, 796, 168, 150),
    tokens: [1306, 974],
    ring: [1492, 844],
    tokensInRow: 3,
  },
};

/** The two card places of a region, left then right. */
export function cardPlaces(region: RegionId): readonly [Point, Point] {
  const [x, y] = LAYOUTS[region].plate;
  const first = x + PLATE.width + CARD_PLACE.gap;
  return [
    [first, y],
    [first + CARD_PLACE.width + CARD_PLACE.gap, y],
  ];
}

/** The middle of a region's token, by its place among them. */
export function tokenPlace(region: RegionId, index: number): Point {
  const { tokens, tokensInRow = 6 } = LAYOUTS[region];
  return [tokens[0] + (index % tokensInRow) * TOKEN.stride, tokens[1] + Math.floor(index / tokensInRow) * TOKEN.stride];
}

/** Arrows across the borders in the order of the regions, each from one region into the next. */
export const ORDER_ARROWS: readonly (readonly [Point, Point])[] = [
  [
    [724, 252],
    [806, 250],
  ],
  [
    [1196, 240],
    [1214, 308],
  ],
  [
    [1170, 556],
    [1090, 534],
  ],
  [
    [752, 552],
    [664, 562],
  ],
  [
    [590, 788],
    [584, 846],
  ],
  [
    [560, 940],
    [636, 936],
  ],
  [
    [868, 938],
    [944, 934],
  ],
  [
    [1196, 966],
    [1268, 970],
  ],
];

/** Middles of the dials, in seat order, clockwise from the upper left. */
export const DIAL_PLACES: readonly Point[] = [
  [174, 174],
  [1546, 174],
  [1546, 1026],
  [174, 1026],
];
export const DIAL_RADIUS = 98;

export const TITLE_PLACE: Point = [456, 410];
export const COMPASS_PLACE: Point = [1078, 1099];

/** What sails and swims. */
export const SEA_DRAWINGS = [
  { drawing: "serpent", place: [934, 386] },
  { drawing: "ship", place: [1006, 1106] },
  { drawing: "ship", place: [232, 306] },
] as const satisfies { drawing: string; place: Point }[];

/** The Old World deck and the two spaces of its track, at the western edge. */
export const OLD_WORLD_PLACES = { x: 78, y: 306, width: 110, height: 152, stride: 198 } as const;
/** The ruination cards and the tokens that lie ready, at the eastern edge. */
export const RUINATION_PLACE: Box = box(1572, 318, 80, 112);
export const POOL_PLACE: Point = [1588, 640];

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}
