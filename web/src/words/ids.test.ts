import { beforeAll, describe, expect, it } from "vitest";
import { has, speak } from "./words.svelte.ts";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every id that stands whole in the code; those composed at run time end in a hyphen there and are not counted. */
function idsInCode(): string[] {
  const found = new Set<string>();
  for (const text of Object.values(sources)) {
    for (const [, id] of text.matchAll(/["'`](web-[a-z0-9_-]*[a-z0-9])["'`]/g)) if (id) found.add(id);
  }
  return [...found];
}

describe("what the code says", () => {
  beforeAll(() => speak("en"));

  it("has words", () => {
    const ids = idsInCode();
    expect(ids.length).toBeGreaterThan(150);
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });
});
