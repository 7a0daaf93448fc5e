import { describe, expect, it } from "vitest";
import { type Length, SPEEDS, hasteFor, nextSpeed, sceneMs } from "./timing.ts";

const told: Length = { size: "told", signs: 20, motionMs: 0, own: false };

describe("the time of a scene", () => {
  it("is a beat and the reading of its line, at most three seconds of it", () => {
    expect(sceneMs(told, "normal")).toBe(400 + 20 * 45);
    expect(sceneMs({ ...told, signs: 1000 }, "normal")).toBe(3_400);
  });

  it("is twice as long for what is decisive, short for banners, and that of its motion for what passes", () => {
    expect(sceneMs({ ...told, size: "large" }, "normal")).toBe(2 * 1_300);
    expect(sceneMs({ ...told, size: "banner" }, "normal")).toBe(900);
    expect(sceneMs({ ...told, size: "passing", motionMs: 340 }, "normal")).toBe(340);
  });

  it("is never shorter than its motion", () => {
    expect(sceneMs({ ...told, signs: 0, motionMs: 1_200 }, "normal")).toBe(1_200);
  });

  it("follows the speed, and waits for a click where one goes step by step", () => {
    expect(SPEEDS.map((speed) => sceneMs(told, speed))).toEqual([2_080, 1_300, 650, 0, null]);
    expect(sceneMs({ ...told, size: "passing", motionMs: 340 }, "steps")).toBe(340);
  });

  it("shrinks in haste, but not for what is decisive or one's own", () => {
    const waits = [10_000, 26_000, 80_000];
    const at = (length: Length) => waits.map((ms) => sceneMs(length, "normal", hasteFor(ms)));
    expect(at(told)).toEqual([1_300, 650, 0]);
    expect(at({ ...told, size: "passing", motionMs: 340 })).toEqual([340, 0, 0]);
    expect(at({ ...told, own: true })).toEqual([1_300, 1_300, 1_300]);
    expect(at({ ...told, size: "large" })).toEqual([2_600, 2_600, 2_600]);
  });

  it("has speeds that follow each other in a ring", () => {
    let speed = SPEEDS[0] as (typeof SPEEDS)[number];
    const seen = SPEEDS.map(() => (speed = nextSpeed(speed)));
    expect(new Set(seen).size).toBe(SPEEDS.length);
    expect(speed).toBe(SPEEDS[0]);
  });
});
