import { describe, expect, it } from "vitest";
import type { DeedSort, GameEvent } from "../games/contract.ts";
import { type Reading, chaptersOf } from "./chapters.ts";
import { rowsOf, stopsOf } from "./rows.ts";
import { talliesOf, weightiest } from "./tally.ts";

const BEGINNING: Record<string, DeedSort> = { deal: "draw", play: "card", fight: "battle" };
const FOLLOWING: Record<string, DeedSort> = { roll: "dice", win: "battle", score: "points" };

const game: Reading = {
  tone: ({ kind }) => (kind === "round" || kind === "turn" ? "heading" : kind === "hush" ? "silent" : "line"),
  round: ({ kind, round }) => (kind === "round" ? Number(round) : null),
  deed: ({ kind }) => ({ sort: BEGINNING[kind] ?? FOLLOWING[kind] ?? "fate", begins: kind in BEGINNING }),
  points: ({ kind, seat, points }) =>
    kind === "score" ? { seat: String(seat), points: Number(points), source: "x" } : null,
};

function story(...told: (string | Partial<GameEvent>)[]): GameEvent[] {
  return told.map((each, index) => {
    const event = typeof each === "string" ? { kind: each } : each;
    return { number: index + 1, decision: index, kind: "", ...event };
  });
}

const EVENTS = story(
  "deal",
  { kind: "round", round: 1 },
  { kind: "turn", seat: "red" },
  { kind: "play", seat: "red" },
  { kind: "fight", seat: "red" },
  { kind: "roll", seat: "red" },
  { kind: "roll", seat: "blue" },
  { kind: "win", seat: "red" },
  { kind: "score", seat: "red", points: 5 },
  { kind: "turn", seat: "blue" },
  "hush",
  { kind: "round", round: 2 },
  { kind: "turn", seat: "red" },
  { kind: "play", seat: "red" },
);

const newestOnly = (_key: string, isNewest: boolean) => isNewest;
const said = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => {
    if (row.type === "line")
      return `${row.follows ? "  " : ""}${row.entry.event.kind}${row.fold ? ` +${row.fold.count}` : ""}`;
    if (row.type === "since") return "since";
    const heading = row.type === "chapter" ? row.chapter.heading : row.section.heading;
    return `${row.open ? "v" : ">"} ${heading?.kind ?? "before"} ${String(heading?.round ?? heading?.seat ?? "")}`.trim();
  });

describe("the story, cut", () => {
  it("is told by rounds, turns, and deeds with what followed", () => {
    const chapters = chaptersOf(EVENTS, game);
    expect(chapters.map(({ heading, sections }) => [heading?.round ?? null, sections.length])).toEqual([
      [null, 1],
      [1, 1],
      [2, 1],
    ]);
    const [play, fight] = chapters[1]?.sections[0]?.episodes ?? [];
    expect(play?.followers).toEqual([]);
    expect(fight?.followers.map(({ event }) => event.kind)).toEqual(["roll", "roll", "win", "score"]);
  });

  it("leaves out turns in which nothing was told, but for the one that is under way", () => {
    const underWay = chaptersOf(EVENTS.slice(0, 11), game);
    expect(underWay[1]?.sections).toHaveLength(2);
    expect(chaptersOf(EVENTS, game)[1]?.sections).toHaveLength(1);
  });

  it("can be that of one side: its own lines, and what they belong to", () => {
    const [chapter, ...others] = chaptersOf(EVENTS, game, ({ seat }) => seat === "blue");
    expect(others).toEqual([]);
    const [episode] = chapter?.sections[0]?.episodes ?? [];
    expect(episode?.leader.event.kind).toBe("fight");
    expect(episode?.followers.map(({ event }) => event.seat)).toEqual(["blue"]);
  });
});

describe("the rows", () => {
  it("show the newest part open and the older ones folded", () => {
    expect(said(rowsOf(chaptersOf(EVENTS, game), newestOnly))).toEqual([
      "> before",
      "> round 1",
      "v round 2",
      "v turn red",
      "play",
    ]);
  });

  it("show of a long episode that is over how it began and how it ended", () => {
    const all = rowsOf(chaptersOf(EVENTS, game), (key) => !key.startsWith("episode"));
    expect(said(all).slice(3, 8)).toEqual(["v turn red", "play", "fight +3", "  win", "v round 2"]);
    const open = rowsOf(chaptersOf(EVENTS, game), () => true);
    expect(said(open)).toContain("  roll");
  });

  it("say once where the news begin, as near as what is open allows", () => {
    const chapters = chaptersOf(EVENTS, game);
    expect(said(rowsOf(chapters, newestOnly, 6)).slice(0, 3)).toEqual(["> before", "since", "> round 1"]);
    expect(said(rowsOf(chapters, () => true, 13)).slice(-2)).toEqual(["since", "play"]);
    expect(said(rowsOf(chapters, () => true, 14))).not.toContain("since");
  });

  it("are all walked over but for the mark", () => {
    const rows = rowsOf(chaptersOf(EVENTS, game), newestOnly, 6);
    expect(stopsOf(rows)).toHaveLength(rows.length - 1);
  });
});

describe("what a folded part comes to", () => {
  it("is told side by side: deeds, and points", () => {
    expect(talliesOf(EVENTS.slice(2, 9), game, ["red", "blue"])).toEqual([
      {
        seat: "red",
        counts: [
          { sort: "battle", count: 1 },
          { sort: "card", count: 1 },
        ],
        points: 5,
      },
    ]);
  });

  it("is only what it changed, for a whole round", () => {
    expect(weightiest(talliesOf(EVENTS, game, ["red", "blue"]))).toEqual([{ seat: "red", counts: [], points: 5 }]);
  });
});
