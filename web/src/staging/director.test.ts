import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, Scene, View } from "../games/contract.ts";
import { sceneOf } from "../games/parts/scenes.ts";
import plain from "../games/plain/table.ts";
import { settings } from "../settings.svelte.ts";
import { Director, type Moment } from "./director.svelte.ts";
import type { Speed } from "./timing.ts";

/** A line of twenty signs at normal speed. */
const TOLD_MS = 1_300;
const MOTION_MS = 300;

interface Step extends Moment {
  number: number;
}

const viewAt = (number: number, red: number): View =>
  ({ viewer: "red", state: { at: number }, scores: { red } }) as unknown as View;

const event = (number: number, more: Partial<GameEvent> = {}): GameEvent => ({
  number,
  decision: number,
  kind: "scored",
  seat: "green",
  ...more,
});

/** Each event is a scene of its own that brings one point to red. */
const scenes = (events: readonly GameEvent[]): Scene[] =>
  events.map((each) =>
    sceneOf([each], {
      size: each.kind === "moved" ? "passing" : "told",
      gains: each.kind === "moved" ? [] : [{ seat: "red", points: 1, source: "x" }],
    }),
  );

let speed: Speed;
let told: number[];
let settled: number[];

function direct(more: Partial<typeof plain> = {}) {
  return new Director<Step>({
    game: { ...plain, scenes, lasting: () => MOTION_MS, ...more },
    speed: () => speed,
    line: () => "x".repeat(20),
    told: (all) => told.push(...all.flatMap((scene) => scene.events.map(({ number }) => number))),
    settled: ({ number }) => settled.push(number),
  });
}

const first: Step = { number: 0, view: viewAt(0, 0), events: [], follows: false };
const step = (number: number, events: GameEvent[], red = 0): Step => ({
  number,
  view: viewAt(number, red),
  events,
  follows: true,
});
const red = (director: Director<Step>) => director.view?.scores.red;

beforeEach(() => {
  vi.useFakeTimers();
  speed = "normal";
  told = [];
  settled = [];
});
afterEach(() => void vi.useRealTimers());

describe("the director", () => {
  it("leaves the time for reading to those for whom nothing moves", () => {
    settings.motion = "none";
    const director = direct();
    director.add(first);
    director.add(step(1, [event(1)], 1));
    vi.advanceTimersByTime(TOLD_MS - 1);
    expect(settled).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(settled).toEqual([0, 1]);
    settings.motion = "system";
  });

  it("tells one scene after the other, and then shows the table as it is", () => {
    const director = direct();
    director.add(first);
    director.add(step(1, [event(1), event(2)], 2));
    expect([told, red(director), director.untold, director.shown?.number]).toEqual([[1], 1, 2, 0]);
    vi.advanceTimersByTime(TOLD_MS);
    expect([told, red(director), director.untold, director.shown?.number]).toEqual([[1, 2], 2, null, 0]);
    expect(director.atRest).toBe(false);
    vi.advanceTimersByTime(TOLD_MS);
    expect(director.atRest).toBe(true);
    expect(director.view?.state).toEqual({ at: 1 });
    expect(settled).toEqual([0, 1]);
  });

  it("shows nothing of a later scene or frame early", () => {
    const director = direct();
    director.add(first);
    director.add(step(1, [event(1)], 1));
    director.add(step(2, [event(2)], 2));
    expect([red(director), director.view?.state]).toEqual([1, { at: 0 }]);
    expect(director.events.map(({ number }) => number)).toEqual([1]);
    vi.advanceTimersByTime(TOLD_MS);
    expect([red(director), director.view?.state]).toEqual([2, { at: 1 }]);
  });

  it("lets a frame without events wait for the scenes that still play", () => {
    const director = direct();
    director.add(first);
    director.add(step(1, [event(1), event(2)], 2));
    director.add(step(2, [], 2));
    expect([told, settled]).toEqual([[1], [0]]);
    vi.advanceTimersByTime(2 * TOLD_MS);
    expect([told, settled, director.atRest]).toEqual([[1, 2], [0, 1, 2], true]);
  });

  it("goes on to the next scene when one is skipped, and to the end when all are", () => {
    const director = direct();
    director.add(first);
    director.add(
      step(
        1,
        [1, 2, 3].map((number) => event(number)),
        3,
      ),
    );
    director.add(step(2, [event(4)], 4));
    director.skip();
    expect([told, red(director)]).toEqual([[1, 2], 2]);
    director.skipAll();
    expect([told, settled]).toEqual([
      [1, 2, 3, 4],
      [0, 1, 2],
    ]);
    expect([red(director), director.atRest, director.untold, director.events]).toEqual([4, true, null, []]);
    vi.advanceTimersByTime(60_000);
    expect(settled).toEqual([0, 1, 2]);
  });

  it("stands still while it is held, and has what was left of the scene afterwards", () => {
    const director = direct();
    director.add(first);
    director.add(step(1, [event(1), event(2)], 2));
    vi.advanceTimersByTime(TOLD_MS - 100);
    director.hold();
    vi.advanceTimersByTime(60_000);
    expect([told, director.waitsForClick]).toEqual([[1], true]);
    director.goOn();
    vi.advanceTimersByTime(99);
    expect(told).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([1, 2]);
  });

  it("goes step by step by clicks, with what only moves in between by itself", () => {
    speed = "steps";
    const director = direct();
    director.add(first);
    director.add(step(1, [event(1), event(2, { kind: "moved" }), event(3)], 2));
    vi.advanceTimersByTime(60_000);
    expect([told, director.waitsForClick]).toEqual([[1], true]);
    director.skip();
    expect([told, director.waitsForClick]).toEqual([[1, 2], false]);
    vi.advanceTimersByTime(MOTION_MS);
    expect([told, director.waitsForClick]).toEqual([[1, 2, 3], true]);
    director.skip();
    expect(director.atRest).toBe(true);
  });

  it("shows everything at once where that is wished", () => {
    speed = "instant";
    const director = direct();
    director.add(first);
    director.add(step(1, [event(1), event(2)], 2));
    expect([told, settled, director.atRest, red(director)]).toEqual([[1, 2], [0, 1], true, 2]);
    expect(director.events).toHaveLength(2);
  });

  it("lets the scene that is told end by itself when the speed becomes instant", () => {
    const director = direct();
    director.add(first);
    director.add(step(1, [event(1), event(2), event(3)], 3));
    speed = "instant";
    director.retime();
    director.add(step(2, [event(4)], 4));
    expect([told, settled]).toEqual([[1], [0]]);
    vi.advanceTimersByTime(TOLD_MS / 2);
    expect([told, settled]).toEqual([
      [1, 2, 3, 4],
      [0, 1, 2],
    ]);
  });

  it("shows at once what happens while nobody looks", () => {
    const director = direct();
    director.add(first);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    director.add(step(1, [event(1)], 1));
    hidden.mockRestore();
    expect([settled, director.atRest]).toEqual([[0, 1], true]);
  });

  it("jumps when the moment does not follow, whatever was being told", () => {
    const director = direct();
    director.add(first);
    director.add(step(1, [event(1), event(2)], 2));
    director.add({ ...step(9, [], 7), follows: false });
    expect([director.shown?.number, red(director), director.atRest]).toEqual([9, 7, true]);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([1]);
  });

  it("hurries when it is far behind, but leaves one's own their time", () => {
    const mine: number[] = [];
    const director = direct({
      scenes: (events) =>
        events.map((each) =>
          sceneOf([each], { gains: each.seat === "red" ? [{ seat: "red", points: 1, source: "x" }] : [] }),
        ),
    });
    director.add(first);
    director.add(
      step(
        1,
        Array.from({ length: 40 }, (_, index) => event(index + 1, { seat: index === 5 ? "red" : "green" })),
      ),
    );
    vi.advanceTimersByTime((5 * TOLD_MS) / 2);
    mine.push(...told);
    expect(mine).toEqual([1, 2, 3, 4, 5, 6]);
    vi.advanceTimersByTime(TOLD_MS - 1);
    expect(told).toHaveLength(6);
    vi.advanceTimersByTime(1);
    expect(told).toHaveLength(7);
  });

  it("does not read out to somebody what they have just done, and speaks only where there is something to read", () => {
    const director = direct({ scenes: (events) => events.map((each) => sceneOf([each])) });
    director.add(first);
    director.add(step(1, [event(1, { seat: "red" })]));
    expect([director.scene?.size, director.tells]).toEqual(["passing", false]);
    vi.advanceTimersByTime(MOTION_MS);
    expect(director.atRest).toBe(true);
    director.add(step(2, [event(2)]));
    expect([director.scene?.size, director.tells]).toEqual(["told", true]);
  });

  it("goes on where a game cannot cut or draw what happened", () => {
    const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = () => {
      throw new Error("cannot");
    };
    const director = direct({ scenes: (events) => [sceneOf(events, { after: broken })] });
    director.add(first);
    director.add(step(1, [event(1)], 1));
    expect(red(director)).toBe(0);
    vi.advanceTimersByTime(TOLD_MS);
    expect(red(director)).toBe(1);
    const cutting = direct({ scenes: broken });
    cutting.add(first);
    cutting.add(step(1, [event(1)], 1));
    cutting.skipAll();
    expect(red(cutting)).toBe(1);
    expect(complained).toHaveBeenCalledTimes(2);
    complained.mockRestore();
  });
});

describe("a game that cuts nothing itself", () => {
  const own = { scenes: undefined, tone: ({ kind }: GameEvent) => (kind === "quiet" ? "silent" : "line") } as const;

  it("is told line by line, alike ones together, and moves with the last line", () => {
    const director = direct(own);
    director.add(first);
    const kinds = ["quiet", "summoned", "summoned", "quiet", "fought"];
    director.add(
      step(
        1,
        kinds.map((kind, index) => event(index + 1, { kind })),
        5,
      ),
    );
    expect(director.events.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(director.view?.state).toEqual({ at: 0 });
    vi.advanceTimersByTime(TOLD_MS);
    expect(director.events.map(({ number }) => number)).toEqual([5]);
    expect(director.view?.state).toEqual({ at: 1 });
  });
});
