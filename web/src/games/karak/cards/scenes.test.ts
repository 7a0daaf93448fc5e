import { render, waitFor } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { composed } from "../../parts/scenery/compose.ts";
import type { Scene } from "../../parts/scenery/index.ts";
import { alike } from "../../parts/scenery/likeness.ts";
import { BUILDING_IDS, FOES, HEROES, ITEM_IDS, TOKENS, UNIT_IDS } from "../components.ts";
import { HERO_IDS } from "../heroes.ts";
import { gallery } from "./gallery.ts";
import Picture from "./Picture.svelte";
import { SCENES, sceneOf } from "./scenes.ts";

const IDS: Record<string, readonly string[]> = {
  item: ITEM_IDS,
  unit: UNIT_IDS,
  building: BUILDING_IDS,
  monster_token: Object.keys(TOKENS),
  hero: HERO_IDS,
  ability: HERO_IDS.flatMap((hero) => HEROES[hero].abilities),
  foe: [...Object.keys(FOES), "dark_general"],
};
const ALL = Object.entries(IDS).flatMap(([kind, ids]) => ids.map((id) => [kind, id] as const));

describe("the scenes of things", () => {
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
    expect(alike(ALL.map(([kind, id]) => [`${kind} ${id}`, sceneOf(kind, id) as Scene]))).toEqual([]);
  });

  it("are light to draw", () => {
    for (const [kind, id] of ALL) {
      const shapes = composed(id, sceneOf(kind, id) as Scene);
      expect(shapes.length, id).toBeLessThan(40);
      expect(shapes.map(({ d }) => d).join(""), id).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("are made up by its kind for a thing that has none", () => {
    expect(composed("new", sceneOf("item", "a new item") as Scene).length).toBeGreaterThan(5);
    expect(sceneOf("tile", "farm_1")).toBeUndefined();
  });

  it("fill the picture once they are here; a tile lies there as on the board", async () => {
    await gallery.open();
    const knight = render(Picture, { thing: { kind: "unit", id: "knight" } });
    const shapes = composed("unit knight", sceneOf("unit", "knight") as Scene).length;
    await waitFor(() => expect(knight.container.querySelectorAll("path")).toHaveLength(shapes));
    const tile = render(Picture, { thing: { kind: "tile", id: "farm_1" } });
    expect(tile.container.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 64 64");
  });
});
