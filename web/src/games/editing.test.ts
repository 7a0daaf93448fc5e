import { describe, expect, it } from "vitest";
import type { Draft } from "../editor/draft.ts";
import bloodrage from "./bloodrage/editing.ts";
import karak from "./karak/editing.ts";
import oldworld from "./oldworld/editing.ts";

function draft(state: Record<string, unknown>): Draft {
  return { game: "", seats: [], options: {}, flow: {}, state };
}

describe("what goes with an edit", () => {
  it("in the Old World: marks leave with their figures", () => {
    const marked = { kislev: ["acolyte-shielded", "acolyte-shielded"], empire: ["horror-controlled"] };
    const settled = oldworld.settle?.(draft({ figures: { kislev: { acolyte: 1 } }, marked }));
    expect(settled?.state.marked).toEqual({ kislev: ["acolyte-shielded"] });
  });

  it("in Blood Rage: nothing lies in a destroyed province, and Monsters without a card are in the box", () => {
    const settled = bloodrage.settle?.(
      draft({
        destroyed: ["horgr"],
        pillaged: ["horgr", "gimle"],
        rewards: { horgr: "axes", gimle: "rage" },
        monsters: { troll: "gimle", valkyrie: "reserve" },
        sheets: { wolf: { monster_1: "troll" } },
      }),
    );
    expect(settled?.state).toMatchObject({
      pillaged: ["gimle"],
      rewards: { gimle: "rage" },
      monsters: { troll: "gimle" },
    });
  });

  it("in Karak: a horde that comes has strength, one that goes hunts nobody", () => {
    const settled = karak.settle?.(
      draft({ foes: { black: "1413", first: "1414" }, hordes: { gold: 3 }, targets: { gold: "taia", black: "taia" } }),
    );
    expect(settled?.state.hordes).toEqual({ black: 10 });
    expect(settled?.state.targets).toEqual({ black: "taia" });
  });

  it("in Karak: the land grows where it ends", () => {
    expect(karak.frontier?.({ land: { "1313": ["castle", 0] } })).toHaveLength(6);
  });
});
