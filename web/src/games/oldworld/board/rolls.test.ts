import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../contract.ts";
import { areDiceThrown, rollOf } from "./rolls.ts";

const rolled = (dice: number[], hits: number): GameEvent => ({
  number: 1,
  decision: 1,
  kind: "rolled",
  seat: "khorne",
  region: "kislev",
  dice,
  hits,
});

describe("dice", () => {
  it("show as hits so many of the highest as the event says", () => {
    expect(rollOf(rolled([1, 6, 4], 1)).dice).toEqual([
      { face: 1, hit: false },
      { face: 6, hit: true },
      { face: 4, hit: false },
    ]);
  });

  it("are thrown where there are any", () => {
    expect(areDiceThrown([rolled([3], 0)])).toBe(true);
    expect(areDiceThrown([rolled([], 0), { number: 2, decision: 1, kind: "hit" }])).toBe(false);
  });
});
