import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { Room } from "../table/room.svelte.ts";
import { speak } from "../words/words.svelte.ts";
import LessonGuide from "./LessonGuide.svelte";
import { LessonRun } from "./lesson.svelte.ts";

beforeAll(() => speak("en"));

const room = { face: { name: "oldworld" }, choosing: {}, pointer: {}, game: {} } as unknown as Room;
const lesson = { id: "first-blood", seat: "khorne", position: {}, steps: [{ id: "welcome", until: "read" as const }] };

describe("the guide of a lesson", () => {
  it("can be closed after its last step, and not before", async () => {
    const run = new LessonRun(lesson);
    render(LessonGuide, { props: { room, run } });
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(run.closed).toBe(true);
  });
});
