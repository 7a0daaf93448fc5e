import { describe, expect, it } from "vitest";
import { withChanges } from "./changes.ts";

describe("changes", () => {
  it("set, remove and address list elements, and leave the old view alone", () => {
    const before = {
      state: { hands: { khorne: ["a"] }, tokens: { x: 1, y: 2 }, rows: [{ n: 1 }, { n: 2 }] },
      same: {},
    };
    const now = withChanges(before, [
      { path: ["state", "hands", "khorne"], value: ["a", "b"] },
      { path: ["state", "tokens", "x"], gone: true },
      { path: ["state", "rows", 1, "n"], value: 5 },
      { path: ["state", "new"], value: null },
    ]);
    expect(now.state).toEqual({
      hands: { khorne: ["a", "b"] },
      tokens: { y: 2 },
      rows: [{ n: 1 }, { n: 5 }],
      new: null,
    });
    expect(before.state.tokens).toEqual({ x: 1, y: 2 });
    expect(now.same).toBe(before.same);
    expect(now.state.rows[0]).toBe(before.state.rows[0]);
  });

  it("replace the whole when the path is empty", () => {
    expect(withChanges({ a: 1 }, [{ path: [], value: { b: 2 } }])).toEqual({ b: 2 });
  });
});
