import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bringIntoSight, pointsGoal, putBack } from "./panels.ts";

/** A list of four panels of 150 px, of which 500 px are seen, beginning 50 px below the rim of the screen. */
let list: HTMLElement;
const scrolled = vi.fn<(to: ScrollToOptions) => void>();

function box(top: number, height: number): DOMRect {
  return { left: 0, right: 200, width: 200, top, height, bottom: top + height } as DOMRect;
}

beforeEach(() => {
  document.body.innerHTML = `<section style="overflow-y: auto">${["a", "b", "c", "d"]
    .map((seat) => `<article data-seat="${seat}"><header data-points="${seat}"></header></article>`)
    .join("")}</section>`;
  list = document.querySelector("section")!;
  Object.defineProperties(list, { clientHeight: { value: 500 }, scrollHeight: { value: 600 } });
  list.getBoundingClientRect = () => box(50, 500);
  scrolled.mockImplementation(({ top }) => (list.scrollTop = top ?? 0));
  list.scrollTo = scrolled as unknown as typeof list.scrollTo;
  document.querySelectorAll("article").forEach((panel, index) => {
    const top = () => 50 + index * 150 - list.scrollTop;
    panel.getBoundingClientRect = () => box(top(), 150);
    const head = panel.querySelector("header")!;
    head.getBoundingClientRect = () => box(top(), 40);
    head.getClientRects = () => [box(top(), 40)] as unknown as DOMRectList;
  });
});

afterEach(() => {
  putBack();
  document.body.innerHTML = "";
  scrolled.mockReset();
});

describe("the panels of the players", () => {
  it("stay where they are for somebody who is seen whole", () => {
    bringIntoSight("b");
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("come into sight with whoever acts, and go back when all is told", () => {
    bringIntoSight("d");
    expect(list.scrollTop).toBe(100);
    bringIntoSight("a");
    expect(list.scrollTop).toBe(0);
    bringIntoSight("d");
    putBack();
    expect(list.scrollTop).toBe(0);
  });

  it("stay where somebody has put them meanwhile", () => {
    bringIntoSight("d");
    list.scrollTop = 40;
    putBack();
    expect(list.scrollTop).toBe(40);
  });

  it("are where points fly to, even on the way there", () => {
    scrolled.mockImplementation(() => undefined); // It has only just begun to move.
    expect(pointsGoal("d")).toEqual({ x: 100, y: 520 });
    bringIntoSight("d");
    expect(pointsGoal("d")).toEqual({ x: 100, y: 420 });
    expect(pointsGoal("nobody")).toBeNull();
  });

  it("leave points to the marker on the track, as long as that is to be seen", () => {
    const board = document.createElement("div");
    board.dataset.frame = "";
    board.innerHTML = '<i data-marker="d"></i>';
    document.body.append(board);
    const marker = board.querySelector("i")!;
    board.getBoundingClientRect = () => ({ ...box(0, 400), left: 300, right: 900 }) as DOMRect;
    const at = (left: number) =>
      (marker.getBoundingClientRect = () => ({ ...box(90, 20), left, width: 20 }) as DOMRect);
    const lies = vi.spyOn(document, "elementFromPoint").mockReturnValue(marker);
    at(500);
    expect(pointsGoal("d")).toEqual({ x: 510, y: 100 });
    expect(pointsGoal("c")).toEqual({ x: 100, y: 370 });
    at(1000); // The camera is elsewhere.
    expect(pointsGoal("d")).toEqual({ x: 100, y: 520 });
    at(500);
    lies.mockReturnValue(list); // The stage lies over it.
    expect(pointsGoal("d")).toEqual({ x: 100, y: 520 });
    lies.mockRestore();
  });

  it("never let points fly out of their list", () => {
    list.scrollTop = 100;
    expect(pointsGoal("a")).toEqual({ x: 100, y: 70 });
  });
});
