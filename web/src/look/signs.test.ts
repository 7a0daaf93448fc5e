import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SIGN_CAPITALS } from "./signs.ts";

const SOURCES = resolve(import.meta.dirname, "..");
const OF_SIDES = import.meta.glob<{ SIDES: Record<string, { letter: string }> }>("../games/*/sides.ts", {
  eager: true,
});
const NUMERAL = /"([IVX]+)"/g;

describe("capitals that are signs", () => {
  it("are the letters of all sides and all Roman numerals, and no others", () => {
    const letters = Object.values(OF_SIDES).flatMap(({ SIDES }) => Object.values(SIDES).map(({ letter }) => letter));
    expect(letters.length).toBeGreaterThan(12);
    const drawn = readdirSync(join(SOURCES, "games"), { recursive: true, encoding: "utf-8" })
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .flatMap((name) => [...readFileSync(join(SOURCES, "games", name), "utf-8").matchAll(NUMERAL)])
      .map(([, numeral]) => numeral);
    expect(drawn).toContain("III");
    const needed = new Set([...letters, ...drawn, "IVX"].join(""));
    expect([...needed].sort().join("")).toBe(SIGN_CAPITALS);
  });
});
