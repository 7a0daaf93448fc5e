import { describe, expect, it } from "vitest";
import { FIXTURES } from "../dev/fixtures.ts";
import { asBloodRage } from "../view.ts";
import { battleOf } from "./battle.ts";

const read = (name: string) => {
  const { view, events } = FIXTURES[name]!;
  return battleOf(asBloodRage(view), events ?? []);
};

describe("a battle", () => {
  it("is read from what happened when it is over", () => {
    const battle = read("result");
    expect(battle).toMatchObject({ province: "angerboda", winner: "wolf", over: true });
    expect(battle?.sides[0]).toMatchObject({ clan: "wolf", figures: 2, bonus: 5, total: 7 });
  });

  it("keeps laid cards secret", () => {
    const battle = read("battle");
    expect(battle?.sides.map(({ secret, cards }) => [secret, cards.length])).toEqual([
      [false, 0],
      [true, 0],
      [false, 0],
      [false, 0],
    ]);
  });

  it("is none when nobody fights", () => {
    expect(read("middle")).toBeNull();
  });
});
