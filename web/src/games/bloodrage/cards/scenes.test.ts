import { render, waitFor } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { composed } from "../../parts/scenery/compose.ts";
import { alike } from "../../parts/scenery/likeness.ts";
import { CARD_IDS, CARDS } from "../components.ts";
import { FIXTURES } from "../dev/fixtures.ts";
import Face from "./Face.svelte";
import { gallery } from "./gallery.ts";
import { SCENES, sceneOf } from "./scenes.ts";

describe("the scenes of the cards", () => {
  it("are declared for cards that exist", () => {
    expect(Object.keys(SCENES).filter((card) => !CARDS[card])).toEqual([]);
    expect(Object.keys(SCENES).length).toBeGreaterThan(70);
  });

  it("do not look alike", () => {
    expect(alike(CARD_IDS.map((card) => [card, sceneOf(card)]))).toEqual([]);
  });

  it("are light to draw", () => {
    for (const card of CARD_IDS) {
      const shapes = composed(card, sceneOf(card));
      expect(shapes.length, card).toBeLessThan(40);
      expect(shapes.map(({ d }) => d).join(""), card).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("are made up by its kind for a card that has none", () => {
    expect(composed("a new card", sceneOf("a new card")).length).toBeGreaterThan(5);
  });

  it("stand on the face of the card once they are here", async () => {
    await gallery.open();
    const { view } = FIXTURES.battle!;
    const { container } = render(Face, { thing: { kind: "card", id: "yggdrasil_1" }, view, size: "card" });
    const shapes = composed("yggdrasil_1", sceneOf("yggdrasil_1")).length;
    await waitFor(() => expect(container.querySelectorAll(".picture path")).toHaveLength(shapes));
  });
});
