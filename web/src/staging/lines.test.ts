import { describe, expect, it } from "vitest";
import { withSides } from "./lines.ts";

const names = { khorne: "Khorne", wolf: "Wolf", wolves: "Wolf Clan" };

describe("a line", () => {
  it("is taken apart at the names of sides, the longer name first", () => {
    expect(withSides("Wolf Clan strikes Khorne.", names)).toEqual([
      { kind: "side", text: "Wolf Clan", side: "wolves" },
      { kind: "text", text: " strikes " },
      { kind: "side", text: "Khorne", side: "khorne" },
      { kind: "text", text: "." },
    ]);
  });

  it("keeps words whole that merely begin like a name", () => {
    expect(withSides("Wolfsbane grows", names)).toEqual([{ kind: "text", text: "Wolfsbane grows" }]);
    expect(withSides("Кхорнский", { khorne: "Кхорн" })).toEqual([{ kind: "text", text: "Кхорнский" }]);
  });
});
