import { describe, expect, it } from "vitest";
import { type Aim, type Box, WHOLE, aimAround, aimAt, aimAtAll, carried, middleOf } from "./camera.ts";

const board: Box = { left: 100, top: 50, width: 800, height: 600 };
const place = (x: number, y: number, size: number): Box => ({
  left: x - size / 2,
  top: y - size / 2,
  width: size,
  height: size,
});

describe("the camera", () => {
  it("stays where a place is seen well", () => {
    expect(aimAt(place(400, 300, 120), board, board, WHOLE)).toBeNull();
  });

  it("comes closer to what is small, and has it in the middle unless that lies at the rim", () => {
    const small = place(450, 320, 50);
    const aim = aimAt(small, board, board, WHOLE) as Aim;
    expect(aim.scale).toBe(3);
    const seen = carried(small, board, WHOLE, aim);
    expect(seen.width).toBe(150);
    expect(middleOf(seen)).toEqual(middleOf(board));
  });

  it("never leaves the board for its backdrop", () => {
    const aim = aimAt(place(110, 60, 75), board, board, WHOLE) as Aim;
    const whole = carried(board, board, WHOLE, aim);
    expect(whole.left).toBeLessThanOrEqual(board.left);
    expect(whole.top).toBeLessThanOrEqual(board.top);
  });

  it("brings what lies under the stage out beside it", () => {
    const free: Box = { ...board, width: 400 };
    const covered = place(700, 350, 120);
    const aim = aimAt(covered, board, free, WHOLE) as Aim;
    expect(aim.scale).toBe(1);
    const { left, width } = carried(covered, board, WHOLE, aim);
    expect(left + width).toBeLessThan(free.left + free.width);
  });

  it("moves no farther than it must for a place that the stage covers in part", () => {
    const free: Box = { ...board, width: 400 };
    const covered = place(480, 350, 120);
    const aim = aimAt(covered, board, free, WHOLE) as Aim;
    const { left, width } = carried(covered, board, WHOLE, aim);
    expect(left + width).toBeLessThan(free.left + free.width);
    expect(aim.x).toBeGreaterThan(-60);
    expect(aim.y).toBe(0);
  });

  it("steps back from something small when something large is spoken of", () => {
    const close: Aim = { x: 0, y: 0, scale: 3 };
    const large = carried(place(500, 350, 160), board, WHOLE, close);
    expect(aimAt(large, board, board, close, WHOLE)).toEqual(WHOLE);
    expect(aimAt(large, board, board, close, close)).not.toEqual(WHOLE);
  });

  it("finds a place again from wherever the board lies", () => {
    const from: Aim = { x: 40, y: -30, scale: 2 };
    const there = carried(place(300, 200, 60), board, WHOLE, from);
    expect(carried(there, board, from, WHOLE)).toEqual(place(300, 200, 60));
  });

  it("rests around a place that is too small to be read on the whole board", () => {
    const small = place(450, 300, 40);
    const aim = aimAround(small, board, WHOLE);
    const seen = carried(small, board, WHOLE, aim);
    expect(seen.width).toBeGreaterThan(100);
    expect(middleOf(seen)).toEqual(middleOf(board));
    expect(aimAround(seen, board, aim)).toEqual(aim);
  });

  it("rests on the whole board where everything can be read", () => {
    expect(aimAround(place(450, 300, 160), board, WHOLE)).toEqual(WHOLE);
  });

  it("comes as close as all places of a decision fit", () => {
    const places = [place(300, 300, 60), place(420, 360, 60)];
    const aim = aimAtAll(places, board, WHOLE) as Aim;
    expect(aim.scale).toBeGreaterThan(2);
    for (const each of places) {
      const { left, top, width, height } = carried(each, board, WHOLE, aim);
      expect(left).toBeGreaterThanOrEqual(board.left);
      expect(top).toBeGreaterThanOrEqual(board.top);
      expect(left + width).toBeLessThanOrEqual(board.left + board.width);
      expect(top + height).toBeLessThanOrEqual(board.top + board.height);
    }
  });

  it("shows the whole board for a decision that is made all over it", () => {
    const places = [place(150, 100, 60), place(850, 600, 60)];
    expect(aimAtAll(places, board, WHOLE)).toBeNull();
    const closer: Aim = { x: 40, y: 0, scale: 2 };
    const seen = places.map((each) => carried(each, board, WHOLE, closer));
    expect(aimAtAll(seen, board, closer)).toEqual(WHOLE);
  });
});
