/** Strews the signs of the land: each region in its own manner, mountains over the wilds, and nothing where pieces lie. */

import { type Chance, chanceFor } from "./chance.ts";
import { BOARD, byRegion, REGION_IDS, type RegionId } from "./geography.ts";
import type { Point } from "../../parts/plane.ts";
import type { GlyphId } from "./glyphs.ts";
import { distance, isFarFrom, isInside, ISLE_RINGS, RINGS, WILDS_RING } from "./shapes.ts";
import { isTaken } from "./taken.ts";

export interface Sign {
  glyph: GlyphId;
  x: number;
  y: number;
  size: number;
}

interface Manner {
  /** What grows there; what is named twice grows twice as often. */
  signs: readonly GlyphId[];
  /** What stands there once, on the first free spots. */
  once: readonly GlyphId[];
  /** How far the signs stand apart. */
  apart: number;
}

const MANNERS: Record<RegionId, Manner> = {
  norsca: { signs: ["crag", "pine", "pine", "crag"], once: ["range", "peak", "hamlet"], apart: 25 },
  troll_country: { signs: ["stones", "grass", "hill", "thorn", "pine"], once: ["peak", "crag"], apart: 27 },
  kislev: { signs: ["pine", "grass", "grass", "oak"], once: ["castle", "hamlet", "hill"], apart: 26 },
  empire: { signs: ["oak", "oak", "pine", "oak"], once: ["castle", "hamlet", "tower"], apart: 22 },
  bretonnia: { signs: ["wheat", "oak", "wheat", "hill"], once: ["castle", "tower", "hamlet"], apart: 25 },
  estalia: { signs: ["hill", "cypress", "oak", "grass"], once: ["tower", "hamlet"], apart: 25 },
  tilea: { signs: ["cypress", "cypress", "wheat", "hill"], once: ["tower", "hamlet"], apart: 24 },
  border_princes: { signs: ["hill", "grass", "oak", "thorn"], once: ["ruin", "tower"], apart: 26 },
  badlands: { signs: ["mesa", "thorn", "stones", "mesa"], once: ["range", "ruin", "mesa"], apart: 27 },
};

const TRIES = { region: 900, wilds: 2000, sea: 900 } as const;
const FROM_THE_EDGE = 18;
/** How high most signs stand. */
const HEIGHT = 24;

export const REGION_SIGNS: Record<RegionId, readonly Sign[]> = byRegion(signsOf);

export const WILD_SIGNS: readonly Sign[] = wildSigns();

export const WAVE_PLACES: readonly Point[] = wavePlaces();

function signsOf(region: RegionId): Sign[] {
  const { signs, once, apart } = MANNERS[region];
  const ring = RINGS[region];
  const chance = chanceFor(`signs ${region}`);
  const spots = strewn(TRIES.region, boundsOf(ring), apart, chance, (spot) => isWellInside(spot, ring));
  return spots.map((spot, index) => signAt(spot, once[index] ?? pickOf(signs, chance()), chance)).sort(fromBackToFront);
}

function wildSigns(): Sign[] {
  const inner: Bounds = { left: 1140, top: 70, right: BOARD.width - BOARD.frame - 16, bottom: 1140 };
  const chance = chanceFor("wilds");
  const spots = strewn(TRIES.wilds, inner, 25, chance, (spot) => isWellInside(spot, WILDS_RING));
  const signs: GlyphId[] = ["peak", "range", "crag", "peak"];
  return spots.map((spot) => signAt(spot, pickOf(signs, chance()), chance)).sort(fromBackToFront);
}

function wavePlaces(): Point[] {
  const sea: Bounds = { left: 90, top: 70, right: 1400, bottom: 1130 };
  const lands = [...REGION_IDS.map((region) => RINGS[region]), WILDS_RING, ...ISLE_RINGS];
  return strewn(TRIES.sea, sea, 58, chanceFor("waves"), (spot) =>
    lands.every((ring) => isFarFrom(spot, ring, 34) && !isInside(spot, ring)),
  );
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Tries spots by chance and keeps those that are free, stand apart and suit. */
function strewn(
  tries: number,
  bounds: Bounds,
  apart: number,
  chance: Chance,
  suits: (spot: Point) => boolean,
): Point[] {
  const kept: Point[] = [];
  for (let tried = 0; tried < tries; tried += 1) {
    const spot: Point = [
      Math.round(bounds.left + chance() * (bounds.right - bounds.left)),
      Math.round(bounds.top + chance() * (bounds.bottom - bounds.top)),
    ];
    if (!isTaken(spot) && kept.every((other) => distance(other, spot) >= apart) && suits(spot)) kept.push(spot);
  }
  return kept;
}

function isWellInside(spot: Point, ring: readonly Point[]): boolean {
  return isInside(spot, ring) && isInside([spot[0], spot[1] - HEIGHT], ring) && isFarFrom(spot, ring, FROM_THE_EDGE);
}

function signAt([x, y]: Point, glyph: GlyphId, chance: Chance): Sign {
  return { glyph, x, y, size: Math.round((0.8 + chance() * 0.35) * 100) / 100 };
}

function fromBackToFront(one: Sign, other: Sign): number {
  return one.y - other.y;
}

function pickOf(glyphs: readonly GlyphId[], number: number): GlyphId {
  return glyphs[Math.floor(number * glyphs.length)] as GlyphId;
}

function boundsOf(ring: readonly Point[]): Bounds {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
