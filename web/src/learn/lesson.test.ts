import { describe, expect, it } from "vitest";
import { LessonRun } from "./lesson.svelte.ts";

const lesson = {
  id: "first",
  seat: "khorne",
  position: {},
  steps: [
    { id: "hello", until: "read" as const },
    { id: "summon", until: { choose: { verb: "summon" } } },
    { id: "battle", until: { event: "battle_ended" } },
  ],
};

const event = (kind: string) => ({ number: 1, decision: 1, kind });
const option = (verb: string) => ({ key: verb, verb, args: {}, things: [] });

describe("a lesson", () => {
  it("goes on by reading, by doing and by watching, and by nothing else", () => {
    const run = new LessonRun(lesson);
    run.heard([event("battle_ended")]);
    run.chose(option("summon"));
    expect(run.step?.id).toBe("hello");
    run.read();
    run.chose(option("pass"));
    expect(run.step?.id).toBe("summon");
    run.chose(option("summon"));
    run.heard([event("rolled"), event("battle_ended")]);
    expect(run.done).toBe(true);
  });
});
