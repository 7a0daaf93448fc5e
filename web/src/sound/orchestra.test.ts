import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeAudioContext } from "./fake_audio.ts";
import { Orchestra } from "./orchestra.ts";
import { VOICES, type Cue } from "./voices.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function orchestra() {
  const context = new FakeAudioContext();
  return { context, playing: new Orchestra(context as unknown as AudioContext) };
}

describe("the orchestra", () => {
  it.each(Object.keys(VOICES) as Cue[])("can play: %s", (cue) => {
    const { context, playing } = orchestra();
    expect(playing.play(cue, 0.5)).toBe(true);
    expect(context.started.length).toBeGreaterThan(0);
    expect(context.started.every((at) => Number.isFinite(at) && at >= context.currentTime)).toBe(true);
  });

  it("plays the same sound once when it is asked twice in a moment, and again later", () => {
    const { context, playing } = orchestra();
    expect(playing.play("dice", 0.5)).toBe(true);
    expect(playing.play("dice", 0.5)).toBe(false);
    context.currentTime = 1;
    expect(playing.play("dice", 0.5)).toBe(true);
  });

  it("never lets too many sound at once", () => {
    const { context, playing } = orchestra();
    const played = (Object.keys(VOICES) as Cue[]).filter((cue) => playing.play(cue, 0.5));
    expect(played).toHaveLength(7);
    context.currentTime = 10;
    expect(playing.play("victory", 0.5)).toBe(true);
  });

  it("is as loud as is wished, and makes nothing at volume 0", () => {
    const { context, playing } = orchestra();
    playing.play("turn", 1);
    expect(context.loudness).toBe(1);
    playing.play("card", 0.25);
    expect(context.loudness).toBeGreaterThan(0);
    expect(context.loudness).toBeLessThan(0.25);
    const started = context.started.length;
    expect(playing.play("points", 0)).toBe(false);
    expect(context.started).toHaveLength(started);
  });

  it("rests when nothing is heard any more, and wakes for the next sound", () => {
    const { context, playing } = orchestra();
    playing.play("card", 0.5);
    context.currentTime = 5;
    vi.advanceTimersByTime(5_000);
    expect(context.state).toBe("suspended");
    playing.play("turn", 0.5);
    expect(context.state).toBe("running");
  });
});
