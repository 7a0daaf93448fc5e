import { describe, expect, it } from "vitest";
import { BOARD } from "../map/geography.ts";
import { CELLS, markerPlace } from "./points_track.ts";

describe("the points track", () => {
  it("runs from 0 to 50 around the board, cell by cell", () => {
    expect(CELLS.map((cell) => cell.points)).toEqual(Array.from({ length: 51 }, (_, points) => points));
    CELLS.slice(1).forEach((cell, index) => {
      const before = CELLS[index]!;
      const apart =
        Math.abs(cell.x + cell.width / 2 - before.x - before.width / 2) +
        Math.abs(cell.y + cell.height / 2 - before.y - before.height / 2);
      expect(apart).toBeLessThanOrEqual(Math.max(cell.width, before.width, cell.height, before.height) + 1);
    });
  });

  it("keeps four markers on one cell apart and on the frame", () => {
    for (const points of [0, 10, 17, 25, 50]) {
      const places = [0, 1, 2, 3].map((index) => markerPlace(points, index, 4));
      expect(new Set(places.map(String)).size).toBe(4);
      places.forEach(([x, y]) => {
        const inside =
          x > BOARD.frame + 12 &&
          x < BOARD.width - BOARD.frame - 12 &&
          y > BOARD.frame + 12 &&
          y < BOARD.height - BOARD.frame - 12;
        expect(inside).toBe(false);
      });
    }
  });

  it("leaves whoever has more than 50 on the last cell", () => {
    expect(markerPlace(57, 0, 1)).toEqual(markerPlace(50, 0, 1));
  });
});
