import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableFrame } from "../server/connection.svelte.ts";
import { Pacing } from "./pacing.svelte.ts";

const frame = (number: number, follows = true): TableFrame => ({
  viewer: "red",
  number,
  step: number,
  view: null,
  events: [{ number, decision: number, kind: "moved" }],
  follows,
  since: 0,
  question: null,
  prompt: null,
  undo: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("pacing", () => {
  it("shows one frame after the other, each as long as it needs", () => {
    const pacing = new Pacing(() => 300);
    pacing.add(frame(1, false));
    [2, 3].forEach((number) => pacing.add(frame(number)));
    expect(pacing.shown?.number).toBe(2);
    expect(pacing.caughtUp).toBe(false);
    vi.advanceTimersByTime(300);
    expect(pacing.shown?.number).toBe(3);
    expect(pacing.events).toHaveLength(1);
  });

  it("catches up at once when asked to, telling every frame", () => {
    const told: number[] = [];
    const pacing = new Pacing(
      () => 300,
      (shown) => told.push(shown.number),
    );
    [frame(1, false), frame(2), frame(3), frame(4)].forEach((each) => pacing.add(each));
    pacing.skip();
    expect(pacing.shown?.number).toBe(4);
    expect(told).toEqual([1, 2, 3, 4]);
    expect(pacing.events).toHaveLength(0);
  });

  it("is at rest when the last frame has been seen to its end, or was skipped", () => {
    const pacing = new Pacing(() => 300);
    [frame(1, false), frame(2), frame(3)].forEach((each) => pacing.add(each));
    vi.advanceTimersByTime(300);
    expect(pacing).toMatchObject({ caughtUp: true, atRest: false });
    vi.advanceTimersByTime(300);
    expect(pacing.atRest).toBe(true);
    pacing.add(frame(4));
    expect(pacing.atRest).toBe(false);
    pacing.skip();
    expect(pacing.atRest).toBe(true);
  });

  it("jumps when the frame does not follow", () => {
    const pacing = new Pacing(() => 300);
    [frame(1, false), frame(2), frame(3), frame(9, false)].forEach((each) => pacing.add(each));
    expect(pacing.shown?.number).toBe(9);
    expect(pacing.caughtUp).toBe(true);
  });
});
