/** The worker that plays tables without a server: started when the first of them is opened, asked by messages. */

import engineFiles from "engine:here";
import type { NewTable, ServerMessage } from "../protocol/types.ts";
import { Refused } from "../server/api.ts";
import { type Kept, keepTable } from "./keeping.ts";

/** What a new table is wished to be. */
export type PocketWish = Pick<NewTable, "game" | "seats" | "options"> & { id: string; name: string };

interface Answer {
  id?: number;
  value?: unknown;
  refused?: { reason: string; variables: Record<string, string> };
  frames?: ServerMessage[];
  kept?: Kept;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(problem: Refused): void;
}

export class Engine {
  /** Hears what happens by itself. */
  onframes: (frames: readonly ServerMessage[]) => void = () => undefined;

  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  /** The table that is open there. */
  #open: string | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = (message: MessageEvent<Answer>) => this.#take(message.data);
    worker.onerror = () => this.#fail();
  }

  async begin(wish: PocketWish): Promise<void> {
    keepTable(await this.call<Kept>({ do: "begin", wish }));
    this.#open = wish.id;
  }

  /** Opens a kept table, unless it is open. */
  async open(kept: Kept): Promise<void> {
    if (this.#open === kept.id) return;
    this.#open = kept.id;
    await this.call({ do: "open", kept });
  }

  async hear(message: unknown): Promise<ServerMessage[]> {
    const { frames, kept } = await this.call<{ frames: ServerMessage[]; kept: Kept }>({ do: "hear", message });
    keepTable(kept);
    return frames;
  }

  call<Value>(words: Record<string, unknown>): Promise<Value> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#worker.postMessage({ id, words });
    return new Promise((resolve, reject) =>
      this.#waiting.set(id, { resolve: (value) => resolve(value as Value), reject }),
    );
  }

  #take({ id, value, refused, frames, kept }: Answer): void {
    if (kept !== undefined) keepTable(kept);
    if (frames !== undefined) this.onframes(frames);
    const waiting = this.#waiting.get(id ?? 0);
    if (waiting === undefined) return;
    this.#waiting.delete(id ?? 0);
    if (refused === undefined) waiting.resolve(value);
    else waiting.reject(new Refused(refused.reason, refused.variables, 409));
  }

  /** The worker could not be had, or broke. The next who asks gets another one. */
  #fail(): void {
    for (const { reject } of this.#waiting.values()) reject(new Refused("web-pocket-failed", {}, 409));
    this.#waiting.clear();
    if (started?.engine === this) started = null;
  }
}

let started: { engine: Engine } | null = null;

/** Whether this build brings an engine along, and this browser can run it. */
export const canPlayHere =
  engineFiles.length > 0 && typeof Worker !== "undefined" && typeof WebAssembly !== "undefined";

export function theEngine(): Engine {
  const [address] = engineFiles;
  if (!canPlayHere || address === undefined) throw new Refused("web-pocket-failed", {}, 409);
  started ??= { engine: new Engine(new Worker(address, { type: "module" })) };
  return started.engine;
}
