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
  /** Those that are here, from the beginning on without a gap. */
  readonly #steps: ReplayStep[] = [];
  readonly #views = new Map<number, View>();
  #fetching: Promise<void> | null = null;
  #wanted = 0;
  #numbered = 0;

  constructor(viewer: string, fetch: FetchSteps) {
    this.viewer = viewer;
    this.#fetch = fetch;
  }

  /** Another line of the same game, `total` decisions long, which is the same as this one up to a step: what is here of it need not
   * be fetched again. */
  branch(fork: number, total: number, fetch: FetchSteps): Replaying {
    const line = new Replaying(this.viewer, fetch);
    for (const step of this.#steps.slice(0, fork + 1)) {
      line.#steps.push(step);
      line.#numbered += step.events.length;
      const view = this.#views.get(step.step);
      if (view !== undefined) line.#views.set(step.step, view);
    }
    line.total = total;
    if (this.step <= fork) [line.step, line.view, line.told] = [this.step, this.view, this.told];
    return line;
  }

  /** Goes to the table after so many decisions, and says what is seen there and what led to it from the step shown before; null when
   * another step was wanted meanwhile. */
  async goTo(step: number): Promise<Moment | null> {
    this.#wanted = step;
    await this.#reach(step);
    if (this.#wanted !== step) return null;
    const at = Math.max(0, Math.min(step, this.total));
    const shown = this.#steps[at];
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

  /** The table after so many decisions, for who only wants to know of it: what is shown stays. */
  async viewAfter(step: number): Promise<View> {
    await this.#reach(step);
    return this.#viewAt(Math.min(step, this.total));
  }

  async #reach(step: number): Promise<void> {
    while (this.#steps.length === 0 || (this.#steps.length <= step && this.#steps.length <= this.total))
      await this.#more();
  }

  /** Fetches the steps that come next, whoever asks for them how often. */
  #more(): Promise<void> {
    const done = () => (this.#fetching = null);
    this.#fetching ??= this.#fetch(this.viewer, this.#steps.length, CHUNK)
      .then((replay) => this.#keep(replay))
      .finally(done);
    return this.#fetching;
  }

  /** Steps come in their order, so events can be numbered as they come. */
  #keep(replay: Replay): void {
    this.total = replay.total;
    for (const step of replay.steps) {
      const events = step.events.map((event) => ({ ...event, number: (this.#numbered += 1), decision: step.step }));
      this.#steps.push({ ...step, events });
      if (step.view !== null) this.#views.set(step.step, step.view);
    }
  }

  #viewAt(step: number): View {
    let from = step;
    while (!this.#views.has(from)) from -= 1;
    let view = this.#views.get(from) as View;
    for (let next = from + 1; next <= step; next += 1) {
      view = withChanges(view, this.#steps[next]?.changes ?? []);
      this.#views.set(next, view);
    }
    return view;
  }

  #toldUntil(step: number): GameEvent[] {
    return this.#steps.slice(0, step + 1).flatMap(({ events }) => events);
  }
}
