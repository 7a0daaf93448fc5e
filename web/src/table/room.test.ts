import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { plainFace } from "../games/plain/face.ts";
import type { View } from "../games/contract.ts";
import plain from "../games/plain/table.ts";
import type { Me, Proposal, Replay, SeatInfo, TableInfo } from "../protocol/types.ts";
import { tables } from "../server/api.ts";
import type { TableConnection, TableFrame } from "../server/connection.svelte.ts";
import { session } from "../server/session.svelte.ts";
import { announcing } from "../shell/announcing.svelte.ts";
import { Teller } from "../words/telling.ts";
import { speak } from "../words/words.svelte.ts";
import { Room } from "./room.svelte.ts";

/** So long the longest scene lasts. */
const TOLD_MS = 10_000;

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  announcing.urgent = "";
});
afterEach(() => void vi.useRealTimers());

const frame = (number: number, follows: boolean): TableFrame => ({
  viewer: "red",
  number,
  step: number,
  view: { viewer: "red", waiting: [], ending: null, scores: {}, state: {} } as unknown as View,
  events: [{ number, decision: number, kind: "reaped" }],
  follows,
  since: 0,
  question: null,
  prompt: null,
  undo: null,
});

function room(status: TableInfo["status"]) {
  const table = { id: "t", status, mine: ["red"], seats: [] } as unknown as TableInfo;
  const decide = async () => undefined;
  const connection = { table, frame: null, viewer: "red", events: [], decide } as unknown as TableConnection;
  const teller = new Teller({
    game: "toy",
    revision: 1,
    side_kind: "farm",
    verbs: { lay: { card: "card" } },
    prompts: {
      lay: { rule: "TOY 1", about: {}, together: true },
      reap: { rule: "TOY 2", about: {}, together: false },
    },
    events: {},
    endings: [],
  });
  const made = new Room(connection, table, plainFace("toy"), plain, teller);
  const show = (next: TableFrame) => {
    connection.frame = next;
    connection.onframe(next);
  };
  return { made, show, connection };
}

describe("a table", () => {
  it("is over when its last deeds have been seen, not when the server knows the end", () => {
    const { made, show } = room("finished");
    show(frame(1, false));
    expect(made.over).toBe(true);
    show(frame(2, true));
    expect(made.over).toBe(false);
    vi.advanceTimersByTime(TOLD_MS);
    expect(made.over).toBe(true);
  });

  it.each([
    ["lay", true],
    ["reap", false],
  ])("marks what was chosen while others answer with one, not while they take their turns: %s", async (name, marks) => {
    const { made, show } = room("playing");
    const question = { prompt: name, rule: "", about: {} };
    const prompt = { ...question, asked: 1, options: ["lay:one"], costs: [] };
    show({ ...frame(1, false), question, prompt });
    made.choosing.propose(made.choosing.options[0]!);
    await vi.advanceTimersByTimeAsync(0);
    show({ ...frame(2, true), question });
    expect(made.choosing.picked([{ kind: "card", id: "one" }])).toBe(marks);
  });

  it("asks when what led to the question has been told, and not before", () => {
    const { made, show } = room("playing");
    const question = { prompt: "lay", rule: "", about: {} };
    show(frame(1, false));
    show({ ...frame(2, true), question, prompt: { ...question, asked: 1, options: ["lay:one"], costs: [] } });
    expect([made.myTurn, made.decisionWaits]).toEqual([false, true]);
    expect(announcing.urgent).toBe("");
    made.director.skipAll();
    expect([made.myTurn, made.decisionWaits]).toEqual([true, false]);
    expect(announcing.urgent).toContain("lay");
  });

  it("leaves a question that still stands while others' deeds are told", () => {
    const { made, show } = room("playing");
    const question = { prompt: "lay", rule: "", about: {} };
    const asking = { question, prompt: { ...question, asked: 1, options: ["lay:one", "lay:two"], costs: [] } };
    show({ ...frame(1, false), ...asking });
    show({ ...frame(2, true), ...asking });
    expect([made.director.playing, made.myTurn, made.decisionWaits]).toEqual([true, true, false]);
  });

  it("is not over while it is played", () => {
    const { made, show } = room("playing");
    show(frame(1, false));
    expect(made.over).toBe(false);
  });
});

describe("what is watched again", () => {
  const question = { prompt: "lay", rule: "", about: {} };
  const asking = { question, prompt: { ...question, asked: 1, options: ["lay:one"], costs: [] } };
  const step = (number: number) => ({
    step: number,
    events: [{ kind: "reaped" }],
    view: frame(number, true).view,
    changes: [],
  });

  async function watching() {
    vi.spyOn(tables, "replay").mockImplementation(
      async (_id, _as, first, count) =>
        ({ steps: Array.from({ length: count }, (_, index) => step(first + index)) }) as unknown as Replay,
    );
    const { made, show } = room("playing");
    show({ ...frame(3, false), ...asking });
    await made.watchAgain(2, 3);
    return { made, show };
  }
  afterEach(() => void vi.restoreAllMocks());

  it("takes the place of the table, whose question waits, and gives it back at its end", async () => {
    const { made } = await watching();
    expect([made.isTold, made.decisionWaits, made.deciding.asked]).toEqual([true, true, false]);
    expect(made.telling.scene?.events).toMatchObject([{ decision: 2 }]);
    vi.advanceTimersByTime(2 * TOLD_MS);
    expect([made.again, made.isTold, made.deciding.asked]).toEqual([null, false, true]);
  });

  it("is left in one deed, and loses nothing of what happened meanwhile", async () => {
    const { made, show } = await watching();
    show({ ...frame(4, true), ...asking });
    expect(made.telling.scene?.events).toMatchObject([{ decision: 2 }]);
    made.endAgain();
    expect(made.telling.scene?.events).toMatchObject([{ decision: 4 }]);
    made.decideNow();
    expect([made.telling.shown?.events[0]?.decision, made.deciding.asked]).toEqual([4, true]);
  });

  it("ends when the table jumps elsewhere", async () => {
    const { made, show } = await watching();
    show({ ...frame(1, false), ...asking });
    expect([made.again, made.director.shown?.number]).toEqual([null, 1]);
  });
});

describe("whose game it is", () => {
  const person = (id: string) => ({ id, name: id, account: false });
  const seat = (name: string, given: Partial<SeatInfo>) =>
    ({ seat: name, played_by: "bot", person: null, owner: null, substitute: null, ...given }) as SeatInfo;
  const red = seat("red", { played_by: "person", person: person("ann"), owner: person("ann") });
  const proposal: Proposal = {
    id: 1,
    kind: "back",
    winner: null,
    seat: "red",
    step: 0,
    agreed: [],
    missing: ["green"],
    waiting_for: ["bob"],
  };

  function at(seats: SeatInfo[], me: string, mine = ["red"]) {
    session.me = { person: person(me) } as Me;
    const { made, connection } = room("playing");
    connection.table = { ...made.table, seats, mine };
    connection.proposal = proposal;
    connection.present = ["red"];
    return made;
  }

  afterEach(() => {
    session.me = null;
  });

  it("is one's own among bots", () => {
    const made = at([red, seat("green", {})], "ann");
    expect([made.hasCompany, made.othersPlay]).toEqual([false, false]);
  });

  it("stays that of somebody for whom a bot plays", () => {
    const made = at([red, seat("green", { owner: person("bob") })], "ann");
    expect([made.hasCompany, made.othersPlay]).toEqual([true, false]);
    expect(made.awaited).toEqual(["green"]);
  });

  it("asks those who have to answer, also while a bot plays for them, and nobody else", () => {
    const seats = [red, seat("green", { owner: person("bob") })];
    expect(at(seats, "ann").mustVote).toBe(false);
    expect(at(seats, "bob", ["green"]).mustVote).toBe(true);
    expect(at(seats, "cat", ["green"]).mustVote).toBe(false);
  });

  it("knows who sits in for another", () => {
    const green = seat("green", {
      played_by: "person",
      person: person("cat"),
      owner: person("bob"),
      substitute: person("cat"),
    });
    expect(at([red, green], "cat", ["green"]).sitsIn).toBe(true);
    expect(at([red, green], "bob", ["green"]).sitsIn).toBe(false);
  });
});
