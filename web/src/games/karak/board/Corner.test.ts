import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../../words/words.svelte.ts";
import { FIXTURES } from "../dev/fixtures.ts";
import { asKarak } from "../view.ts";
import Corner from "./Corner.svelte";
import { layoutOf } from "./layout.ts";

beforeAll(() => speak("en"));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const view = asKarak(FIXTURES.crowded!.view);
const box = layoutOf(Object.keys(view.state.land), 1.5);

/** The corner in a frame of 600 x 400 around a board that is so many times as large. */
const A_PICTURE_MS = 5;

async function corner(times: number) {
  const frame = document.createElement("div");
  frame.dataset.frame = "";
  const board = document.createElement("div");
  frame.append(board);
  document.body.append(frame);
  vi.spyOn(frame, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 600, 400));
  vi.spyOn(board, "getBoundingClientRect").mockReturnValue(new DOMRect(-150, -100, 600 * times, 400 * times));
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((paint) => {
    paint(0);
    return 1;
  });
  const { unmount } = render(Corner, { target: board, props: { view, box, frame: 1 } });
  await tick();
  await new Promise((resolve) => setTimeout(resolve, A_PICTURE_MS));
  return { frame, board, unmount };
}

describe("the corner of the board", () => {
  it("stays in the frame and goes with the board", async () => {
    const { frame, board, unmount } = await corner(1);
    expect(frame.querySelector(":scope > .corner")?.textContent).toContain(`Round ${view.state.round}`);
    expect(board.querySelector(".corner")).toBeNull();
    unmount();
    expect(frame.querySelector(".corner")).toBeNull();
  });

  it("shows the whole land only while not all of it is in sight", async () => {
    const all = await corner(1);
    expect(all.frame.querySelector(".seen")).toBeNull();
    all.unmount();
    const { frame } = await corner(2);
    const seen = frame.querySelector(".seen")!;
    expect(Number(seen.getAttribute("width"))).toBeCloseTo(box.width / 2);
    expect(Number(seen.getAttribute("x"))).toBeCloseTo(box.x + box.width / 8);
    expect(frame.querySelectorAll(".hero")).toHaveLength(view.seats.length);
  });
});
