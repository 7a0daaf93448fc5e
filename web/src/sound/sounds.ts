/** What a table lets one hear. Nothing is made before the first click or key on the page, as browsers want it; nothing in a tab
 * that is not looked at, but for the own turn if that is wished; and nothing is even loaded where sound is off. */

import type { GameEvent } from "../games/contract.ts";
import { settings } from "../settings.svelte.ts";
import type { Orchestra } from "./orchestra.ts";
import type { Cue } from "./voices.ts";

/** What comes this late, because it had to be loaded first, would be heard beside what it belongs to. */
const TOO_LATE_MS = 1_200;

interface Band {
  orchestra: Orchestra;
  cuesFor: typeof import("./orchestra.ts").cuesFor;
}

/** A loudspeaker: silent until the page is touched. */
export class Speaker {
  #touched = false;
  #band: Promise<Band> | null = null;

  constructor() {
    if (typeof window === "undefined") return;
    for (const gesture of ["pointerdown", "keydown"]) {
      window.addEventListener(gesture, () => (this.#touched = true), { capture: true, once: true });
    }
  }

  /** Whether somebody has clicked or pressed a key here, so that the browser lets us sound. */
  get allowed(): boolean {
    return this.#touched || (globalThis.navigator?.userActivation?.hasBeenActive ?? false);
  }

  play(cue: Cue): void {
    this.use(({ orchestra }) => orchestra.play(cue, settings.volume));
  }

  /** Lets the orchestra play, if anything is to be heard. */
  use(play: (band: Band) => void): void {
    if (!settings.sound || settings.volume <= 0 || !this.allowed) return;
    const asked = performance.now();
    this.#band ??= assemble();
    void this.#band.then(
      (band) => {
        if (performance.now() - asked < TOO_LATE_MS) play(band);
      },
      () => (this.#band = null),
    );
  }
}

async function assemble(): Promise<Band> {
  const { Orchestra, cuesFor } = await import("./orchestra.ts");
  return { orchestra: new Orchestra(new AudioContext({ latencyHint: "interactive" })), cuesFor };
}

/** The one of the page. */
export const speaker = new Speaker();

/** The sounds of one table. */
export class Sounds {
  readonly #game: string;
  readonly #speaker: Speaker;

  constructor(game: string, through: Speaker = speaker) {
    this.#game = game;
    this.#speaker = through;
  }

  /** What happened, as it is shown; `own` is the seat of whoever listens. */
  hear(events: readonly GameEvent[], own: string | null = null): void {
    if (events.length === 0 || document.hidden) return;
    this.#speaker.use(({ orchestra, cuesFor }) => {
      for (const { cue, level, delay } of cuesFor(this.#game, events, own)) {
        orchestra.play(cue, settings.volume, level, delay);
      }
    });
  }

  yourTurn(): void {
    if (!document.hidden || settings.soundAway) this.#speaker.play("turn");
  }

  message(): void {
    if (!document.hidden) this.#speaker.play("message");
  }
}
