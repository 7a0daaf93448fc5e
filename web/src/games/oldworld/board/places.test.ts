import { describe, expect, it } from "vitest";
import { REGION_IDS } from "../map/geography.ts";
import { LARGEST_STACK, LAYOUTS } from "../map/layouts.ts";
import { placesFor } from "../../parts/places.ts";

const SMALLEST_READABLE = 40;

describe.each(REGION_IDS)("in %s", (region) => {
  const box = LAYOUTS[region].figures;

  it.each([1, 2, 5, 8, 12])("%i stacks stand within their box and apart from each other", (count) => {
    const { size, corners } = placesFor(count, box, LARGEST_STACK);
    expect(corners).toHaveLength(count);
    expect(size).toBeLessThanOrEqual(LARGEST_STACK);
    corners.forEach(([x, y], index) => {
      expect(x).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(x + size).toBeLessThanOrEqual(box.x + box.width + 0.01);
      expect(y).toBeGreaterThanOrEqual(box.y - 0.01);
      expect(y + size).toBeLessThanOrEqual(box.y + box.height + 0.01);
      corners.slice(index + 1).forEach(([otherX, otherY]) => {
        expect(Math.max(Math.abs(otherX - x), Math.abs(otherY - y))).toBeGreaterThanOrEqual(size - 0.01);
      });
    });
  });

  it("all twelve kinds at once can still be told apart", () => {
    expect(placesFor(12, box, LARGEST_STACK).size).toBeGreaterThanOrEqual(SMALLEST_READABLE);
  });
});
