/** Shows what happened one step after the other, each long enough to be followed, and catches up at once when asked to. */

import type { GameEvent } from "../games/contract.ts";
import type { TableFrame } from "../server/connection.svelte.ts";

const LONGEST_QUEUE = 40;

export class Pacing {
  /** The frame on the screen. */
  shown = $state.raw<TableFrame | null>(null);
  /** The events that led to it, for motion; empty after a jump. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** Grows with every frame shown. */
  count = $state(0);
  /** How many frames still wait to be shown. */
  behind = $state(0);

  /** Whether what led to the frame on the screen is still seen moving. */
  moving = $state(false);

  readonly #lasting: (events: readonly GameEvent[]) => number;
  readonly #told: (frame: TableFrame) => void;
  #queue: TableFrame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `lasting` says how long events need; `told` is called with every frame when it is shown. */
  constructor(lasting: (events: readonly GameEvent[]) => number, told: (frame: TableFrame) => void = () => undefined) {
    this.#lasting = lasting;
    this.#told = told;
  }

  get caughtUp(): boolean {
    return this.behind === 0;
  }

  /** Whether everything has been shown to its end. */
  get atRest(): boolean {
    return this.caughtUp && !this.moving;
  }

  add(frame: TableFrame): void {
    if (!frame.follows || this.shown === null || document.hidden) {
      this.#jump(frame);
      return;
    }
    this.#queue.push(frame);
    this.behind = this.#queue.length;
    if (this.#queue.length > LONGEST_QUEUE) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Shows the latest frame now. */
  skip(): void {
    const waiting = this.#queue;
    this.#stop();
    waiting.forEach((frame) => this.#show(frame, []));
  }

  stop(): void {
    this.#stop();
  }

  #jump(frame: TableFrame): void {
    this.#stop();
    this.#show(frame, []);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.behind = 0;
    this.moving = false;
  }

  #next(): void {
    const frame = this.#queue.shift();
    this.behind = this.#queue.length;
    this.moving = frame !== undefined;
    if (frame === undefined) {
      this.#timer = undefined;
      return;
    }
    this.#show(frame, frame.events);
    this.#timer = setTimeout(() => this.#next(), this.#lasting(frame.events));
  }

  #show(frame: TableFrame, events: readonly GameEvent[]): void {
    this.shown = frame;
    this.events = events;
    this.count += 1;
    this.#told(frame);
  }
}
