import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SILHOUETTES } from "./figures/silhouettes.ts";
import { UPGRADE_MOTIFS } from "./cards/motifs.ts";
import { DIALS, FIGURE_IDS, REGIONS, UPGRADES } from "./components.ts";
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

  it("have a drawing for every figure and a sign for every other upgrade", () => {
    expect(Object.keys(SILHOUETTES).sort()).toEqual([...FIGURE_IDS].sort());
    const followers = Object.keys(UPGRADES).filter((upgrade) => UPGRADES[upgrade]?.figure);
    const bare = Object.keys(UPGRADE_MOTIFS).filter((upgrade) => UPGRADE_MOTIFS[upgrade] === undefined);
    expect(bare).toEqual(followers);
  });
});
