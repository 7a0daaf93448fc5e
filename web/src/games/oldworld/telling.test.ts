import { beforeAll, describe, expect, it } from "vitest";
import { say, speak } from "../../words/words.svelte.ts";
import type { GameEvent, View } from "../contract.ts";
import { journeysOf } from "./board/journeys.ts";
import { DIAL_PLACES } from "./map/layouts.ts";
import { called, lasting, points, round, tone } from "./telling.ts";

const event = (kind: string, args: Record<string, unknown> = {}): GameEvent => ({
  number: 1,
  decision: 1,
  kind,
  ...args,
});
const summoned = event("summoned", { seat: "nurgle", figure: "leper", source: "reserve", to: "kislev", cost: 1 });
const rolled = event("rolled", { seat: "nurgle", region: "kislev", dice: [4, 2], hits: 1 });

describe("an event", () => {
  it("lasts as long as its motion, and never too long", () => {
    expect(lasting([])).toBe(0);
    expect(lasting([summoned])).toBeGreaterThanOrEqual(300);
    expect(lasting([summoned])).toBeLessThanOrEqual(500);
    expect(lasting([rolled])).toBeGreaterThanOrEqual(800);
    expect(lasting(Array.from({ length: 60 }, () => summoned))).toBeLessThanOrEqual(1200);
  });

  it("makes a piece travel from where it was to where it is", () => {
    const [journey] = journeysOf([summoned], ["khorne", "nurgle"]);
    expect(journey?.traveller).toEqual({ kind: "figure", figure: "leper" });
    expect(journey?.from).toEqual(DIAL_PLACES[1]);
  });

  it("stands in the log as a heading, a line or not at all", () => {
    expect(tone(event("phase_began"))).toBe("heading");
    expect(tone(summoned)).toBe("line");
    expect(tone(event("power_set"))).toBe("silent");
  });

  it("tells its points and its round", () => {
    const scored = event("scored", { seat: "khorne", points: 5, source: "domination", region: "empire" });
    expect(points(scored)).toEqual({ seat: "khorne", points: 5, source: "oldworld-score_source-domination" });
    expect(points(summoned)).toBeNull();
    expect(round(event("round_began", { round: 3 }))).toBe(3);
  });
});

beforeAll(() => speak("en"));

describe("a question about hits", () => {
  it("counts only what there is", () => {
    const asked = (hits: number, sixes: number) => say("oldworld-prompt-hit", { region: "Kislev", hits, sixes });
    expect(asked(0, 3)).toContain("Sixes left: 3.");
    expect(asked(2, 0)).toContain("2 hits left.");
    expect(asked(2, 1)).toContain("Hits left: 2, sixes: 1.");
  });
});

describe("a question about an Old World card", () => {
  const operation = { name: "operation", kind: null, value: 7 };

  it("names the card that is carried out", () => {
    const view = { state: { old_world_card: "greenskins_invade" } } as unknown as View;
    expect(called(operation, view)).toBe("Greenskins Invade");
  });

  it("speaks of an Old World card where one on the track works", () => {
    const view = { state: { old_world_card: null } } as unknown as View;
    expect(called(operation, view)).toBe("Old World card");
  });

  it("says how many regions are still to be chosen", () => {
    const asked = (left: number) =>
      say("oldworld-prompt-old_world_place.drawn", { operation: "Greenskins Invade", left });
    expect(asked(1)).toBe("Greenskins Invade: where does the token go?");
    expect(asked(2)).toBe("Greenskins Invade: where does the token go? (2 to go)");
  });
});
