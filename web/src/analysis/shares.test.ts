import { describe, expect, test } from "vitest";
import type { AnalysedDecision, Weighed } from "../protocol/types.ts";
import { changes, gained } from "./shares.ts";

const weighed = (...shares: number[]): Weighed => ({ key: "pass", shares, reason: "advice-none", variables: {} });
const decision = (chosen: Weighed | null, best: Weighed | null) => ({ chosen, best }) as AnalysedDecision;

describe("who gained by a mistake", () => {
  const seats = ["khorne", "nurgle", "tzeentch", "slaanesh"];

  test("those whose share it raised by a point or more, who gained most first", () => {
    const mistake = decision(weighed(400_000, 100_000, 115_000, 385_000), weighed(500_000, 91_000, 100_000, 309_000));
    expect(gained(seats, mistake)).toEqual([
      { seat: "slaanesh", change: 76_000 },
      { seat: "tzeentch", change: 15_000 },
    ]);
  });

  test("nobody where there was no choice", () => {
    expect(gained(seats, decision(null, null))).toEqual([]);
  });
});

test("what dice did is told of those to whom it made a point or more", () => {
  expect(changes(["wolf", "raven", "serpent"], [9_999, -40_000, 30_001])).toEqual([
    { seat: "raven", change: -40_000 },
    { seat: "serpent", change: 30_001 },
  ]);
});
