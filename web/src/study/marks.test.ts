import { describe, expect, it } from "vitest";
import { arrowPath, marksOf } from "./marks.ts";

/** A board on which these things are drawn, ten pixels wide, with these middles. */
function boardWith(places: Record<string, [number, number]>): Element {
  const board = document.createElement("div");
  board.getBoundingClientRect = () => new DOMRect(100, 50, 400, 400);
  for (const [name, [x, y]] of Object.entries(places)) {
    const element = document.createElement("i");
    element.dataset["thing"] = name;
    element.getBoundingClientRect = () => new DOMRect(100 + x - 5, 50 + y - 5, 10, 10);
    board.append(element);
  }
  return board;
}

const region = (id: string) => ({ kind: "region", id });

describe("decisions marked on a board", () => {
  const board = boardWith({ "region:kislev": [40, 60], "region:empire": [140, 60] });

  it("are arrows between two places", () => {
    const [mark] = marksOf(board, [[{ kind: "figure", id: "x" }, region("kislev"), region("empire")]]);
    expect(mark).toEqual({ from: { x: 40, y: 60 }, to: { x: 140, y: 60 } });
    expect(arrowPath(mark!)).toMatch(/^M40 60Q/);
  });

  it("are rings where only one place is shown, and nothing where none is", () => {
    expect(marksOf(board, [[region("reserve"), region("empire")], [region("nowhere")], []])).toEqual([
      { from: null, to: { x: 140, y: 60 } },
      null,
      null,
    ]);
  });

  it("do not come from where another thing lies", () => {
    const [mark] = marksOf(boardWith({ "card:rage": [10, 10], "region:empire": [140, 60] }), [
      [{ kind: "card", id: "rage" }, region("empire")],
    ]);
    expect(mark?.from).toBeNull();
  });

  it("stand beside each other at the same place", () => {
    const places = marksOf(board, [[region("empire")], [region("empire")], [region("empire")]]).map(
      (mark) => mark?.to.x,
    );
    expect(new Set(places).size).toBe(3);
  });
});
