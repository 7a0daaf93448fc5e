import { describe, expect, it, vi } from "vitest";
import type { View } from "../games/contract.ts";
import type { Replay } from "../protocol/types.ts";
import { Replaying } from "./replaying.svelte.ts";
import { commitmentOf, countFaces } from "./verifying.ts";

const view = { state: { at: 0 } } as unknown as View;

function server(total: number) {
  return vi.fn(async (viewer: string, first: number, count: number): Promise<Replay> => {
    const steps = Array.from({ length: Math.min(count, total + 1 - first) }, (_, index) => {
      const step = first + index;
      return {
        step,
        seat: "red",
        key: `k${step}`,
        dice: [],
        events: [{ number: step + 1, decision: step, kind: "moved" }],
        view: index === 0 ? ({ state: { at: step } } as unknown as View) : null,
        changes: index === 0 ? [] : [{ path: ["state", "at"], value: step }],
      };
    });
    return { table: "t", game: "toy", revision: 1, viewer, total, steps };
  });
}

describe("a replay", () => {
  it("shows any step, fetching only what it has not got", async () => {
    const fetch = server(250);
    const replaying = new Replaying("public", fetch);
    await replaying.show(0);
    expect(replaying.total).toBe(250);
    expect(replaying.view).toEqual(view);
    await replaying.show(150);
    expect(replaying.view?.state).toEqual({ at: 150 });
    expect(replaying.told).toHaveLength(151);
    await replaying.show(149);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(replaying.view?.state).toEqual({ at: 149 });
  });

  it("brings the events for motion only with the next step", async () => {
    const replaying = new Replaying("public", server(10));
    await replaying.show(3);
    expect(replaying.events).toHaveLength(0);
    await replaying.show(4);
    expect(replaying.events).toHaveLength(1);
    await replaying.show(99);
    expect(replaying.step).toBe(10);
  });
});

describe("the dice", () => {
  it("follow from a seed whose fingerprint was shown", async () => {
    expect(await commitmentOf("00ff")).toBe("aa014cecd332d1d3c77cb3c587f604eeef06a7173b885b85499e72d6b90f337a");
  });

  it("are counted by face", () => {
    expect(countFaces([[6, 1], [6]])).toEqual([
      { face: 1, count: 1 },
      { face: 6, count: 2 },
    ]);
  });
});
