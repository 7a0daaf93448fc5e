import { beforeEach, describe, expect, it } from "vitest";
import type { GameFace, Variant } from "../games/contract.ts";
import { faceOf } from "../games/index.ts";
import { WHOLE } from "../games/parts/variants.ts";
import type { GameInfo } from "../protocol/types.ts";
import { seating } from "./starting.ts";
import { variantsOf } from "./variants.ts";
import { keepWish, lastWish, possible } from "./wishes.ts";

const SIDES = ["one", "two", "three", "four", "five"];

function game(naming: { free: boolean } | null, name = "toy"): GameInfo {
  const option = { name: "who", values: ["random"], default: "random", names_sides: true };
  return {
    name,
    revision: 1,
    side_kind: "farm",
    sides: SIDES,
    seat_counts: [2, 3],
    seats_for: { "3": ["one", "two", "three"] },
    options: naming ? [{ ...option, ...naming }] : [],
    bots: ["random", "greedy", "easy", "normal", "hard"],
  };
}

const wish = (side: string | null) => ({ seats: 3, level: "easy", variant: "whole", side });

describe("playing at once", () => {
  it("names the sides at the table where the game lets it, so that the chosen one takes part", () => {
    for (const side of SIDES) {
      const { seats, options } = seating(game({ free: true }), wish(side), WHOLE);
      const named = options?.who?.split("-") ?? [];
      expect(new Set(named).size).toBe(3);
      expect(seats.map((seat) => seat.kind).indexOf("me")).toBe(named.indexOf(side));
      expect(seats.filter((seat) => seat.kind === "bot")).toHaveLength(2);
    }
  });

  it("leaves the sides to the game where nothing is wished, or where the game alone sets them", () => {
    expect(seating(game({ free: true }), wish(null), WHOLE).options).toEqual({});
    const { seats, options } = seating(game({ free: false }), wish("two"), WHOLE);
    expect(options).toEqual({});
    expect(seats.map((seat) => seat.kind)).toEqual(["bot", "me", "bot"]);
  });

  it("keeps to the number, the rules and the sides of what is wished", () => {
    const small: Variant = { id: "first", options: { hordes: "off" }, without: ["four", "five"] };
    for (let time = 0; time < 20; time += 1) {
      const { seats, options } = seating(game({ free: true }), { ...wish("one"), seats: 2 }, small);
      expect(seats).toHaveLength(2);
      expect(options?.hordes).toBe("off");
      expect(options?.who).not.toMatch(/four|five/);
    }
  });
});

const option = (name: string, ...values: string[]) => ({
  name,
  values,
  default: values[0] ?? "",
  names_sides: false,
  free: false,
});
const bloodrage: GameInfo = { ...game(null, "bloodrage"), options: [option("first_game", "off", "on")] };
const face = (firstGame?: GameFace["firstGame"]) => ({ name: "toy", firstGame }) as unknown as GameFace;

describe("what is wished", () => {
  beforeEach(() => localStorage.clear());

  it("suits a first game at first", () => {
    expect(lastWish(bloodrage, { ...faceOf("bloodrage"), firstGame: { seats: 2, options: {} } })).toEqual({
      seats: 2,
      level: "easy",
      variant: "first",
      side: null,
    });
    expect(lastWish(game(null), face())).toMatchObject({ seats: 3, variant: "whole" });
  });

  it("is then what was wished the last time", () => {
    keepWish(bloodrage, { seats: 3, level: "hard", variant: "whole", side: "two" });
    expect(lastWish(bloodrage, faceOf("bloodrage"))).toEqual({
      seats: 3,
      level: "hard",
      variant: "whole",
      side: "two",
    });
    expect(lastWish(game(null), face())).toMatchObject({ level: "easy", side: null });
  });

  it("is never what cannot be had", () => {
    const strange = { seats: 9, level: "godlike", variant: "endless", side: "nobody" };
    expect(possible(strange, bloodrage, faceOf("bloodrage"))).toEqual({
      seats: 3,
      level: "easy",
      variant: "whole",
      side: null,
    });
  });
});

describe("what else is offered", () => {
  it("needs rules that this server knows", () => {
    expect(variantsOf(bloodrage, faceOf("bloodrage"), 3).map(({ id }) => id)).toEqual(["first", "whole"]);
    expect(variantsOf({ ...bloodrage, options: [] }, faceOf("bloodrage"), 3).map(({ id }) => id)).toEqual(["whole"]);
  });

  it("may be meant for some numbers of players", () => {
    const oldworld: GameInfo = { ...game(null, "oldworld"), options: [option("old_world_deck", "8", "6")] };
    expect(variantsOf(oldworld, faceOf("oldworld"), 3).map(({ id }) => id)).toEqual(["whole", "short"]);
    expect(variantsOf(oldworld, faceOf("oldworld"), 4).map(({ id }) => id)).toEqual(["whole"]);
  });
});
