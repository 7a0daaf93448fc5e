/** The slab: where everything lies. The provinces form a ring around Yggdrasil; each touches its two neighbours and the tree, and
 * nobody else; four fjords bite in from the rim, each between the two provinces it supports. Angles in degrees, 0 in the
 * north, clockwise. */

import type { Box, Point } from "../../parts/plane.ts";
import { FJORDS, type FjordId, type OuterId, OUTER_IDS, PROVINCES, type ProvinceId } from "../components.ts";

export const BOARD = { width: 1400, height: 1104 };
export const CENTRE: Point = [700, 552];

/** Radii from the tree to the edge. */
export const CROWN = 172;
export const COAST = 468;
export const SHORE = 490;
export const RIM = 546;
const FJORD_TIP = 318;
/** Half the mouth of a fjord, in degrees. */
const MOUTH = 11.5;
const FIRST = -20;
/** Villages need room. */
const SPAN: Record<number, number> = { 3: 40, 4: 45, 5: 50 };

export interface Sector {
  from: number;
  to: number;
}

export const SECTORS: Record<OuterId, Sector> = (() => {
  let at = FIRST;
  return Object.fromEntries(
    OUTER_IDS.map((province) => {
      const from = at;
      at += SPAN[PROVINCES[province].villages] ?? 45;
      return [province, { from, to: at }];
    }),
  ) as Record<OuterId, Sector>;
})();

export function polar(radius: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [round(CENTRE[0] + radius * Math.cos(turn)), round(CENTRE[1] + radius * Math.sin(turn))];
}

export function path(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`;
}

/** A part of a circle as an open path, for words to stand on. Where it lies below the tree it runs the other way, so that they
 * stand upright. */
export function wordPath(radius: number, from: number, to: number): string {
  const below = isBelow((from + to) / 2);
  const [start, end] = below ? [to, from] : [from, to];
  return `M${polar(radius, start).join(" ")}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${polar(radius, end).join(" ")}`;
}

export function isBelow(angle: number): boolean {
  const turned = ((angle % 360) + 360) % 360;
  return turned > 95 && turned < 265;
}

/** The border after a province, from the crown outwards: shared with the next one up to the coast, or to the tip of their fjord. */
export function border(province: OuterId): Point[] {
  const outer = fjordAfter(province) === null ? COAST : FJORD_TIP;
  return radii(CROWN, outer).map((radius) => polar(radius, borderAngle(province, radius)));
}

function borderAngle(province: OuterId, radius: number): number {
  const seed = OUTER_IDS.indexOf(province) + 1;
  const sway = Math.sin(radius / 31 + seed * 2.1) * 1.1 + Math.sin(radius / 13 + seed * 4.7) * 0.45;
  return SECTORS[province].to + sway * Math.min(1, (radius - CROWN) / 40);
}

/** One bank of the fjord after a province, from its tip to the shore: -1 is the province's own, 1 that of the next. */
function bank(province: OuterId, side: -1 | 1): Point[] {
  const seed = OUTER_IDS.indexOf(province) + (side > 0 ? 7 : 2);
  return radii(FJORD_TIP, COAST).map((radius) => {
    const open = (radius - FJORD_TIP) / (COAST - FJORD_TIP);
    const sway = Math.sin(radius / 9 + seed) * 0.55 * Math.min(1, open * 4);
    return polar(radius, borderAngle(province, radius) + side * (MOUTH * Math.pow(open, 0.62) + sway));
  });
}

/** How far a fjord reaches to each side at a radius, in degrees. */
function halfWidth(radius: number): number {
  return radius <= FJORD_TIP ? 0 : MOUTH * Math.pow((radius - FJORD_TIP) / (COAST - FJORD_TIP), 0.62);
}

export function fjordAfter(province: OuterId): FjordId | null {
  const own = PROVINCES[province].fjord;
  return own !== null && PROVINCES[next(province)].fjord === own ? own : null;
}

export function next(province: OuterId): OuterId {
  return OUTER_IDS[(OUTER_IDS.indexOf(province) + 1) % OUTER_IDS.length] as OuterId;
}

export function previous(province: OuterId): OuterId {
  return OUTER_IDS[(OUTER_IDS.indexOf(province) + OUTER_IDS.length - 1) % OUTER_IDS.length] as OuterId;
}

function coast(from: number, to: number): Point[] {
  const steps = Math.max(2, Math.round((to - from) / 1.2));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = from + ((to - from) * index) / steps;
    const sway = Math.sin(angle * 0.9) * 3 + Math.sin(angle * 0.37 + 2) * 3.5;
    return polar(COAST + (index === 0 || index === steps ? 0 : sway), angle);
  });
}

export const OUTLINES: Record<OuterId, Point[]> = Object.fromEntries(
  OUTER_IDS.map((province) => {
    const before = previous(province);
    const outwards = [...border(province), ...(fjordAfter(province) ? bank(province, -1).slice(1) : [])];
    const inwards = [...border(before), ...(fjordAfter(before) ? bank(before, 1).slice(1) : [])].reverse();
    const from = angleOf(inwards[0] as Point, SECTORS[province].from);
    const to = angleOf(outwards.at(-1) as Point, SECTORS[province].to);
    const crown = arc(CROWN, SECTORS[province].from, SECTORS[province].to);
    return [
      province,
      [...crown.slice(0, -1), ...outwards, ...coast(from, to).reverse().slice(1, -1), ...inwards.slice(0, -1)],
    ];
  }),
) as Record<OuterId, Point[]>;

export const FJORD_OUTLINES: Record<FjordId, Point[]> = Object.fromEntries(
  OUTER_IDS.flatMap((province) => {
    const fjord = fjordAfter(province);
    if (fjord === null) return [];
    const [left, right] = [bank(province, -1), bank(province, 1)];
    const from = angleOf(left.at(-1) as Point, SECTORS[province].to);
    const to = angleOf(right.at(-1) as Point, SECTORS[province].to);
    return [[fjord, [...left, ...arc(SHORE - 4, from, to), ...right.slice(1).reverse()]]];
  }),
) as Record<FjordId, Point[]>;

export function middle(province: OuterId): number {
  const { from, to } = SECTORS[province];
  return (from + to) / 2;
}

/** The angles between which a province has land at a radius. */
export function landAt(province: OuterId, radius: number): Sector {
  const { from, to } = SECTORS[province];
  const wide = halfWidth(radius);
  return {
    from: from + (fjordAfter(previous(province)) ? wide : 0),
    to: to - (fjordAfter(province) ? wide : 0),
  };
}

export function fjordAngle(fjord: FjordId): number {
  return SECTORS[FJORDS[fjord].supports[0] as OuterId].to;
}

/** Where the figures of a place stand. */
export function figureBox(place: ProvinceId | FjordId): Box {
  if (place === "yggdrasil") return boxAround(CENTRE[0], CENTRE[1] - 14, 208, 146);
  if (place in FJORDS) {
    const [x, y] = polar(432, fjordAngle(place as FjordId));
    const upright = Math.abs(Math.sin(((fjordAngle(place as FjordId) - 90) * Math.PI) / 180)) > 0.7;
    return upright ? boxAround(x, y, 152, 98) : boxAround(x, y, 108, 130);
  }
  const land = landAt(place as OuterId, 360);
  const [x, y] = polar(312, (land.from + land.to) / 2);
  const turn = (middle(place as OuterId) * Math.PI) / 180;
  const narrow = SECTORS[place as OuterId].to - SECTORS[place as OuterId].from < 45;
  /** A corner that points at the tree must not reach the token. */
  const part = 1 - 0.18 * Math.abs(Math.sin(2 * turn));
  return boxAround(x, y, (narrow ? 148 : 160) * part, (narrow ? 138 : 146) * part);
}

/** Where the pillage token lies. */
export function tokenPlace(province: ProvinceId): Point {
  if (province === "yggdrasil") return [CENTRE[0], CENTRE[1] + 92];
  return polar(210, middle(province) - (SECTORS[province].to - SECTORS[province].from > 42 ? 8.5 : 8));
}

/** Where the mark of its doom lies. */
export function doomPlace(province: OuterId): Point {
  return polar(212, middle(province) + 9.5);
}

export function villagePlaces(province: OuterId): Point[] {
  const { villages } = PROVINCES[province];
  const land = landAt(province, 402);
  const at = (land.from + land.to) / 2;
  return Array.from({ length: villages }, (_, index) => polar(403, at + (index - (villages - 1) / 2) * 4.3));
}

function arc(radius: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.round((to - from) / 2));
  return Array.from({ length: steps + 1 }, (_, index) => polar(radius, from + ((to - from) * index) / steps));
}

function radii(from: number, to: number): number[] {
  const steps = Math.round((to - from) / 7);
  return Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
}

function angleOf([x, y]: Point, near: number): number {
  const angle = (Math.atan2(y - CENTRE[1], x - CENTRE[0]) * 180) / Math.PI + 90;
  return angle + Math.round((near - angle) / 360) * 360;
}

function boxAround(x: number, y: number, width: number, height: number): Box {
  return { x: round(x - width / 2), y: round(y - height / 2), width: round(width), height: round(height) };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
