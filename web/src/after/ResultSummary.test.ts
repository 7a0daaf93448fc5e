import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Component } from "svelte";
import Cover from "../games/plain/Cover.svelte";
import game from "../games/plain/table.ts";
import type { TableInfo } from "../protocol/types.ts";
import { Teller } from "../words/telling.ts";
import { speak } from "../words/words.svelte.ts";
import ResultSummary from "./ResultSummary.svelte";

const Portrait = Cover as Component<{ side: string }>;

vi.mock("./story.ts", () => ({
  fetchStory: async () => ({ points: [], sources: [], gains: [], rounds: [], total: 0 }),
}));

const teller = new Teller({
  game: "toy",
  revision: 1,
  side_kind: "farm",
  verbs: {},
  prompts: {},
  events: {},
  endings: [],
});

function finished(mine: string[]): TableInfo {
  const seats = ["red", "green"].map((seat) => ({ seat, name: seat === "red" ? "Ann" : "Ben", level: null }));
  const result = { ending: "rounds", winners: ["green"], scores: { red: 1, green: 2 } };
  return { id: "t1", game: "toy", status: "finished", seats, mine, result, rematch: null } as unknown as TableInfo;
}

beforeAll(() => speak("en"));
afterEach(cleanup);

describe("a result", () => {
  it("tells its reader apart from the others", () => {
    render(ResultSummary, { table: finished(["red"]), teller, game });
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows.map((row) => row?.includes("Ben"))).toEqual([true, false]);
    expect(rows.map((row) => row?.includes("· you"))).toEqual([false, true]);
  });

  it("has a scene for its winner, in words that say whose victory it is", () => {
    render(ResultSummary, { table: finished(["green"]), teller, game });
    expect(document.querySelector(".scene .winners")?.textContent).toContain("green wins");
    expect(screen.getByText("The victory is yours")).toBeTruthy();
    expect(document.querySelectorAll(".scene .banner")).toHaveLength(1);
  });

  it("shows the winner's face where the game has drawn one", () => {
    const props = { table: finished(["red"]), teller, game: { ...game, Portrait } };
    render(ResultSummary, props);
    expect(document.querySelector(".banner .portrait")).not.toBeNull();
    expect(screen.queryByText("The victory is yours")).toBeNull();
  });

  it("keeps the ways on together: again, replay, another table, home", () => {
    render(ResultSummary, { table: finished(["red"]), teller, game });
    const ways = [...document.querySelectorAll(".actions > *")].map((way) => way.textContent?.trim());
    expect(ways).toEqual([
      "Play again",
      "Play again, sides move on",
      "Analysis",
      "Replay",
      "Home",
      "New table",
      "Picture to share",
    ]);
  });

  it("tells nobody apart where people share a device", () => {
    render(ResultSummary, { table: finished(["red", "green"]), teller, game });
    expect(screen.queryByText(/· you/)).toBeNull();
  });
});
