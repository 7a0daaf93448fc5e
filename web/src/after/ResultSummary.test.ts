import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import game from "../games/plain/table.ts";
import type { TableInfo } from "../protocol/types.ts";
import { Teller } from "../words/telling.ts";
import { speak } from "../words/words.svelte.ts";
import ResultSummary from "./ResultSummary.svelte";

vi.mock("./story.ts", () => ({ fetchStory: async () => ({ points: [], sources: [] }) }));

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

  it("tells nobody apart where people share a device", () => {
    render(ResultSummary, { table: finished(["red", "green"]), teller, game });
    expect(screen.queryByText(/· you/)).toBeNull();
  });
});
