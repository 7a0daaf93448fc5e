import { describe, expect, it } from "vitest";
import { print as printKarak } from "../karak/printing.ts";
import { DICE, TILES, TOKENS } from "../karak/components.ts";
import { print as printOldWorld } from "../oldworld/printing.ts";
import { CHAOS_CARDS, DIALS, FIGURES } from "../oldworld/components.ts";

describe("a board prints what is played with", () => {
  it("in Karak: tiles, dice and monsters, until another table is opened", () => {
    const tile = TILES.farm_1;
    const faces = ["skull", "skull", "1", "1", "1", "1"];
    printKarak(
      JSON.stringify({
        game: "karak",
        tile: { farm_1: { chasms: [3], resources: ["food", "stone"] } },
        unit: { knight: { faces, cost: { stone: 1 } } },
        monster: { skeletons: { strength: 7 } },
      }),
    );
    expect(TILES.farm_1).toBe(tile);
    expect(TILES.farm_1?.chasms).toEqual([3]);
    expect(TILES.farm_1?.resources).toEqual(["food", "stone"]);
    expect(DICE.knight?.faces).toEqual(faces);
    expect(TOKENS.skeletons_sword?.strength).toBe(7);
    expect(TOKENS.ghouls_sword?.strength).toBe(2);
    printKarak("");
    expect(TILES.farm_1?.chasms).toEqual([]);
    expect(TILES.farm_1?.resources).toEqual(["food"]);
    expect(TOKENS.skeletons_sword?.strength).toBe(1);
  });

  it("in the Old World: cards, figures and dials", () => {
    printOldWorld(
      JSON.stringify({
        game: "oldworld",
        chaos_card: { teleport: { cost: 9 } },
        figure: { horror: { attack: 5 } },
        dial_tick: { tzeentch_3: { threat: 34, number: 2 } },
      }),
    );
    expect(CHAOS_CARDS.teleport?.cost).toBe(9);
    expect(FIGURES.horror.attack).toBe(5);
    expect(DIALS.tzeentch[3]).toMatchObject({ threat: 34, n: 2 });
    printOldWorld("");
    expect(CHAOS_CARDS.teleport?.cost).not.toBe(9);
    expect(DIALS.tzeentch[3]?.threat).not.toBe(34);
  });
});
