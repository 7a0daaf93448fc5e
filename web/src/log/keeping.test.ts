import { describe, expect, it } from "vitest";
import type { GameEvent } from "../games/contract.ts";
import { type Reading, chaptersOf } from "./chapters.ts";
import { Keeping } from "./keeping.ts";
import { rowsOf } from "./rows.ts";

const game: Reading = {
  tone: ({ kind }) => (kind === "round" ? "heading" : "line"),
  round: ({ kind, number }) => (kind === "round" ? number : null),
  deed: ({ kind }) => ({ sort: "figure", begins: kind === "marched" }),
  points: () => null,
};
const event = (number: number, kind: string): GameEvent => ({ number, decision: number, kind });
const story = [event(1, "round"), event(2, "marched"), event(3, "round"), event(4, "marched"), event(5, "fell")];
const rows = (events: readonly GameEvent[], turned: Record<string, boolean> = {}) =>
  rowsOf(chaptersOf(events, game), (key, isNewest) => turned[key] ?? isNewest);

describe("the rows of the log", () => {
  it("stay the same while the story goes on", () => {
    const keeping = new Keeping();
    const before = keeping.of(rows(story));
    const after = keeping.of(rows([...story, event(6, "marched")]));
    expect(after.length).toBe(before.length + 1);
    expect(before.filter((row) => after.includes(row)).map(({ key }) => key)).toEqual([
      "chapter-1",
      "line-4",
      "line-5",
    ]);
  });

  it("are new where something was added, folded or taken back", () => {
    const keeping = new Keeping();
    const before = keeping.of(rows(story));
    const turned = keeping.of(rows(story, { "chapter-1": true }));
    expect(turned.find(({ key }) => key === "chapter-1")).not.toBe(before.find(({ key }) => key === "chapter-1"));
    const instead = [...story.slice(0, 4), event(5, "rose")];
    const after = keeping.of(rows(instead, { "chapter-1": true }));
    const last = after.at(-1);
    expect(last?.type === "line" && last.entry.event.kind).toBe("rose");
  });
});
