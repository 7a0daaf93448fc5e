import { describe, expect, it } from "vitest";

import { placed } from "./placing.ts";

const SCREEN = { width: 1440, floor: 650 };
const NOTE = { width: 340, height: 430 };

describe("where the note about a thing stands", () => {
  it("stands above the bar for a card of the hand, over its middle", () => {
    expect(placed(NOTE, { left: 500, top: 730, width: 160, height: 160 }, SCREEN)).toEqual({ left: 410, top: 210 });
  });

  it("stays on the screen for the first card of the hand", () => {
    expect(placed(NOTE, { left: 20, top: 730, width: 160, height: 160 }, SCREEN).left).toBe(10);
  });

  it("stands beside a region, and never reaches down to the bar", () => {
    const note = placed(NOTE, { left: 600, top: 560, width: 80, height: 80 }, SCREEN);
    expect(note).toEqual({ left: 690, top: 210 });
  });

  it("stands to the left where the right has no room", () => {
    expect(placed(NOTE, { left: 1300, top: 300, width: 80, height: 80 }, SCREEN)).toEqual({ left: 950, top: 125 });
  });
});
