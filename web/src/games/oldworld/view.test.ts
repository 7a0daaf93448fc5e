import { describe, expect, it } from "vitest";
import { FIXTURES } from "./dev/fixtures.ts";
import { asOldWorld, corruptionIn, onSpace, stacksIn, tokensIn, upgradesOf } from "./view.ts";

const crowded = asOldWorld(FIXTURES.crowded!.view).state;
const battle = asOldWorld(FIXTURES.battle!.view).state;

describe("what lies in a region", () => {
  it("figures stack by owner, class and what has happened to them", () => {
    const stacks = stacksIn(crowded, "empire").map(({ piece, count }) => `${count} ${piece}`);
    expect(stacks).toContain("2 acolyte");
    expect(stacks).toContain("1 acolyte-shielded");
    expect(stacks).toContain("2 leper");
    expect(stacks).toContain("1 leper-controlled");
    expect(stacks[0]).toBe("1 bloodthirster");
  });

  it("no figure is lost or counted twice", () => {
    const standing = stacksIn(crowded, "empire").reduce((sum, { count }) => sum + count, 0);
    expect(standing).toBe(20);
  });

  it("figures laid down in battle are apart", () => {
    const laid = stacksIn(battle, "troll_country").filter((stack) => stack.laid);
    expect(laid.map(({ piece }) => piece)).toEqual(["plaguebearer", "acolyte"]);
  });

  it("a Horror on a card space stands there and not among the others", () => {
    const held = { ...crowded, figures: { tilea: { horror: 2 } }, marked: { tilea: ["horror-on_space"] } };
    expect(onSpace(held, "tilea")?.piece).toBe("horror-on_space");
    expect(stacksIn(held, "tilea")).toMatchObject([{ piece: "horror", count: 1 }]);
  });

  it("tokens and corruption come in their fixed order", () => {
    expect(tokensIn(crowded, "empire").map(({ token }) => token)).toEqual([
      "event",
      "hero",
      "noble",
      "peasant",
      "skaven",
      "warpstone",
    ]);
    expect(corruptionIn(crowded, "bretonnia")).toEqual([
      { power: "nurgle", count: 4 },
      { power: "tzeentch", count: 1 },
      { power: "slaanesh", count: 4 },
    ]);
  });

  it("a power has the upgrades that bear its name", () => {
    expect(upgradesOf(crowded, "khorne").sort()).toEqual(["khorne_daemon", "khorne_power_1", "khorne_warrior"]);
  });
});
