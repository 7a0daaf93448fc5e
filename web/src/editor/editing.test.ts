import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../games/contract.ts";
import type { PositionLook } from "../protocol/types.ts";
import { Refused } from "../server/api.ts";
import { Editing } from "./editing.svelte.ts";
import { DRAFT, EDITING, FIELDS, LAYERS } from "./examples.ts";

function seen(state: Record<string, unknown>, flow: unknown = DRAFT.flow): PositionLook {
  const view = { game: "toy", seats: [...DRAFT.seats], state } as unknown as View;
  const position = { game: "toy", seats: DRAFT.seats, options: {}, chance: { seed: "00" }, flow, state };
  return { position, view, prompt: "turn", waiting: ["red"], over: false };
}

/** A server that fills in what follows. */
function agreeing() {
  return vi.fn(async (_game: string, position: Record<string, unknown>) =>
    seen({ free: 5, ...(position.state as Record<string, unknown>) }, position.flow),
  );
}

function begun(look = agreeing()) {
  return { look, editing: new Editing(EDITING, FIELDS, seen(DRAFT.state), look) };
}

const warrior = { layer: LAYERS.warriors!, owner: "blue", piece: "", place: "south" };

describe("editing", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows an edit at once and asks the server soon after, once for several edits", async () => {
    const { editing, look } = begun();
    editing.set("points", { red: 4, blue: 0 });
    editing.set("points", { red: 5, blue: 0 });
    expect(editing.draft.state.points).toEqual({ red: 5, blue: 0 });
    expect(editing.isSettled).toBe(false);
    await vi.runAllTimersAsync();
    expect(look).toHaveBeenCalledTimes(1);
    expect(editing.isSettled).toBe(true);
  });

  it("takes over what the server has filled in, and keeps no dice", async () => {
    const { editing, look } = begun();
    editing.move(warrior, "north");
    expect("free" in editing.draft.state).toBe(false);
    await vi.runAllTimersAsync();
    expect(editing.draft.state.free).toBe(5);
    expect(editing.position).not.toHaveProperty("chance");
    expect(look.mock.calls[0]?.[1]).not.toHaveProperty("chance");
  });

  it("undoes and redoes", async () => {
    const { editing } = begun();
    editing.set("points", { red: 4, blue: 0 });
    editing.set("points", { red: 4, blue: 1 });
    editing.undo();
    expect(editing.draft.state.points).toEqual({ red: 4, blue: 0 });
    editing.undo();
    expect(editing.canUndo).toBe(false);
    expect(editing.draft.state.points).toEqual({ red: 3, blue: 0 });
    editing.redo();
    expect(editing.draft.state.points).toEqual({ red: 4, blue: 0 });
    editing.set("points", { red: 9, blue: 0 });
    expect(editing.canRedo).toBe(false);
    await vi.runAllTimersAsync();
    expect(editing.isSettled).toBe(true);
  });

  it("keeps what was refused, says why, and is well again after an undo", async () => {
    const look = agreeing();
    look.mockRejectedValueOnce(new Refused("bad-position", { where: "$.state.points", problem: "no" }));
    const { editing } = begun(look);
    editing.set("points", { red: 4, blue: 0 });
    await vi.runAllTimersAsync();
    expect(editing.problem?.variables.where).toBe("$.state.points");
    expect(editing.draft.state.points).toEqual({ red: 4, blue: 0 });
    editing.undo();
    await vi.runAllTimersAsync();
    expect(editing.problem).toBeNull();
    expect(editing.isSettled).toBe(true);
  });

  it("asks again later when it was too fast", async () => {
    const look = agreeing();
    look.mockRejectedValueOnce(new Refused("refused-too-fast", { seconds: "2" }));
    const { editing } = begun(look);
    editing.set("points", { red: 4, blue: 0 });
    await vi.runAllTimersAsync();
    expect(look).toHaveBeenCalledTimes(2);
    expect(editing.isSettled).toBe(true);
  });

  it("an answer that comes late does not undo what was edited meanwhile", async () => {
    const answers: ((look: PositionLook) => void)[] = [];
    const editing = new Editing(EDITING, FIELDS, seen(DRAFT.state), () => new Promise((done) => answers.push(done)));
    editing.set("points", { red: 4, blue: 0 });
    await vi.advanceTimersByTimeAsync(500);
    editing.set("points", { red: 5, blue: 0 });
    answers[0]?.(seen({ ...DRAFT.state, points: { red: 4, blue: 0 } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(editing.draft.state.points).toEqual({ red: 5, blue: 0 });
  });

  it("puts a piece in hand down, and not where it cannot lie", () => {
    const { editing } = begun();
    editing.held = warrior;
    expect(editing.mayDrop("sea")).toBe(false);
    editing.drop("sea");
    expect(editing.draft.state.warriors).toEqual(DRAFT.state.warriors);
    expect(editing.held).toBeNull();
    editing.held = warrior;
    editing.drop("north");
    expect(editing.draft.state.warriors).toEqual({ red: { reserve: 1 }, blue: { south: 1, north: 1 } });
    expect(editing.place).toBe("north");
  });

  it("lets play go on from a moment of the game", () => {
    const { editing } = begun();
    editing.startFrom(EDITING.starts[0]!, "blue");
    expect(editing.draft.flow).toEqual({ agenda: [["turn", { seat: "blue" }]] });
    expect(editing.draft.state.free).toBe(3);
  });
});
