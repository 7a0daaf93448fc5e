import { render, waitFor } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { composed } from "../../parts/scenery/compose.ts";
import { alike } from "../../parts/scenery/likeness.ts";
import { CHAOS_CARDS, OLD_WORLD_CARDS, RUINATION_IDS, UPGRADE_IDS } from "../components.ts";
import { FIXTURES } from "../dev/fixtures.ts";
import Face from "./Face.svelte";
import { gallery } from "./gallery.ts";
import { SCENES, sceneOf } from "./scenes.ts";
import SmallCard from "./SmallCard.svelte";

const IDS: Record<string, readonly string[]> = {
  chaos_card: Object.keys(CHAOS_CARDS),
  old_world_card: Object.keys(OLD_WORLD_CARDS),
  upgrade: UPGRADE_IDS,
  ruination_card: RUINATION_IDS,
};
const ALL = Object.entries(IDS).flatMap(([kind, ids]) => ids.map((id) => [kind, id] as const));

describe("the scenes of the cards", () => {
  it("are declared for what exists", () => {
    for (const [kind, ids] of Object.entries(IDS)) {
      const declared = Object.keys(SCENES[kind] ?? {});
      expect(declared.length, kind).toBeGreaterThan(4);
      expect(
        declared.filter((id) => !ids.includes(id)),
        kind,
      ).toEqual([]);
    }
  });

  it("do not look alike", () => {
    expect(alike(ALL.map(([kind, id]) => [id, sceneOf(kind, id)]))).toEqual([]);
  });

  it("are light to draw", () => {
    for (const [kind, id] of ALL) {
      const shapes = composed(id, sceneOf(kind, id));
      expect(shapes.length, id).toBeLessThan(40);
      expect(shapes.map(({ d }) => d).join(""), id).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("are made up by its deck for a card that has none", () => {
    expect(composed("a new card", sceneOf("chaos_card", "a new card")).length).toBeGreaterThan(5);
  });

  it("stand on the card in the hand and on the board once they are here", async () => {
    await gallery.open();
    const { view } = FIXTURES.middle!;
    const shapes = composed("chaos_card dazzle", sceneOf("chaos_card", "dazzle")).length;
    const held = render(Face, { thing: { kind: "chaos_card", id: "dazzle" }, view, size: "card" });
    await waitFor(() => expect(held.container.querySelectorAll(".picture path")).toHaveLength(shapes));
    const lying = render(SmallCard, { card: "dazzle" });
    expect(lying.container.querySelectorAll("svg path")).toHaveLength(shapes);
  });
});
