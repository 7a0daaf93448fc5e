import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../protocol/types.ts";
import { Engine } from "./engine.ts";
import { type Kept, keptTable } from "./keeping.ts";

const ID = "pocket-abcdefghi";
const kept = { id: ID, record: "warhost record 1" } as unknown as Kept;

class FakeWorker {
  posted: { id: number; words: Record<string, unknown> }[] = [];
  onmessage: ((message: MessageEvent) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(message: { id: number; words: Record<string, unknown> }): void {
    this.posted.push(message);
  }
  say(data: unknown): void {
    this.onmessage?.({ data } as MessageEvent);
  }
}

let worker: FakeWorker;
let engine: Engine;

beforeEach(() => {
  localStorage.clear();
  worker = new FakeWorker();
  engine = new Engine(worker as unknown as Worker);
});

describe("the engine in its worker", () => {
  it("gives each answer to whoever asked", async () => {
    const first = engine.call({ do: "info" });
    const second = engine.call({ do: "story" });
    worker.say({ id: 2, value: "second" });
    worker.say({ id: 1, value: "first" });
    expect([await first, await second]).toEqual(["first", "second"]);
  });

  it("keeps the table after all that happens to it", async () => {
    const heard = engine.hear({ type: "decide" });
    worker.say({ id: 1, value: { frames: [{ type: "view" }], kept } });
    expect(await heard).toEqual([{ type: "view" }]);
    expect(keptTable(ID)).toEqual(kept);
    const later = vi.fn<(frames: readonly ServerMessage[]) => void>();
    engine.onframes = later;
    worker.say({ frames: [{ type: "view" }], kept: { ...kept, record: "longer" } });
    expect(later).toHaveBeenCalledOnce();
    expect(keptTable(ID)?.record).toBe("longer");
  });

  it("passes refusals on, and opens a table once", async () => {
    const refused = engine.call({ do: "story" });
    worker.say({ id: 1, refused: { reason: "refused-stale", variables: { asked: "3" } } });
    await expect(refused).rejects.toMatchObject({ reason: "refused-stale", variables: { asked: "3" } });
    const opened = engine.open(kept);
    worker.say({ id: 2, value: null });
    await opened;
    await engine.open(kept);
    expect(worker.posted).toHaveLength(2);
  });

  it("leaves nobody waiting when the worker breaks", async () => {
    const waiting = engine.call({ do: "info" });
    worker.onerror?.();
    await expect(waiting).rejects.toMatchObject({ reason: "web-pocket-failed" });
  });
});
