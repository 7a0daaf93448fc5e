import { describe, expect, it } from "vitest";
import type { StudyNode } from "../protocol/types.ts";
import { after, before, branchesOf, lineTo } from "./tree.ts";

function node(number: number, parent: number, step: number): StudyNode {
  const written = { key: `k${number}`, author: "a", bot: false, name: "", note: "", version: 1 };
  return { number, parent, step, seat: "red", ...written };
}

/** From step 4: 1, 2, then 3 or 4; from step 1: 5. */
const NODES = [node(1, 0, 5), node(2, 1, 6), node(3, 2, 7), node(4, 2, 7), node(5, 0, 2)];
const BY_NUMBER = new Map(NODES.map((each) => [each.number, each]));

describe("the tree of a study", () => {
  it("is cut into lines where it forks, in the order of where they leave the game", () => {
    const [early, late] = branchesOf(NODES);
    expect(early?.nodes.map(({ number }) => number)).toEqual([5]);
    expect(late?.nodes.map(({ number }) => number)).toEqual([1, 2]);
    expect(late?.branches.map(({ nodes }) => nodes.map(({ number }) => number))).toEqual([[3], [4]]);
  });

  it("is gone along one decision at a time, back to the game as it was played", () => {
    expect(before({ node: 3, step: 7 }, BY_NUMBER)).toEqual({ node: 2, step: 6 });
    expect(before({ node: 1, step: 5 }, BY_NUMBER)).toEqual({ node: 0, step: 4 });
    expect(before({ node: 0, step: 0 }, BY_NUMBER)).toEqual({ node: 0, step: 0 });
    expect(after({ node: 1, step: 5 }, NODES, 9)).toEqual({ node: 2, step: 6 });
    expect(after({ node: 0, step: 9 }, NODES, 9)).toBeNull();
    expect(after({ node: 3, step: 7 }, NODES, 9)).toBeNull();
  });

  it("tells what a place follows from", () => {
    expect(lineTo(4, BY_NUMBER).map(({ number }) => number)).toEqual([4, 2, 1]);
    expect(lineTo(0, BY_NUMBER)).toEqual([]);
  });
});
