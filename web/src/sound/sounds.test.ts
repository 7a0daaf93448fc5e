import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../games/contract.ts";
import { set } from "../settings.svelte.ts";
import { FakeAudioContext } from "./fake_audio.ts";
import { Sounds, Speaker } from "./sounds.ts";

const ROLLED: GameEvent = { number: 1, decision: 1, kind: "rolled" };

beforeEach(() => {
  FakeAudioContext.forget();
  vi.stubGlobal("AudioContext", FakeAudioContext);
  set({ sound: true, volume: 0.5, soundAway: false });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that has just been opened: nobody has clicked yet. */
const opened = () => new Sounds("oldworld", new Speaker());

const click = () => window.dispatchEvent(new Event("pointerdown"));
const hide = () => vi.spyOn(document, "hidden", "get").mockReturnValue(true);
const started = () => FakeAudioContext.made.reduce((sum, context) => sum + context.started.length, 0);
const heard = () => vi.waitFor(() => expect(started()).toBeGreaterThan(0), { timeout: 10_000 });

/** Long enough for anything that was asked for to be made. */
async function settled(): Promise<void> {
  await import("./orchestra.ts");
  await new Promise((resolve) => setTimeout(resolve));
}

describe("a table's sounds", () => {
  it("make no audio context before the first click or key", async () => {
    const sounds = opened();
    sounds.hear([ROLLED]);
    sounds.yourTurn();
    await settled();
    expect(FakeAudioContext.made).toEqual([]);
    click();
    sounds.hear([ROLLED]);
    await heard();
    expect(FakeAudioContext.made).toHaveLength(1);
  });

  it("share one context", async () => {
    const sounds = opened();
    click();
    sounds.hear([ROLLED]);
    sounds.yourTurn();
    sounds.message();
    await heard();
    await settled();
    expect(FakeAudioContext.made).toHaveLength(1);
  });

  it.each([{ sound: false }, { volume: 0 }])("are not even loaded where they are not wished: %o", async (wish) => {
    const sounds = opened();
    set(wish);
    click();
    sounds.hear([ROLLED]);
    sounds.yourTurn();
    sounds.message();
    await settled();
    expect(FakeAudioContext.made).toEqual([]);
  });

  it("are silent in a tab that is not looked at", async () => {
    const sounds = opened();
    click();
    hide();
    sounds.hear([ROLLED]);
    sounds.yourTurn();
    sounds.message();
    await settled();
    expect(FakeAudioContext.made).toEqual([]);
  });

  it("call to the own turn from there, if that is wished", async () => {
    const sounds = opened();
    set({ soundAway: true });
    click();
    hide();
    sounds.yourTurn();
    await heard();
  });
});
