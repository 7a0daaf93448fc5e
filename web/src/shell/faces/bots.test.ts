/** Every bot with a face has a portrait and words, and no two look alike. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BOT_FACES } from "./bots.ts";

const words = readFileSync("../src/warhost/words/en/core.ftl", "utf-8");
const styles = readFileSync("../src/warhost/bots/styles.py", "utf-8");
const named = [...words.matchAll(/^bot-face-(\w+) =/gm)].map(([, name]) => name);
const seated = [...styles.matchAll(/^ {4}Face\("(\w+)"/gm)].map(([, name]) => name);

test("whoever sits at a table has a portrait and a name", () => {
  expect(seated).toHaveLength(6);
  expect(Object.keys(BOT_FACES).sort()).toEqual([...seated].sort());
  expect([...named].sort()).toEqual([...seated].sort());
});

test("no two look alike", () => {
  const drawn = Object.values(BOT_FACES).map(({ shapes }) => JSON.stringify(shapes));
  expect(new Set(drawn).size).toBe(drawn.length);
});
