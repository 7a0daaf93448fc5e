import { describe, expect, it, vi } from "vitest";
import type { View } from "../games/contract.ts";
import type { Replay } from "../protocol/types.ts";
import { momentsOf } from "./again.ts";

const TOTAL = 300;

const server = () =>
  vi.fn(async (first: number, count: number) => {
    const steps = Array.from({ length: Math.min(count, TOTAL + 1 - first) }, (_, index) => ({
      step: first + index,
      events: [{ kind: "moved" }],
      view: index === 0 ? ({ state: { at: first } } as unknown as View) : null,
      changes: index === 0 ? [] : [{ path: ["state", "at"], value: first + index }],
    }));
    return { total: TOTAL, steps } as unknown as Replay;
  });

describe("what is watched again", () => {
  it("begins with the table before it, and has everything that led from there", async () => {
    const moments = await momentsOf(server(), 5, 6, 40);
    expect(moments.map(({ view }) => view?.state)).toEqual([{ at: 4 }, { at: 5 }, { at: 6 }]);
    expect(moments.map(({ follows }) => follows)).toEqual([false, true, true]);
    expect(moments.flatMap(({ events }) => events.map(({ number, decision }) => [number, decision]))).toEqual([
      [41, 5],
      [42, 6],
    ]);
  });

  it("is fetched in pieces where it is long", async () => {
    const fetch = server();
    const moments = await momentsOf(fetch, 2, 250, 0);
    expect(moments).toHaveLength(250);
    expect(fetch.mock.calls.map(([first]) => first)).toEqual([1, 101, 201]);
    expect(moments.at(-1)?.view?.state).toEqual({ at: 250 });
    expect(moments.filter(({ follows }) => !follows)).toHaveLength(1);
  });
});
