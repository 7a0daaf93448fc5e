import { describe, expect, it } from "vitest";
import { TOKEN_IDS } from "../components.ts";
import { REGION_IDS } from "./geography.ts";
import type { Point } from "../../parts/plane.ts";
import {
  CARD_PLACE,
  cardPlaces,
  DIAL_PLACES,
  DIAL_RADIUS,
  LAYOUTS,
  PLATE,
  RING,
  TOKEN,
  tokenPlace,
} from "./layouts.ts";
import { distance, isFarFrom, isInside, RINGS } from "./shapes.ts";

function corners(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
}

function around([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

describe.each(REGION_IDS)("in %s", (region) => {
  const { plate, figures, ring } = LAYOUTS[region];
  const outside = (points: readonly Point[]) => points.filter((point) => !isInside(point, RINGS[region]));

  it("the name plate and both card places lie inside", () => {
    const places = cardPlaces(region).flatMap(([x, y]) => corners(x, y, CARD_PLACE.width, CARD_PLACE.height));
    expect(outside([...corners(...plate, PLATE.width, PLATE.height), ...places])).toEqual([]);
  });

  it("the figures stand inside", () => {
    expect(outside(corners(figures.x, figures.y, figures.width, figures.height))).toEqual([]);
  });

  it("tokens of all kinds lie inside", () => {
    const middles = TOKEN_IDS.map((_, index) => tokenPlace(region, index));
    expect(outside(middles.flatMap((middle) => around(middle, TOKEN.radius)))).toEqual([]);
  });

  it("the ring of corruption lies inside, off the figures and the tokens", () => {
    expect(outside(around(ring, RING.outer))).toEqual([]);
    expect(ring[0] - RING.outer).toBeGreaterThanOrEqual(figures.x + figures.width);
    const tooNear = TOKEN_IDS.filter(
      (_, index) => distance(tokenPlace(region, index), ring) < RING.outer + TOKEN.radius,
    );
    expect(tooNear).toEqual([]);
  });

  it("no dial lies over the land", () => {
    DIAL_PLACES.forEach((place) => expect(isFarFrom(place, RINGS[region], DIAL_RADIUS)).toBe(true));
  });
});
