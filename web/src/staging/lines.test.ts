import { describe, expect, it } from "vitest";
import { partsOf } from "./lines.ts";

const names = { khorne: "Khorne", wolf: "Wolf", wolves: "Wolf Clan" };

describe("a line", () => {
  it("is taken apart at the names of sides, the longer name first", () => {
    expect(partsOf("Wolf Clan strikes Khorne.", names)).toEqual([
      { text: "Wolf Clan", seat: "wolves" },
      { text: " strikes ", seat: null },
      { text: "Khorne", seat: "khorne" },
      { text: ".", seat: null },
    ]);
  });

  it("keeps words whole that merely begin like a name", () => {
    expect(partsOf("Wolfsbane grows", names)).toEqual([{ text: "Wolfsbane grows", seat: null }]);
    expect(partsOf("Кхорнский", { khorne: "Кхорн" })).toEqual([{ text: "Кхорнский", seat: null }]);
  });
});
