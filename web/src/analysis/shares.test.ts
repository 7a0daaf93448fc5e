import { describe, expect, test } from "vitest";
import type { AnalysedDecision, Weighed } from "../protocol/types.ts";
import { gained } from "./shares.ts";

const weighed = (...shares: number[]): Weighed => ({ key: "pass", shares, reason: "advice-none", variables: {} });
const decision = (chosen: Weighed | null, best: Weighed | null) => ({ chosen, best }) as AnalysedDecision;

describe("who gained by a mistake", () => {
  const seats = ["khorne", "nurgle", "tzeentch", "slaanesh"];

  test("those whose share it raised by a point or more, who gained most first", () => {
    const mistake = decision(weighed(400_000, 100_000, 115_000, 385_000), weighed(500_000, 91_000, 100_000, 309_000));
    expect(gained(seats, mistake)).toEqual([
      { seat: "slaanesh", gain: 76_000 },
      { seat: "tzeentch", gain: 15_000 },
    ]);
  });

  test("nobody where there was no choice", () => {
    expect(gained(seats, decision(null, null))).toEqual([]);
  });
});
