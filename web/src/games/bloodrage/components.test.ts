import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { motifOf, PICTURES } from "./cards/looks.ts";
import { CARD_IDS, CARDS, FIGURE_IDS } from "./components.ts";
import { DRAWINGS, SILHOUETTES } from "./figures/silhouettes.ts";

describe("the printed numbers", () => {
  it("are those of the engine", () => {
    const script = resolve(import.meta.dirname, "generate.py");
    expect(() => execFileSync("python3", [script, "--check"])).not.toThrow();
  });

  it("have a figure and a picture for everything", () => {
    for (const figure of FIGURE_IDS) expect(DRAWINGS[figure].layers.length, figure).toBeGreaterThan(6);
    expect(new Set(Object.values(SILHOUETTES)).size).toBe(FIGURE_IDS.length);
    for (const card of CARD_IDS) {
      expect(PICTURES[CARDS[card]?.picture ?? ""], card).toBeTruthy();
      expect(motifOf(card).length, card).toBeGreaterThan(10);
    }
    expect(CARD_IDS).toHaveLength(78);
  });
});
