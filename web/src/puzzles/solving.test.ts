import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Puzzle, PuzzleVerdict } from "../protocol/types.ts";
import { puzzles } from "../server/puzzles.ts";
import { session } from "../server/session.svelte.ts";
import { Solving } from "./solving.svelte.ts";

const OPEN = { id: "ab", game: "karak", day: null, mine: null } as unknown as Puzzle;
const SOLUTION = { best: { key: "best" }, line: [] };

function verdict(right: boolean, tries: number, change: number, told: boolean): PuzzleVerdict {
  return {
    right,
    tries,
    change,
    solution: told ? SOLUTION : null,
    standing: { rating: 1500 },
  } as unknown as PuzzleVerdict;
}

beforeEach(() => {
  vi.spyOn(session, "somebody").mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

describe("solving a puzzle", () => {
  it("goes on after a wrong try and ends with the right one", async () => {
    const solving = new Solving(OPEN);
    const send = vi.spyOn(puzzles, "attempt");
    send.mockResolvedValueOnce(verdict(false, 1, -12, false));
    await solving.attempt("greedy");
    expect([solving.outcome, solving.isOver, solving.change]).toEqual(["wrong", false, -12]);
    send.mockResolvedValueOnce(verdict(true, 2, 0, true));
    await solving.attempt("best");
    expect([solving.outcome, solving.isOver, solving.tries]).toEqual(["right", true, 2]);
    expect(solving.change).toBe(-12);
    expect(send).toHaveBeenLastCalledWith("karak", "ab", "best", false);
  });

  it("counts as today's where it is", async () => {
    const send = vi.spyOn(puzzles, "attempt").mockResolvedValue(verdict(false, 1, -9, true));
    const solving = new Solving({ ...OPEN, day: "2026-11-18" });
    await solving.show();
    expect(send).toHaveBeenCalledWith("karak", "ab", null, true);
    expect([solving.outcome, solving.isOver]).toEqual(["shown", true]);
  });

  it("leaves everything as it was where a try did not arrive", async () => {
    vi.spyOn(puzzles, "attempt").mockRejectedValue(new Error("lost"));
    const solving = new Solving(OPEN);
    await expect(solving.attempt("best")).rejects.toThrow("lost");
    expect([solving.outcome, solving.tries, solving.tried]).toEqual([null, 0, null]);
  });

  it("knows what was solved or shown before", () => {
    expect(new Solving({ ...OPEN, mine: { state: "open", tries: 2 } }).wasOver).toBe(false);
    expect(new Solving({ ...OPEN, mine: { state: "solved", tries: 2 } }).wasOver).toBe(true);
  });
});
