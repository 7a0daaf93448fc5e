import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../games/contract.ts";
import plain from "../games/plain/table.ts";
import type { Replay } from "../protocol/types.ts";
import type { Speed } from "../staging/timing.ts";
import { Replaying } from "./replaying.svelte.ts";
import { Show } from "./show.svelte.ts";
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
    await replaying.goTo(0);
    expect(replaying.total).toBe(250);
    expect(replaying.view).toEqual(view);
    await replaying.goTo(150);
    expect(replaying.view?.state).toEqual({ at: 150 });
    expect(replaying.told).toHaveLength(151);
    await replaying.goTo(149);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(replaying.view?.state).toEqual({ at: 149 });
  });

  it("tells of another moment while the one that is shown stays", async () => {
    const replaying = new Replaying("public", server(250));
    await replaying.goTo(3);
    const [later, last] = await Promise.all([replaying.viewAfter(120), replaying.viewAfter(999)]);
    expect([later.state, last.state]).toEqual([{ at: 120 }, { at: 250 }]);
    expect([replaying.step, replaying.view?.state]).toEqual([3, { at: 3 }]);
  });

  it("brings the events only with the next step, numbered through", async () => {
    const replaying = new Replaying("public", server(10));
    expect(await replaying.goTo(3)).toMatchObject({ events: [], follows: false });
    expect(await replaying.goTo(4)).toMatchObject({ events: [{ number: 5, decision: 4 }], follows: true });
    await replaying.goTo(99);
    expect(replaying.step).toBe(10);
  });
});

describe("another line of a game", () => {
  it("fetches nothing of what it shares, and tells its first decision after it", async () => {
    const played = new Replaying("all", server(10));
    await played.goTo(4);
    const tried = server(5);
    const line = played.branch(4, 5, tried);
    expect(await line.goTo(5)).toMatchObject({ events: [{ number: 6, decision: 5 }], follows: true });
    expect(tried).toHaveBeenCalledExactlyOnceWith("all", 5, 100);
    expect([line.told.length, line.total, line.view?.state]).toEqual([6, 5, { at: 5 }]);
    expect(played.step).toBe(4);
  });
});

describe("a replay that is watched", () => {
  /** Longer than the only scene of a step, shorter than two. */
  const A_SCENE_MS = 2_000;
  let speed: Speed;

  beforeEach(() => {
    vi.useFakeTimers();
    speed = "normal";
  });
  afterEach(() => void vi.useRealTimers());

  async function watching(step: number) {
    const audience = { game: plain, speed: () => speed, line: () => "somebody has moved somewhere" };
    const show = new Show(new Replaying("public", server(10)), audience, (problem) => expect(problem).toBeNull());
    await show.begin(step);
    return show;
  }

  it("tells each step in scenes and goes on by itself to the end", async () => {
    const show = await watching(7);
    await show.toggle();
    expect([show.replaying.step, show.director.playing, show.told.length]).toEqual([8, true, 9]);
    await vi.advanceTimersByTimeAsync(A_SCENE_MS);
    expect(show.replaying.step).toBe(9);
    await vi.advanceTimersByTimeAsync(5 * A_SCENE_MS);
    expect([show.replaying.step, show.running, show.director.atRest]).toEqual([10, false, true]);
  });

  it("stands still in mid-scene when it is stopped, and goes on from there", async () => {
    const show = await watching(3);
    await show.toggle();
    await show.toggle();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([show.replaying.step, show.director.held]).toEqual([4, true]);
    await show.toggle();
    await vi.advanceTimersByTimeAsync(A_SCENE_MS);
    expect(show.replaying.step).toBe(5);
  });

  it("goes by hand to the next step from the middle of a scene, and anywhere without scenes", async () => {
    const show = await watching(3);
    await show.stepBy(1);
    expect(show.director.playing).toBe(true);
    await show.stepBy(1);
    expect([show.replaying.step, show.director.view?.state]).toEqual([5, { at: 5 }]);
    await show.scrubTo(6);
    expect([show.replaying.step, show.director.atRest]).toEqual([6, true]);
    await show.stepBy(-1);
    expect([show.replaying.step, show.director.atRest]).toEqual([5, true]);
  });

  it("shows a line of the log once more", async () => {
    const show = await watching(9);
    await show.watch({ number: 5, decision: 4, kind: "moved" });
    expect(show.director.scene?.events).toMatchObject([{ number: 5 }]);
    expect(show.told).toHaveLength(5);
  });

  it("runs at instant speed without scenes, but slowly enough to be seen", async () => {
    speed = "instant";
    const show = await watching(0);
    await show.toggle();
    expect([show.replaying.step, show.director.atRest]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(600);
    expect(show.replaying.step).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(show.replaying.step).toBe(2);
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
