import { describe, expect, it } from "vitest";
import { asPosition, packed, unpacked } from "./sharing.ts";

describe("a position in a link", () => {
  const position = { game: "oldworld", state: { figures: { kislev: { acolyte: 2 } }, name: "Złoty Łoś" } };

  it("comes out as it went in", async () => {
    const fragment = await packed(position);
    expect(fragment).toMatch(/^#p=[A-Za-z0-9_-]+$/);
    expect(await unpacked(fragment)).toEqual(position);
  });

  it("that was cut, changed or is something else is no position", async () => {
    const fragment = await packed(position);
    for (const odd of ["", "#", "#content", "#p=", "#p=%%%", fragment.slice(0, -9), `${fragment.slice(0, 9)}AAAA`]) {
      expect(await unpacked(odd)).toBeNull();
    }
  });

  it("that would fill the memory is not unpacked", async () => {
    const bomb = await packed({ text: "0".repeat(2_000_000) });
    expect(bomb.length).toBeLessThan(8000);
    expect(await unpacked(bomb)).toBeNull();
  });
});

describe("a position as a text", () => {
  it("is an object in JSON", () => {
    expect(asPosition('{"game": "karak"}')).toEqual({ game: "karak" });
    for (const odd of ["", "{", "[]", "7", "null"]) expect(asPosition(odd)).toBeNull();
  });
});
