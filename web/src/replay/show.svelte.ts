/** A replay as it is watched: decision by decision, each told in the same scenes as at the table. */

import type { GameEvent } from "../games/contract.ts";
import { type Audience, Director, type Moment } from "../staging/director.svelte.ts";
import type { Replaying } from "./replaying.svelte.ts";

/** Between two decisions of which nothing is told. */
const BETWEEN_MS = 650;
const BREATH_MS = 150;

export class Show {
  /** The line that is watched. */
  replaying: Replaying = $state.raw() as Replaying;
  readonly director: Director<Moment>;
  /** Whether it goes on by itself. */
  running = $state(false);

  readonly #noticed: (problem: unknown) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `noticed` hears of what went wrong. */
  constructor(replaying: Replaying, audience: Audience<Moment>, noticed: (problem: unknown) => void) {
    this.replaying = replaying;
    this.#noticed = noticed;
    let begunAt = Infinity;
    this.director = new Director<Moment>({
      ...audience,
      told: (scenes) => {
        begunAt = Date.now();
        audience.told?.(scenes);
      },
      settled: () => {
        const wasWatched = Date.now() - begunAt >= BETWEEN_MS;
        begunAt = Infinity;
        if (this.running) this.#later(wasWatched ? BREATH_MS : BETWEEN_MS);
      },
    });
  }

  /** What has been told so far. */
  get told(): readonly GameEvent[] {
    const { untold } = this.director;
    return untold === null ? this.replaying.told : this.replaying.told.filter(({ number }) => number < untold);
  }

  /** The first step shown; what goes wrong here is for whoever asked. */
  async begin(step: number): Promise<void> {
    const moment = await this.replaying.goTo(step);
    if (moment !== null) this.director.add(moment);
  }

  /** Shows this step; `told`: with its scenes, where it follows the one shown. */
  async goTo(step: number, told = true): Promise<void> {
    this.director.skipAll();
    clearTimeout(this.#timer);
    try {
      const moment = await this.replaying.goTo(step);
      if (moment !== null) this.director.add(told ? moment : { ...moment, events: [], follows: false });
    } catch (problem) {
      this.running = false;
      this.#noticed(problem);
    }
  }

  /** Goes on along another line of the same game; `told`: with the scenes of this step, where it follows the one shown. */
  async turnTo(line: Replaying, step: number, told: boolean): Promise<void> {
    this.running = false;
    this.director.skipAll();
    this.replaying = line;
    await this.goTo(step, told);
  }

  /** Some steps on or back, by hand. */
  async stepBy(steps: number): Promise<void> {
    this.running = false;
    const { step, total } = this.replaying;
    await this.goTo(Math.min(total, Math.max(0, step + steps)));
  }

  /** Straight to a step, without its scenes. */
  async scrubTo(step: number): Promise<void> {
    this.running = false;
    await this.goTo(step, false);
  }

  /** Shows an event once more. */
  async watch(event: GameEvent): Promise<void> {
    this.running = false;
    await this.goTo(Math.max(0, event.decision - 1), false);
    await this.goTo(event.decision);
    this.director.skipTo(event.number);
  }

  async toggle(): Promise<void> {
    this.running = !this.running;
    clearTimeout(this.#timer);
    if (!this.running) {
      if (this.director.playing) this.director.hold();
    } else if (this.director.playing) {
      this.director.goOn();
    } else {
      if (this.replaying.step >= this.replaying.total) await this.goTo(0, false);
      await this.#next();
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.director.stop();
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), ms);
  }

  async #next(): Promise<void> {
    if (!this.running) return;
    if (this.replaying.step >= this.replaying.total) this.running = false;
    else await this.goTo(this.replaying.step + 1);
  }
}
