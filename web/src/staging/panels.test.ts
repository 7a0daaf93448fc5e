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

  it("never let points fly out of their list", () => {
    list.scrollTop = 100;
    expect(pointsGoal("a")).toEqual({ x: 100, y: 70 });
  });
});
