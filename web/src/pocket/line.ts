/** The line to a table on this device: to the client it is like a socket. */

import type { Socket } from "../server/connection.svelte.ts";
import { asRefused } from "../server/api.ts";
import type { Engine } from "./engine.ts";
import { keptTable } from "./keeping.ts";

/** As a server closes the line where there is no such table, and where it has failed. */
const NO_TABLE = 4404;
const FAILED = 4400;

export function pocketLine(id: string): Socket {
  return new PocketLine(id);
}

class PocketLine implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #engine: Engine | null = null;

  constructor(id: string) {
    void this.#open(id);
  }

  send(text: string): void {
    const message = JSON.parse(text) as { id: number };
    this.#engine?.hear(message).then(
      (frames) => this.#say(frames),
      (problem: unknown) => this.#end(FAILED, asRefused(problem).reason),
    );
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    if (this.#engine !== null) this.#engine.onframes = () => undefined;
  }

  async #open(id: string): Promise<void> {
    const table = keptTable(id);
    if (table === null) {
      this.#end(NO_TABLE, "refused-no-table");
      return;
    }
    try {
      const { theEngine } = await import("./engine.ts");
      const engine = theEngine();
      await engine.open(table);
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.#engine = engine;
      engine.onframes = (frames) => this.#say(frames);
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(this as unknown as WebSocket, new Event("open"));
    } catch (problem) {
      this.#end(FAILED, asRefused(problem).reason);
    }
  }

  #say(frames: readonly unknown[]): void {
    if (this.readyState !== WebSocket.OPEN) return;
    for (const frame of frames) {
      const message = new MessageEvent("message", { data: JSON.stringify(frame) });
      this.onmessage?.call(this as unknown as WebSocket, message);
    }
  }

  #end(code: number, reason: string): void {
    this.readyState = WebSocket.CLOSED;
    // Whoever opened the line has not said yet what should happen when it closes.
    queueMicrotask(() => this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code, reason })));
  }
}
