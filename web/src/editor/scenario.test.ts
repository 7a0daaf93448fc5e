import { describe, expect, it } from "vitest";
import { python, scenarioOf } from "./scenario.ts";

describe("a scenario test", () => {
  it("has the position, and who is asked what", () => {
    const position = {
      warhost: "position",
      game: "bloodrage",
      revision: 2,
      seats: ["wolf", "bear"],
      state: { age: 1 },
    };
    const text = scenarioOf("bloodrage", position, { prompt: "turn", waiting: ["wolf"] });
    expect(text).toContain("from warhost.games.bloodrage import GAME");
    expect(text).toContain('POSITION: dict[str, Any] = {"seats": ["wolf", "bear"], "state": {"age": 1}}');
    expect(text).toContain('assert table.asked == "wolf turn"');
    expect(scenarioOf("karak", position, { prompt: null, waiting: [] })).toContain('assert table.asked == "over"');
  });

  it("writes as Python does", () => {
    expect(python([null, true, false, 1, 'a"b', {}])).toBe('[None, True, False, 1, "a\\"b", {}]');
  });

  it("breaks what is long into lines", () => {
    const long = { one: Array.from({ length: 30 }, (_, at) => `thing_${at}`), two: 2 };
    const lines = python(long).split("\n");
    expect(lines[0]).toBe("{");
    expect(lines[1]).toBe('    "one": [');
    expect(lines.at(-2)).toBe('    "two": 2,');
  });
});
