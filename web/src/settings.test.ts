import { describe, expect, it } from "vitest";
import { askedFor } from "./settings.svelte.ts";

describe("the language of a page", () => {
  it("is the one that its address asks for", () => {
    expect(askedFor("?as=public&lang=pl")).toEqual({ language: "pl" });
  });

  it("is nobody's wish where there is no such language", () => {
    expect(askedFor("?lang=karak")).toEqual({});
    expect(askedFor("")).toEqual({});
  });
});
