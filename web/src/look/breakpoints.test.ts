import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const SOURCES = resolve(import.meta.dirname, "..");
const OF_STYLE = /\.(svelte|css|ts)$/;
const QUERY = /@(?:media|container)[^{]*|matchMedia\([^)]*\)|["'`]\([a-z-]*(?:width|height)[^)]*\)/g;

/** Whoever enlarges only letters is meant, too: at 200 % a desk has the room of a phone. */
it("no layout turns at a number of pixels", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter(
    (name) => OF_STYLE.test(name) && !name.endsWith(".test.ts"),
  );
  const queries = files.flatMap((name) =>
    [...readFileSync(join(SOURCES, name), "utf-8").matchAll(QUERY)].map(([query]) => `${name}: ${query.trim()}`),
  );
  expect(queries.filter((query) => /width|height/.test(query)).length).toBeGreaterThan(20);
  expect(queries.filter((query) => /\dpx/.test(query))).toEqual([]);
});
