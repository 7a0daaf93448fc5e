import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTurn } from "./after_picture.ts";

const A_PICTURE_MS = 50;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what waits for its turn", () => {
  it("is done in its order, as much between two pictures as goes quickly", async () => {
    const done: string[] = [];
    const slow = (name: string) => () => {
      clock += 10;
      done.push(name);
    };
    let clock = 0;
    const now = vi.spyOn(performance, "now").mockImplementation(() => clock);
    inTurn(slow("first"));
    inTurn(slow("second"));
    inTurn(() => done.push("quick"));
    inTurn(() => done.push("quick too"));
    expect(done).toEqual([]);
    const heard: string[][] = [];
    for (let picture = 0; picture < 3; picture += 1) {
      await vi.advanceTimersToNextTimerAsync();
      await vi.advanceTimersToNextTimerAsync();
      heard.push([...done]);
    }
    now.mockRestore();
    await vi.advanceTimersByTimeAsync(A_PICTURE_MS);
    expect(heard[0]).toEqual(["first"]);
    expect(done).toEqual(["first", "second", "quick", "quick too"]);
  });
});
