import { describe, expect, it } from "vitest";
import { clockText, timeLeft } from "./clock.svelte.ts";
import { OwnSteps } from "./own_steps.ts";

describe("clocks", () => {
  const clock = { at: 1_000, paused: false, seats: { red: { left_ms: 60_000, running: true, deadline: 61_000 } } };

  it("run down to the deadline by the server's time", () => {
    expect(timeLeft(clock, "red", 11_000, 0)).toBe(50_000);
    expect(timeLeft(clock, "red", 11_000, 5_000)).toBe(45_000);
    expect(timeLeft(clock, "red", 99_000, 0)).toBe(0);
    expect(timeLeft(clock, "green", 11_000, 0)).toBeNull();
  });

  it("stand still while the game is paused", () => {
    expect(timeLeft({ ...clock, paused: true }, "red", 31_000, 0)).toBe(60_000);
  });

  it("tell as much as matters", () => {
    expect(clockText(67_000)).toBe("1:07");
    expect(clockText(3_725_000)).toBe("1:02:05");
    expect(clockText(3 * 86_400_000)).toBe("3 d 0 h");
  });
});

describe("own steps", () => {
  it("know where to go back to, and forget what was taken back", () => {
    const steps = new OwnSteps("table");
    steps.add("red", 3);
    steps.add("red", 8);
    expect(steps.last("red", 12)).toBe(8);
    expect(steps.last("red", 8)).toBe(3);
    steps.add("red", 3);
    expect(steps.last("red", 12)).toBe(3);
    expect(steps.last("green", 12)).toBeNull();
  });
});
