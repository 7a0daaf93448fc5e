import { describe, expect, it } from "vitest";
import type { GameEvent } from "../contract.ts";
import { lasting, points, round, tone } from "./telling.ts";

const event = (kind: string, rest: Record<string, unknown> = {}): GameEvent => ({
  number: 1,
  decision: 1,
  kind,
  ...rest,
});

describe("telling", () => {
  it("says where glory comes from", () => {
    expect(points(event("scored", { seat: "wolf", points: 3, source: "battle" }))).toEqual({
      seat: "wolf",
      points: 3,
      source: "web-bloodrage-points-battle",
    });
    expect(points(event("card_scored", { seat: "wolf", points: 5, card: "manheim_1" }))?.source).toBe(
      "web-bloodrage-points-quest",
    );
    expect(points(event("passed", { seat: "wolf", lost: 2 }))).toBeNull();
  });

  it("makes Ages rounds and headings", () => {
    expect(round(event("age_began", { age: 2 }))).toBe(2);
    expect(tone(event("phase_began"))).toBe("heading");
    expect(tone(event("invaded"))).toBe("line");
  });

  it("gives figures time to travel and cards time to be read", () => {
    const invaded = event("invaded", { seat: "wolf", figure: "warrior", source: "reserve", to: "horgr" });
    expect(lasting([])).toBe(0);
    expect(lasting([invaded])).toBeGreaterThan(300);
    expect(lasting([invaded, event("card_revealed", { seat: "wolf", card: "tyrs_bash" })])).toBe(1200);
  });
});
