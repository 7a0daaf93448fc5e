import { describe, expect, it } from "vitest";
import { addressOf, sourceIn } from "./sources.ts";

describe("the games that are counted", () => {
  it("are those between bots where nothing is said", () => {
    expect(sourceIn("")).toEqual({ source: "simulated", table: null });
    expect(sourceIn("?source=nonsense")).toEqual({ source: "simulated", table: null });
    expect(sourceIn("?source=table")).toEqual({ source: "simulated", table: null });
  });

  it("are those of a table for whoever comes from there, who may still choose others", () => {
    expect(sourceIn("?table=abc")).toEqual({ source: "table", table: "abc" });
    const others = addressOf("karak", { source: "mine", table: "abc" });
    expect(others).toBe("/statistics/karak?source=mine&table=abc");
    expect(sourceIn(new URL(others, "http://x").search)).toEqual({ source: "mine", table: "abc" });
  });
});
