import { beforeEach, describe, expect, it } from "vitest";
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

/** A choice that a table which counted `decided` decisions has taken. */
function chooses(run: LessonRun, verb: string, decided: number): void {
  run.sends(option(verb), decided);
  run.counts(decided + 1);
  run.sends(null, decided + 1);
}

beforeEach(() => localStorage.clear());

describe("a lesson", () => {
  it("goes on by reading, by doing and by watching, and by nothing else", () => {
    const run = new LessonRun(lesson, "t");
    run.heard([event("battle_ended")]);
    chooses(run, "summon", 0);
    expect(run.step?.id).toBe("hello");
    run.read();
    chooses(run, "pass", 1);
    expect(run.step?.id).toBe("summon");
    chooses(run, "summon", 2);
    run.heard([event("rolled"), event("battle_ended")]);
    expect(run.done).toBe(true);
  });

  it("waits until a choice stands, and forgets one that came back", () => {
    const run = new LessonRun(lesson, "t");
    run.read();
    run.sends(option("summon"), 0);
    run.counts(0);
    expect(run.step?.id).toBe("summon");
    run.sends(null, 0);
    run.counts(1);
    expect(run.step?.id).toBe("summon");
  });

  it("counts a choice once, also when others choose at the same time", () => {
    const steps = ["one", "two"].map((id) => ({ id, until: { choose: { verb: "keep" } } }));
    const run = new LessonRun({ ...lesson, steps }, "t");
    const kept = option("keep");
    run.sends(kept, 0);
    run.counts(1);
    run.sends(kept, 1);
    run.counts(2);
    expect(run.step?.id).toBe("two");
    run.sends(null, 2);
    chooses(run, "keep", 2);
    expect(run.done).toBe(true);
  });

  it("goes back with a decision that is taken back", () => {
    const run = new LessonRun(lesson, "t");
    run.read();
    chooses(run, "summon", 0);
    run.counts(1);
    expect(run.step?.id).toBe("battle");
    run.counts(0);
    expect(run.step?.id).toBe("summon");
    chooses(run, "summon", 0);
    expect(run.step?.id).toBe("battle");
  });

  it("goes on where it was after a reload, at its own table only", () => {
    new LessonRun(lesson, "t").read();
    expect(new LessonRun(lesson, "t").step?.id).toBe("summon");
    expect(new LessonRun(lesson, "other").step?.id).toBe("hello");
  });
});
