import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPicture, inTurn } from "./after_picture.ts";

/** Pictures come at whole multiples of this. */
const A_PICTURE_MS = 50;

let clock = 0;
/** No picture of a test comes at the time of one before it. */
let today = 0;
let done: string[] = [];
const slow = (name: string) => () => {
  clock += 10;
  done.push(name);
};

beforeEach(() => {
  vi.useFakeTimers({ now: (today += 10_000) });
  [clock, done] = [0, []];
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => {
    const untilPicture = A_PICTURE_MS - (Date.now() % A_PICTURE_MS);
    return setTimeout(() => draw(Date.now()), untilPicture);
  });
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What had been done after each of the coming pictures. */
async function pictures(count: number): Promise<string[][]> {
  const heard: string[][] = [];
  for (let picture = 0; picture < count; picture += 1) {
    await vi.advanceTimersByTimeAsync(A_PICTURE_MS);
    heard.push([...done]);
  }
  return heard;
}

describe("what waits for its turn", () => {
  it("is done in its order, as much between two pictures as goes quickly", async () => {
    inTurn(slow("first"));
    inTurn(slow("second"));
    inTurn(() => done.push("quick"));
    inTurn(() => done.push("quick too"));
    expect(done).toEqual([]);
    const heard = (await pictures(5)).map((all) => all.join(", "));
    const grown = ["first", "first, second", "first, second, quick, quick too"];
    expect([...new Set(heard)].filter((all) => all !== "")).toEqual(grown);
  });

  it("comes after those who measure the same picture", async () => {
    inTurn(() => done.push("drawn"));
    afterPicture(() => done.push("measured"));
    await pictures(2);
    expect(done).toEqual(["measured", "drawn"]);
  });

  it("is not done when it is called off, and nothing else waits for what fails", async () => {
    const complaint = vi.fn();
    vi.stubGlobal("reportError", complaint);
    inTurn(() => done.push("unwanted"))();
    afterPicture(() => done.push("unwanted"))();
    inTurn(() => {
      throw new Error("cannot be drawn");
    });
    inTurn(() => done.push("wanted"));
    await pictures(3);
    expect(done).toEqual(["wanted"]);
    expect(complaint).toHaveBeenCalledOnce();
  });
});
