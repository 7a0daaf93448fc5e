import { describe, expect, it } from "vitest";
import { DRAFT, EDITING, FIELDS, LAYERS } from "./examples.ts";
import { type Piece, Pieces } from "./pieces.ts";

const pieces = new Pieces(EDITING, FIELDS);

function piece(field: string, place: string, more: Partial<Piece> = {}): Piece {
  return { layer: LAYERS[field]!, owner: null, piece: "", place, ...more };
}

function moved(one: Piece, to: string): unknown {
  return pieces.moved(DRAFT, one, to).state[one.layer.field];
}

describe("what lies where is read from every form of field", () => {
  it("lists all that lies in a place", () => {
    const north = pieces.at(DRAFT, "north").map(({ layer, owner, piece, count }) => [layer.field, owner, piece, count]);
    expect(north).toEqual([
      ["figures", null, "imp", 2],
      ["marked", null, "imp-shielded", 1],
      ["leaders", "blue", "", 1],
      ["items", null, "sword", 2],
      ["land", null, "farm", 1],
    ]);
  });

  it("lists places that are marked", () => {
    expect(pieces.at(DRAFT, "sea").map(({ layer }) => layer.field)).toEqual(["ruined"]);
  });
});

describe("pieces are moved in every form of field", () => {
  it("from heap to heap", () => {
    expect(moved(piece("figures", "north", { piece: "imp" }), "sea")).toEqual({ north: { imp: 1 }, sea: { imp: 1 } });
  });

  it("by seat, one or counted", () => {
    expect(moved(piece("leaders", "north", { owner: "blue" }), "sea")).toEqual({ red: "reserve", blue: "sea" });
    expect(moved(piece("warriors", "south", { owner: "blue" }), "north")).toEqual({
      red: { reserve: 1 },
      blue: { south: 1, north: 1 },
    });
  });

  it("single ones, lists, rewards, spaces, tiles with their turn, marks", () => {
    expect(moved(piece("trolls", "south", { piece: "grim" }), "north")).toEqual({ grim: "north" });
    expect(moved(piece("items", "north", { piece: "sword" }), "sea")).toEqual({ north: ["sword"], sea: ["sword"] });
    expect(moved(piece("rewards", "south", { piece: "ring" }), "sea")).toEqual({ sea: "ring" });
    expect(moved(piece("spaces", "south", { piece: "sword" }), "north")).toEqual({ north: ["sword", null] });
    expect(moved(piece("land", "north", { piece: "farm" }), "south")).toEqual({ south: ["farm", 2] });
    expect(moved(piece("ruined", "sea"), "north")).toEqual(["north"]);
  });

  it("off the board: home, or into the box", () => {
    expect(moved(piece("leaders", "north", { owner: "blue" }), "")).toEqual({ red: "reserve", blue: "reserve" });
    expect(moved(piece("trolls", "south", { piece: "grim" }), "")).toEqual({});
    expect(moved(piece("figures", "north", { piece: "imp" }), "")).toEqual({ north: { imp: 1 } });
  });

  it("onto the board: from home, or from the box", () => {
    expect(moved(piece("warriors", "", { owner: "red" }), "north")).toEqual({
      red: { north: 1 },
      blue: { south: 2 },
    });
    expect(moved(piece("spaces", "", { piece: "ring" }), "south")).toEqual({ south: ["ring", "sword"] });
  });

  it("with what lies below a mark", () => {
    const after = pieces.moved(DRAFT, piece("marked", "north", { piece: "imp-shielded" }), "south");
    expect(after.state.marked).toEqual({ south: ["imp-shielded"] });
    expect(after.state.figures).toEqual({ north: { imp: 1 }, south: { imp: 1 } });
  });

  it("and what follows from a field is left out", () => {
    expect("free" in pieces.moved(DRAFT, piece("warriors", "south", { owner: "blue" }), "north").state).toBe(false);
    expect("free" in pieces.moved(DRAFT, piece("trolls", "south", { piece: "grim" }), "north").state).toBe(true);
  });

  it("and the draft before stays as it was", () => {
    const before = JSON.stringify(DRAFT);
    pieces.moved(DRAFT, piece("items", "north", { piece: "sword" }), "sea");
    expect(JSON.stringify(DRAFT)).toBe(before);
  });
});

describe("what can be added", () => {
  it("is what there is of it, and what may lie there", () => {
    const named = (place: string) =>
      pieces.supply(DRAFT, place).map(({ layer, owner, piece }) => [layer.field, owner ?? piece].join(" "));
    expect(named("sea")).toContain("figures imp");
    expect(named("sea")).not.toContain("figures ogre");
    expect(named("sea")).toContain("leaders red");
    expect(named("sea")).not.toContain("warriors red");
    expect(named("north")).toContain("warriors red");
    expect(named("north")).not.toContain("warriors blue");
    expect(named("north")).toContain("trolls grum");
    expect(named("north")).not.toContain("trolls grim");
    expect(named("south")).toContain("land wood");
    expect(named("south")).not.toContain("land farm");
  });
});

describe("what the board draws", () => {
  it("is found by kind, id, owner and place", () => {
    const leader = pieces.drawn(DRAFT, { kind: "figure", id: "leader" }, "blue", "north");
    expect(leader?.layer.field).toBe("leaders");
    expect(pieces.drawn(DRAFT, { kind: "figure", id: "leader" }, "red", "north")).toBeNull();
    expect(pieces.drawn(DRAFT, { kind: "figure", id: "imp-shielded" }, null, "north")?.layer.field).toBe("marked");
    expect(pieces.drawn(DRAFT, { kind: "troll", id: "grim" }, null, "north")).toBeNull();
  });
});
