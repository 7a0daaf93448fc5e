import { describe, expect, it } from "vitest";
import { aimAt, carried } from "./camera.ts";
import { fittingScale, freeBeside, stageWidth } from "./stage_room.ts";

const BOARD = { left: 300, top: 60, width: 900, height: 560 };
const LIES = { x: 0, y: 0, scale: 1 };

describe("a place beside the stage", () => {
  it.each(["left", "right"] as const)("is seen whole, and not against its rim: %s", (side) => {
    const stage = stageWidth(BOARD.width)!;
    const edge = side === "left" ? BOARD.left + stage : BOARD.left + BOARD.width - stage;
    // A hex that lies half under the stage.
    const hex = { left: edge - 60, top: 200, width: 120, height: 130 };
    const aim = aimAt(hex, BOARD, freeBeside(side, BOARD), LIES)!;
    const seen = carried(hex, BOARD, LIES, aim);
    const apart = side === "left" ? seen.left - edge : edge - (seen.left + seen.width);
    expect(apart).toBeGreaterThan(40);
    expect(seen.left).toBeGreaterThanOrEqual(BOARD.left);
    expect(seen.left + seen.width).toBeLessThanOrEqual(BOARD.left + BOARD.width);
  });

  it("has no room where the board is too narrow for both", () => {
    expect(stageWidth(500)).toBeNull();
  });
});

describe("what is drawn on the stage", () => {
  it("keeps its size while it fits, and before there is any of it", () => {
    expect(fittingScale(1, 600, 600)).toBe(1);
    expect(fittingScale(0.9, 600, 420)).toBe(0.9);
    expect(fittingScale(1, 0, 0)).toBe(1);
  });

  it("becomes smaller until it fits, but never too small to be read", () => {
    expect(fittingScale(1, 600, 750)).toBeCloseTo(0.8);
    expect(fittingScale(0.8, 600, 603.5)).toBeCloseTo(0.784);
    expect(fittingScale(0.7, 600, 900)).toBe(0.66);
  });
});
