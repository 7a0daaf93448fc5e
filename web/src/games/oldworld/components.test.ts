import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SILHOUETTES } from "./figures/silhouettes.ts";
import { CHAOS_MOTIFS, OLD_WORLD_MOTIFS } from "./cards/motifs.ts";
import { CHAOS_CARDS, DIALS, FIGURE_IDS, OLD_WORLD_CARDS, REGIONS } from "./components.ts";
import { REGION_IDS } from "./map/geography.ts";
import { POWER_IDS } from "./powers.ts";

describe("the printed numbers", () => {
  it("are those of the engine", () => {
    const script = resolve(import.meta.dirname, "generate.py");
    expect(() => execFileSync("python3", [script, "--check"])).not.toThrow();
  });

  it("know the same regions as the map, in the same order", () => {
    expect(Object.keys(REGIONS)).toEqual(REGION_IDS);
  });

  it("give every power a dial that ends in victory", () => {
    POWER_IDS.forEach((power) => expect(DIALS[power].at(-1)?.instruction).toBe("victory"));
  });

  it("have a drawing for every figure and a motif for every card", () => {
    expect(Object.keys(SILHOUETTES).sort()).toEqual([...FIGURE_IDS].sort());
    expect(Object.keys(CHAOS_MOTIFS).sort()).toEqual(Object.keys(CHAOS_CARDS).sort());
    expect(Object.keys(OLD_WORLD_MOTIFS).sort()).toEqual(Object.keys(OLD_WORLD_CARDS).sort());
  });
});
