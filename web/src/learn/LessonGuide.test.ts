import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Choosing } from "../deciding/deciding.svelte.ts";
import type { GameTable, LessonStep, Thing } from "../games/contract.ts";
import { Director } from "../staging/director.svelte.ts";
import type { Room } from "../table/room.svelte.ts";
import { speak } from "../words/words.svelte.ts";
import LessonGuide from "./LessonGuide.svelte";
import { LessonRun } from "./lesson.svelte.ts";

beforeAll(() => speak("en"));
beforeEach(() => localStorage.clear());

const kislev: Thing = { kind: "region", id: "kislev" };
const WELCOME: LessonStep = { id: "welcome", until: "read" };
const REGION: LessonStep = { id: "region", point: [kislev], until: "read" };
const SUMMON: LessonStep = { id: "summon", until: { choose: { verb: "summon" } } };

function runOf(...steps: LessonStep[]): LessonRun {
  return new LessonRun({ id: "first-blood", seat: "khorne", position: {}, steps }, "t");
}

function show(run: LessonRun) {
  const room = {
    face: { name: "oldworld" },
    game: { drawnAs: (thing: Thing) => thing },
    choosing: new Choosing(async () => "taken"),
    pointer: { held: [] as readonly Thing[] },
    director: new Director({ game: {} as GameTable, speed: () => "normal", line: () => "" }),
    myTurn: false,
  };
  const shown = render(LessonGuide, { props: { room: room as unknown as Room, run } });
  return { ...room, ...shown };
}

function asks(choosing: Choosing, ...verbs: string[]): void {
  const options = verbs.map((verb) => ({ key: verb, verb, args: {}, things: [] }));
  choosing.ask({ seat: "khorne", asked: 1, prompt: "turn", options });
}

describe("the guide of a lesson", () => {
  it("can be closed after its last step, and not before", async () => {
    const run = runOf(WELCOME);
    show(run);
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(screen.getByRole("link", { name: "More lessons" }).getAttribute("href")).toBe("/learn/oldworld");
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(run.closed).toBe(true);
  });

  it("says and points at nothing that has not been told yet", async () => {
    const run = runOf(WELCOME, REGION);
    const { director, pointer } = show(run);
    director.tells = true;
    await tick();
    run.read();
    await tick();
    expect(screen.getByText(/^You are Khorne/)).toBeTruthy();
    expect(screen.getByText("Watch what happens.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
    expect(pointer.held).toEqual([]);
    director.tells = false;
    await tick();
    expect(screen.getByText(/^This is Kislev/)).toBeTruthy();
    expect(pointer.held).toEqual([kislev]);
  });

  it("lets go of a learner who cannot do any more what it wants", async () => {
    const run = runOf(SUMMON);
    const { choosing, unmount } = show(run);
    asks(choosing, "summon", "pass");
    await tick();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    choosing.ask(null);
    asks(choosing, "play", "pass");
    await tick();
    expect(choosing.offered).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(run.closed).toBe(true);
    unmount();
    expect(choosing.offered).toHaveLength(2);
  });

  it("says nothing of a question with one answer, which is answered by itself", async () => {
    const { choosing } = show(runOf(SUMMON));
    asks(choosing, "decline");
    await tick();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });
});
