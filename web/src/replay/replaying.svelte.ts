/** A game looked at again: fetches steps as they are needed, and keeps the views that it has built. */

import type { GameEvent, View } from "../games/contract.ts";
import type { Replay, ReplayStep } from "../protocol/types.ts";
import { withChanges } from "../server/changes.ts";
import type { Moment } from "../staging/director.svelte.ts";

const CHUNK = 100;

export type FetchSteps = (viewer: string, first: number, count: number) => Promise<Replay>;

export class Replaying {
  total = $state(0);
  step = $state(0);
  view = $state.raw<View | null>(null);
  /** Everything told up to the step shown. */
  told = $state.raw<readonly GameEvent[]>([]);
  key = $state<string | null>(null);
  seat = $state<string | null>(null);
  dice = $state.raw<readonly number[]>([]);

  readonly viewer: string;
  readonly #fetch: FetchSteps;
  readonly #steps = new Map<number, ReplayStep>();
  readonly #views = new Map<number, View>();
  readonly #fetching = new Map<number, Promise<void>>();
  #wanted = 0;
  #numbered = 0;

  constructor(viewer: string, fetch: FetchSteps) {
    this.viewer = viewer;
    this.#fetch = fetch;
  }

  /** Goes to the table after so many decisions, and says what is seen there and what led to it from the step shown before; null when
   * another step was wanted meanwhile. */
  async goTo(step: number): Promise<Moment | null> {
    this.#wanted = step;
    for (let first = 0; first <= step; first += CHUNK) await this.#have(first);
    if (this.#wanted !== step) return null;
    const at = Math.max(0, Math.min(step, this.total));
    const shown = this.#steps.get(at);
    if (shown === undefined) return null;
    const follows = at === this.step + 1 && this.view !== null;
    this.view = this.#viewAt(at);
    this.told = this.#toldUntil(at);
    this.key = shown.key;
    this.seat = shown.seat;
    this.dice = shown.dice;
    this.step = at;
    return { view: this.view, events: follows ? shown.events : [], follows };
  }

  /** Sees to it that the chunk that begins with this step is here. */
  async #have(first: number): Promise<void> {
    if (this.#steps.has(first)) return;
    let fetching = this.#fetching.get(first);
    if (fetching === undefined) {
      fetching = this.#fetch(this.viewer, first, CHUNK).then((replay) => this.#keep(replay));
      this.#fetching.set(first, fetching);
      fetching.catch(() => this.#fetching.delete(first));
    }
    await fetching;
  }

  /** Chunks come in their order, so events can be numbered as they come. */
  #keep(replay: Replay): void {
    this.total = replay.total;
    for (const step of replay.steps) {
      const events = step.events.map((event) => ({ ...event, number: (this.#numbered += 1), decision: step.step }));
      this.#steps.set(step.step, { ...step, events });
      if (step.view !== null) this.#views.set(step.step, step.view);
    }
  }

  #viewAt(step: number): View {
    let from = step;
    while (!this.#views.has(from)) from -= 1;
    let view = this.#views.get(from) as View;
    for (let next = from + 1; next <= step; next += 1) {
      view = withChanges(view, this.#steps.get(next)?.changes ?? []);
      this.#views.set(next, view);
    }
    return view;
  }

  #toldUntil(step: number): GameEvent[] {
    const told: GameEvent[] = [];
    for (let at = 0; at <= step; at += 1) told.push(...(this.#steps.get(at)?.events ?? []));
    return told;
  }
}
