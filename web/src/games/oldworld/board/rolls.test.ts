import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../contract.ts";
import { staysOnTable, throwsIn } from "./rolls.ts";

let number = 0;
const event = (kind: string, args: Record<string, unknown> = {}): GameEvent => ({
  number: ++number,
  decision: 1,
  kind,
  ...args,
});
const rolled = (seat: string, region: string, dice: number[], hits: number) =>
  event("rolled", { seat, region, dice, hits });

describe("dice", () => {
  it("lie by region, one roll after the other", () => {
    const thrown = throwsIn([
      rolled("khorne", "kislev", [1, 6, 4], 2),
      rolled("nurgle", "kislev", [3], 0),
      rolled("khorne", "tilea", [5], 1),
    ]);
    expect(thrown.map(({ region, rolls }) => `${region} ${rolls.length}`)).toEqual(["kislev 2", "tilea 1"]);
  });

  it("show as hits so many of the highest as the event says", () => {
    const [thrown] = throwsIn([rolled("khorne", "kislev", [1, 6, 4], 1)]);
    expect(thrown?.rolls[0]?.dice).toEqual([
      { face: 1, hit: false },
      { face: 6, hit: true },
      { face: 4, hit: false },
    ]);
  });

  it("stay while their battle goes on, and go with it", () => {
    expect(staysOnTable([event("hit"), event("killed")])).toBe(true);
    expect(staysOnTable([event("battle_ended", { region: "kislev" })])).toBe(false);
    expect(staysOnTable([])).toBe(false);
    const ended = [rolled("khorne", "kislev", [6], 1), event("battle_ended", { region: "kislev" })];
    expect(throwsIn(ended)).toMatchObject([{ over: true }]);
  });
});
