import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../words/words.svelte.ts";
import {
  type Row,
  isSpare,
  isSure,
  placed,
  points,
  scaleOfShares,
  scaleOfWorths,
  shareRow,
  span,
  worthRow,
} from "./intervals.ts";

beforeAll(() => speak("en"));

const share = { name: "wolf", games: 1200, wins: 500, share: 0.4167, fair: 0.3333, low: 0.389, high: 0.445 };
const worth = (at: number): Row => ({
  ...worthRow({ card: "x", kind: "card", had: share, had_not: share, worth: at, low: at - 0.9, high: at + 0.9 }, "X"),
});

describe("values with their intervals", () => {
  it("are written as numbers beside what is drawn", () => {
    const row = shareRow(share, "Wolf", null);
    expect(row.numbers).toEqual(["42\u202f%", "39–45\u202f%", "1,200"]);
    expect(row.fair).toBe(0.3333);
    expect(points(-0.034)).toBe("−3");
    expect(points(0.034)).toBe("+3");
    expect(span(0, 1)).toBe("0–100\u202f%");
  });

  it("are sure where what is fair lies beyond the interval", () => {
    expect(isSure(shareRow(share, "Wolf", null))).toBe(true);
    expect(isSure(shareRow({ ...share, low: 0.3 }, "Wolf", null))).toBe(false);
  });

  it("lie on a scale from nothing on with few ticks, in which all intervals find room", () => {
    const scale = scaleOfShares([shareRow(share, "Wolf", null)]);
    expect(scale.least).toBe(0);
    expect(scale.most).toBeGreaterThanOrEqual(0.445);
    expect(scale.ticks.length).toBeLessThanOrEqual(6);
    expect(placed(0, scale)).toBe(0);
    expect(placed(scale.most, scale)).toBe(100);
  });

  it("of worth lie on both sides of nothing, and what is too far stands at the edge", () => {
    const scale = scaleOfWorths([worth(0.1), worth(-0.2)]);
    expect(scale.least).toBeCloseTo(-scale.most);
    expect(placed(0, scale)).toBeCloseTo(50);
    expect(placed(0.9, scale)).toBe(100);
    expect(scale.ticks).toContain(0);
  });

  it("keep nothing among their ticks where there is room for half of them only", () => {
    for (const scale of [scaleOfWorths([worth(0.25)]), scaleOfWorths([worth(0.4)]), scaleOfShares([])]) {
      const kept = scale.ticks.filter((tick) => !isSpare(tick, scale));
      expect(kept).toContain(0);
      expect(kept.length).toBeLessThan(scale.ticks.length);
    }
  });
});
