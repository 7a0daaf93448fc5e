import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../server/api.ts";
import { speak } from "../words/words.svelte.ts";
import { announcing } from "./announcing.svelte.ts";

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  announcing.notes = []; // what another file's tests have left here
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const STOP = 50;

/** How often an effect runs that says this, when its own cause changes `changes` times. */
function runsOf(words: () => void, changes: number): number {
  let runs = 0;
  let cause = $state(0);
  const end = $effect.root(() => {
    $effect(() => {
      void cause;
      runs += 1;
      if (runs < STOP) words();
    });
  });
  flushSync();
  for (let change = 0; change < changes; change += 1) {
    cause += 1;
    flushSync();
  }
  end();
  return runs;
}

describe("what is said to people", () => {
  it.each([
    ["a note", () => announcing.note("Saved.")],
    ["an error", () => announcing.complain(new Refused("web-error-no-connection"))],
    ["a sentence put away", () => announcing.dismiss(1)],
    ["what happened", () => announcing.speak(["Khorne rolls."])],
    ["whose turn it is", () => announcing.interrupt("It is your turn.")],
  ])("does not call the effect that said it: %s", (_, words) => {
    expect(runsOf(words, 0)).toBe(1);
    expect(runsOf(words, 2)).toBe(3);
  });

  it("stays a while, each note for itself, and can be put away", () => {
    announcing.note("one");
    vi.advanceTimersByTime(4_000);
    announcing.note("two");
    announcing.note("three", "bad");
    expect(announcing.notes.map((note) => note.text)).toEqual(["one", "two", "three"]);
    announcing.dismiss(announcing.notes[1]?.id ?? 0);
    vi.advanceTimersByTime(4_000);
    expect(announcing.notes.map((note) => note.text)).toEqual(["three"]);
    vi.advanceTimersByTime(4_000);
    expect(announcing.notes).toEqual([]);
  });
});
