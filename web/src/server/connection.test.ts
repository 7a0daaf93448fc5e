import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../games/contract.ts";
import { TableConnection } from "./connection.svelte.ts";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (closing: { code: number; reason: string }) => void = () => undefined;

  constructor() {
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose({ code, reason: "" });
  }

  hear(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const view: View = {
  game: "toy",
  revision: 1,
  options: {},
  seats: ["red", "green"],
  viewer: "red",
  waiting: ["red"],
  state: { round: 1 },
  summary: {},
  scores: {},
  ending: null,
  winners: [],
};
const event = (number: number) => ({ number, decision: number, kind: "reaped" });
const clock = { at: 0, paused: false, seats: {} };
const nothing = { question: null, prompt: null, undo: null, since: 0, clock };
const whole = {
  type: "view",
  viewer: "red",
  number: 3,
  story: 0,
  step: 3,
  view,
  kept: 0,
  events: [event(1)],
  ...nothing,
};

let connection: TableConnection;
const socket = () => FakeSocket.all.at(-1) as FakeSocket;
const hellos = () => socket().sent.filter((message) => message.type === "hello");

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  connection = new TableConnection("x", () => new FakeSocket() as unknown as WebSocket);
  connection.open();
  socket().open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection to a table", () => {
  it("says hello with nothing in hand, and shows the view that comes", () => {
    expect(hellos()).toMatchObject([{ viewer: null, number: null, events: 0 }]);
    socket().hear(whole);
    expect(connection.line).toBe("open");
    expect(connection.viewer).toBe("red");
    expect(connection.events).toHaveLength(1);
  });

  it("applies updates in their order", () => {
    socket().hear(whole);
    const changes = [{ path: ["state", "round"], value: 2 }];
    socket().hear({
      ...nothing,
      type: "update",
      viewer: "red",
      after: 3,
      number: 4,
      story: 0,
      step: 4,
      changes,
      events: [event(2)],
    });
    expect(connection.frame?.view?.state).toEqual({ round: 2 });
    expect(connection.frame?.follows).toBe(true);
    expect(connection.events).toHaveLength(2);
  });

  it("asks again when an update is missing instead of guessing", () => {
    socket().hear(whole);
    socket().hear({
      ...nothing,
      type: "update",
      viewer: "red",
      after: 5,
      number: 6,
      story: 0,
      step: 6,
      changes: [],
      events: [],
    });
    expect(hellos().at(-1)).toMatchObject({ viewer: "red", number: 3, story: 0, events: 1 });
    expect(connection.frame?.number).toBe(3);
  });

  it("keeps the first events and drops the others when something was taken back", () => {
    socket().hear({ ...whole, events: [event(1), event(2), event(3)] });
    socket().hear({ ...whole, story: 1, number: 4, kept: 1, events: [] });
    expect(connection.events.map((each) => each.number)).toEqual([1]);
    expect(connection.frame?.follows).toBe(false);
  });

  it("asks again when a view builds on events that it has forgotten", () => {
    socket().hear(whole);
    void connection.look("green");
    socket().hear({ ...whole, viewer: "green", story: 4, number: 4, kept: 1, events: [event(2)] });
    expect(connection.frame).toBeNull();
    expect(hellos().at(-1)).toMatchObject({ viewer: "green", number: null, events: 0 });
  });

  it("comes back by itself after the line was lost, with what it has in hand", () => {
    socket().hear(whole);
    socket().close(1006);
    expect(connection.line).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket().open();
    expect(hellos()).toMatchObject([{ viewer: "red", number: 3, story: 0, events: 1 }]);
    socket().hear({ type: "current", viewer: "red", number: 3, clock });
    expect(connection.line).toBe("open");
  });

  it("tells once what became of a proposal", () => {
    const told: string[] = [];
    connection.onoutcome = (outcome) => told.push(outcome);
    socket().hear(whole);
    const proposal = { id: 7, seat: "green", step: 1, agreed: [], missing: ["red"] };
    socket().hear({ type: "proposal", proposal, outcome: null });
    expect(connection.proposal).toEqual(proposal);
    socket().hear({ type: "proposal", proposal: null, outcome: "declined" });
    expect(connection.proposal).toBeNull();
    expect(told).toEqual(["declined"]);
  });

  it("forgets a proposal that ended while the line was lost", () => {
    socket().hear(whole);
    const proposal = { id: 7, seat: "green", step: 1, agreed: [], missing: ["red"] };
    socket().hear({ type: "proposal", proposal, outcome: null });
    socket().close(1006);
    vi.advanceTimersByTime(1_000);
    socket().open();
    socket().hear({ type: "current", viewer: "red", number: 3, clock });
    expect(connection.proposal).toBeNull();
  });

  it("comes back when the server that sends it away says so", () => {
    socket().hear({ type: "bye", reason: "refused-stopping", final: false, wait_ms: 700 });
    socket().close(1012);
    vi.advanceTimersByTime(690);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(20);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not come back where it is not wanted", () => {
    socket().hear({ type: "bye", reason: "refused-no-watching", final: true, wait_ms: 0 });
    socket().close(4403);
    expect(connection.line).toBe("closed");
    expect(connection.refusal?.reason).toBe("refused-no-watching");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("takes other eyes when its own seat is no longer its own", () => {
    connection.close();
    connection = new TableConnection("x", () => new FakeSocket() as unknown as WebSocket);
    connection.open("red");
    socket().open();
    const { id } = hellos().at(-1) as { id: number };
    socket().hear({ type: "refused", id, reason: "refused-not-your-view", variables: {}, number: 3 });
    expect(hellos().at(-1)).toMatchObject({ viewer: null, number: null });
    expect(connection.refusal).toBeNull();
  });

  const table = (...mine: string[]) => ({ type: "table", table: { id: "x", mine } });
  const looks = () => socket().sent.filter((message) => message.type === "look");

  it("sees with the eyes of the seat that somebody takes while they are here", () => {
    socket().hear(table());
    socket().hear({ ...whole, viewer: "public" });
    expect(looks()).toEqual([]);
    socket().hear(table("green"));
    expect(looks()).toMatchObject([{ viewer: "green" }]);
    socket().hear({ ...whole, viewer: "green" });
    expect(connection.frame?.viewer).toBe("green");
  });

  it("follows its person to another seat, and watches when there is none left", () => {
    socket().hear(table("red"));
    socket().hear(whole);
    socket().hear(table("green"));
    socket().hear(table());
    expect(looks()).toMatchObject([{ viewer: "green" }, { viewer: "public" }]);
  });

  it("keeps looking as everybody may while one device serves several seats", () => {
    socket().hear(table("red", "green"));
    socket().hear({ ...whole, viewer: "public" });
    socket().hear(table("red", "green"));
    expect(looks()).toEqual([]);
  });

  it("tells why a decision was refused", async () => {
    socket().hear(whole);
    const decided = connection.decide("red", 3, "lay:one");
    const { id } = socket().sent.at(-1) as { id: number };
    socket().hear({ type: "refused", id, reason: "refused-stale", variables: {}, number: 3 });
    await expect(decided).rejects.toMatchObject({ reason: "refused-stale" });
  });

  it("asks at once after sleep, says so, and does not wait long for a dead line", () => {
    socket().hear(whole);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(3_000);
    expect(connection.waking).toBe(true);
    expect(socket().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(4_001);
    expect(connection).toMatchObject({ waking: false, line: "lost" });
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("goes on without a word when the line has outlived the sleep", () => {
    socket().hear(whole);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(3_000);
    const { id } = socket().sent.at(-1) as { id: number };
    socket().hear({ type: "pong", id, now: Date.now() });
    expect(connection).toMatchObject({ waking: false, line: "open" });
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("says soon that a message has no answer, and stops saying so when anything is heard", () => {
    socket().hear(whole);
    vi.advanceTimersByTime(1_000);
    void connection.decide("red", 3, "lay:one");
    vi.advanceTimersByTime(2_999);
    expect(connection.silent).toBe(false);
    vi.advanceTimersByTime(1);
    expect(connection.silent).toBe(true);
    const { id } = socket().sent.at(-1) as { id: number };
    socket().hear({ type: "done", id, number: 4 });
    expect(connection.silent).toBe(false);
  });

  it("hears its answer in the frame that tells what came of it", async () => {
    socket().hear(whole);
    const decided = connection.decide("red", 3, "lay:one");
    const { id } = socket().sent.at(-1) as { id: number };
    socket().hear({ ...whole, number: 4, done: id + 1 });
    expect(await Promise.race([decided, Promise.resolve("nothing yet")])).toBe("nothing yet");
    socket().hear({ ...whole, number: 9, done: id });
    await expect(decided).resolves.toBeUndefined();
  });

  it("lets a bot think about a hint", () => {
    socket().hear(whole);
    vi.advanceTimersByTime(1_000);
    connection.hint("red", 3).catch(() => undefined);
    vi.advanceTimersByTime(5_000);
    expect(connection.silent).toBe(false);
  });

  it("says within a quarter of a minute that the server is silent, and gives up on it soon after", () => {
    socket().hear(whole);
    vi.advanceTimersByTime(10_000 + 3_001);
    expect(connection).toMatchObject({ silent: true, line: "open" });
    vi.advanceTimersByTime(12_001);
    expect(connection).toMatchObject({ silent: false, line: "lost" });
  });

  it("knows at once when the device says that it is offline, and comes back when it is online", () => {
    socket().hear(whole);
    window.dispatchEvent(new Event("offline"));
    expect(connection.line).toBe("lost");
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });
});
