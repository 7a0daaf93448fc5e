import { describe, expect, it } from "vitest";
import { FJORD_IDS, FJORDS, OUTER_IDS, type OuterId, PROVINCES } from "../components.ts";
import {
  BOARD,
  border,
  CENTRE,
  COAST,
  CROWN,
  figureBox,
  fjordAfter,
  next,
  OUTLINES,
  SECTORS,
  tokenPlace,
  villagePlaces,
} from "./ring.ts";
import type { Point } from "../../parts/plane.ts";

const key = ([x, y]: Point) => `${x} ${y}`;
const away = ([x, y]: Point) => Math.hypot(x - CENTRE[0], y - CENTRE[1]);

/** Two provinces touch when they share a stretch of border, not just a corner. */
function touch(one: OuterId, other: OuterId): boolean {
  const points = new Set(OUTLINES[one].map(key));
  return OUTLINES[other].filter((point) => points.has(key(point))).length > 3;
}

describe("the ring of provinces", () => {
  it("closes", () => {
    const first = SECTORS[OUTER_IDS[0] as OuterId];
    const last = SECTORS[OUTER_IDS.at(-1) as OuterId];
    expect(last.to - first.from).toBe(360);
  });

  it("has provinces touch where they are adjacent, and only there", () => {
    for (const one of OUTER_IDS) {
      for (const other of OUTER_IDS) {
        if (one === other) continue;
        expect(touch(one, other), `${one} and ${other}`).toBe(PROVINCES[one].adjacent.includes(other));
      }
    }
  });

  it("has all provinces touch Yggdrasil", () => {
    for (const province of OUTER_IDS) {
      const near = OUTLINES[province].filter((point) => Math.abs(away(point) - CROWN) < 1);
      expect(near.length, province).toBeGreaterThan(5);
      expect(PROVINCES[province].adjacent).toContain("yggdrasil");
    }
  });

  it("has each fjord between the two provinces that it supports, and leaves them a border", () => {
    for (const fjord of FJORD_IDS) {
      const [one, other] = FJORDS[fjord].supports as [OuterId, OuterId];
      expect(next(one)).toBe(other);
      expect(fjordAfter(one)).toBe(fjord);
      const tip = away(border(one).at(-1) as Point);
      expect(tip).toBeGreaterThan(CROWN + 80);
      expect(tip).toBeLessThan(COAST - 80);
    }
  });
});

describe("the places upon the slab", () => {
  it("keeps figures, villages and tokens apart and on land", () => {
    for (const province of OUTER_IDS) {
      const box = figureBox(province);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      expect(away([x, y])).toBeGreaterThan(CROWN + 60);
      const [tx, ty] = tokenPlace(province);
      const gap = Math.hypot(
        Math.max(0, Math.abs(tx - x) - box.width / 2),
        Math.max(0, Math.abs(ty - y) - box.height / 2),
      );
      expect(gap, province).toBeGreaterThan(16);
      expect(villagePlaces(province)).toHaveLength(PROVINCES[province].villages);
      for (const village of villagePlaces(province)) expect(away(village)).toBeLessThan(COAST - 40);
    }
  });

  it("stays on the board", () => {
    for (const place of [...OUTER_IDS, ...FJORD_IDS]) {
      const { x, y, width, height } = figureBox(place);
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(BOARD.width);
      expect(y + height).toBeLessThan(BOARD.height);
    }
  });
});
