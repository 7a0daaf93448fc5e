import { describe, expect, it } from "vitest";

import { Glass } from "./room.svelte.ts";

const CARD = { kind: "card", id: "blood_frenzy" };

describe("looking closer", () => {
  it("stays closed over the card that was clicked until the pointer has left it", () => {
    const glass = new Glass();
    const element = document.createElement("div");
    glass.look(CARD, element);
    glass.close();
    glass.look(CARD, element);
    expect(glass.thing).toBeNull();
    glass.look(null, null);
    glass.look(CARD, element);
    expect(glass.thing).toEqual(CARD);
  });

  it("opens at once over another card", () => {
    const glass = new Glass();
    glass.look(CARD, document.createElement("div"));
    glass.close();
    glass.look(CARD, document.createElement("div"));
    expect(glass.thing).toEqual(CARD);
  });

  it("keeps what it shows while the pointer moves on the same thing", () => {
    const glass = new Glass();
    const element = document.createElement("div");
    glass.look(CARD, element);
    const shown = glass.thing;
    glass.look({ ...CARD }, element);
    expect(glass.thing).toBe(shown);
  });
});
