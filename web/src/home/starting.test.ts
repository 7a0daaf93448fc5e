import { describe, expect, it } from "vitest";
import type { GameInfo } from "../protocol/types.ts";
import { seating } from "./starting.ts";

const SIDES = ["one", "two", "three", "four", "five"];

function game(naming: { free: boolean } | null): GameInfo {
  const option = { name: "who", values: ["random"], default: "random", names_sides: true };
  return {
    name: "toy",
    revision: 1,
    side_kind: "farm",
    sides: SIDES,
    seat_counts: [2, 3],
    seats_for: { "3": ["one", "two", "three"] },
    options: naming ? [{ ...option, ...naming }] : [],
    bots: ["easy"],
  };
}

describe("playing at once", () => {
  it("names the sides at the table where the game lets it, so that the chosen one takes part", () => {
    for (const side of SIDES) {
      const { seats, options } = seating(game({ free: true }), "easy", side);
      const named = options?.who?.split("-") ?? [];
      expect(new Set(named).size).toBe(3);
      expect(seats.map((seat) => seat.kind).indexOf("me")).toBe(named.indexOf(side));
      expect(seats.filter((seat) => seat.kind === "bot")).toHaveLength(2);
    }
  });

  it("leaves the sides to the game where nothing is wished, or where the game alone sets them", () => {
    expect(seating(game({ free: true }), "easy", null).options).toEqual({});
    const { seats, options } = seating(game({ free: false }), "easy", "two");
    expect(options).toEqual({});
    expect(seats.map((seat) => seat.kind)).toEqual(["bot", "me", "bot"]);
  });
});
