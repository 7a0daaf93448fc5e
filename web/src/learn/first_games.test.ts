import { beforeEach, describe, expect, it } from "vitest";
import type { TableSummary } from "../protocol/types.ts";
import { isTicked, nextOf, tick, tickPlayed } from "./first_games.svelte.ts";

function table(changes: Partial<TableSummary>, level = "easy"): TableSummary {
  const seats = [
    { seat: "one", played_by: "person", owner: { id: "me", name: "Ann" }, level: null },
    { seat: "two", played_by: "bot", owner: null, level },
  ];
  return { game: "toy", status: "finished", lesson: null, mine: ["one"], seats, ...changes } as unknown as TableSummary;
}

describe("the first three games", () => {
  beforeEach(() => localStorage.clear());

  it("begin with the lesson and go on with what is not ticked yet", () => {
    expect(nextOf("path")).toBe("lesson");
    tick("path", "lesson");
    expect(nextOf("path")).toBe("easy");
    tick("path", "easy", "normal");
    expect(nextOf("path")).toBeNull();
    expect(localStorage.getItem("warhost-first-games")).toContain("path");
  });

  it("are ticked off by games against bots that have come to their end", () => {
    tickPlayed([
      table({ game: "running", status: "playing" }),
      table({ game: "taught", lesson: "first" }),
      table({ game: "watched", mine: [] }),
      table({ game: "random" }, "random"),
      table({ game: "easy" }),
      table({ game: "hard" }, "hard"),
    ]);
    for (const game of ["running", "taught", "watched", "random"]) expect(isTicked(game, "easy")).toBe(false);
    expect([isTicked("easy", "easy"), isTicked("easy", "normal")]).toEqual([true, false]);
    expect([isTicked("hard", "easy"), isTicked("hard", "normal")]).toEqual([true, true]);
  });
});
