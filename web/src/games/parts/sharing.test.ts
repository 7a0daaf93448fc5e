import { describe, expect, it } from "vitest";
import { copied, sharing, steady } from "./sharing.ts";

const table = () => ({
  regions: { kislev: { leper: 1 }, empire: { knight: 2 } },
  order: [{ seat: "nurgle" }, { seat: "khorne" }],
  ruined: null as string | null,
});

describe("what is the same on two tables", () => {
  it("is one object, and what has changed is not", () => {
    const before = table();
    const next = table();
    next.regions.empire.knight = 3;
    const shared = sharing(next, before);
    expect(shared).toBe(next);
    expect(shared.regions.kislev).toBe(before.regions.kislev);
    expect(shared.order).toBe(before.order);
    expect(shared.regions.empire).not.toBe(before.regions.empire);
    expect(shared.regions.empire).toEqual({ knight: 3 });
    expect(before).toEqual(table());
  });

  it("is all of it where nothing has changed", () => {
    const before = table();
    expect(sharing(table(), before)).toBe(before);
  });

  it("is not what has come or gone", () => {
    const before = { hands: { nurgle: ["a", "b"] }, gone: { card: 1 } };
    const fewer = { hands: { nurgle: ["a"] }, gone: {} };
    expect(sharing(copied(fewer), before)).toEqual(fewer);
    const emptied: Record<string, undefined> = { card: undefined };
    expect(sharing(emptied, { other: 1 })).toBe(emptied);
    expect(sharing<unknown>([], {})).toEqual([]);
  });
});

describe("a copy", () => {
  it("shares nothing", () => {
    const one = table();
    const other = copied(one);
    expect(other).toEqual(one);
    other.regions.kislev.leper = 9;
    other.order[0]!.seat = "slaanesh";
    expect(one).toEqual(table());
  });
});

describe("what is steady", () => {
  it("is given again until it changes", () => {
    const keep = steady<{ count: number }[]>();
    const first = keep([{ count: 1 }, { count: 2 }]);
    expect(keep([{ count: 1 }, { count: 2 }])).toBe(first);
    const second = keep([{ count: 1 }, { count: 3 }]);
    expect(second).toEqual([{ count: 1 }, { count: 3 }]);
    expect(second[0]).toBe(first[0]);
  });
});
