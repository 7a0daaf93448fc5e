/** Where something lies or will lie, so that no sign of the land may stand there. */

import { BOARD, REGION_IDS, type RegionId } from "./geography.ts";
import type { Point } from "../../parts/plane.ts";
import {
  CARD_PLACE,
  cardPlaces,
  COMPASS_PLACE,
  DIAL_PLACES,
  DIAL_RADIUS,
  LAYOUTS,
  OLD_WORLD_PLACES,
  ORDER_ARROWS,
  PLATE,
  POOL_PLACE,
  RING,
  RUINATION_PLACE,
  SEA_DRAWINGS,
  TITLE_PLACE,
  TOKEN,
} from "./layouts.ts";
import type { Box } from "../../parts/plane.ts";

interface Disc {
  middle: Point;
  radius: number;
}

/** Signs stand on their feet and reach upwards, so they need more room below a thing than above it. */
const ROOM = { beside: 14, above: 4, below: 26, around: 16, lift: 10 } as const;
/** Most regions never hold more kinds of tokens than these. */
const USUAL_TOKENS = 4;

const BOXES: readonly Box[] = [
  ...REGION_IDS.flatMap(boxesOf),
  { x: TITLE_PLACE[0] - 200, y: TITLE_PLACE[1] - 50, width: 400, height: 100 },
  { x: 0, y: OLD_WORLD_PLACES.y - 30, width: OLD_WORLD_PLACES.x + OLD_WORLD_PLACES.width, height: 620 },
  { x: RUINATION_PLACE.x - 12, y: RUINATION_PLACE.y - 20, width: BOARD.width, height: POOL_PLACE[1] - 58 },
];

const DISCS: readonly Disc[] = [
  ...REGION_IDS.map((region) => ({ middle: LAYOUTS[region].ring, radius: RING.outer })),
  ...ORDER_ARROWS.flatMap(([start, end]) =>
    [start, middleOf(start, end), end].map((middle) => ({ middle, radius: 14 })),
  ),
  ...DIAL_PLACES.map((middle) => ({ middle, radius: DIAL_RADIUS + 12 })),
  ...SEA_DRAWINGS.map(({ place }) => ({ middle: place, radius: 30 })),
  { middle: COMPASS_PLACE, radius: 46 },
];

export function isTaken([x, y]: Point): boolean {
  return (
    BOXES.some(
      (box) =>
        x > box.x - ROOM.beside &&
        x < box.x + box.width + ROOM.beside &&
        y > box.y - ROOM.above &&
        y < box.y + box.height + ROOM.below,
    ) || DISCS.some(({ middle, radius }) => Math.hypot(x - middle[0], y - ROOM.lift - middle[1]) < radius + ROOM.around)
  );
}

function boxesOf(region: RegionId): Box[] {
  const { plate, figures, tokens } = LAYOUTS[region];
  const [, lastPlace] = cardPlaces(region);
  return [
    { x: plate[0] - 20, y: plate[1], width: lastPlace[0] + CARD_PLACE.width - plate[0] + 20, height: PLATE.height },
    figures,
    {
      x: tokens[0] - TOKEN.radius,
      y: tokens[1] - TOKEN.radius,
      width: USUAL_TOKENS * TOKEN.stride + TOKEN.radius,
      height: 2 * TOKEN.radius - 8,
    },
  ];
}

function middleOf([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}
