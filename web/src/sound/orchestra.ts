/** Everything that makes sound; loaded when the first sound is to be heard. Keeps the loudness, sees to it that never too much
 * sounds at once, and rests when nothing is heard. */

import type { Air } from "./instruments.ts";
import { BALANCE, VOICES, type Cue } from "./voices.ts";

export { cuesFor } from "./cues.ts";

/** The same sound again within this time is one sound. */
const SAME_AGAIN_S = 0.18;
const MOST_IN_THE_AIR = 7;
const ECHO_S = 1.1;
const REST_AFTER_MS = 2_500;

export class Orchestra {
  readonly #context: AudioContext;
  readonly #master: GainNode;
  readonly #air: Air;
  readonly #last = new Map<Cue, number>();
  #ends: number[] = [];
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#master = context.createGain();
    const evened = context.createDynamicsCompressor();
    this.#master.connect(evened).connect(context.destination);
    const room = context.createConvolver();
    room.buffer = noise(context, ECHO_S, (share) => (1 - share) ** 3 * 0.5);
    room.connect(this.#master);
    this.#air = { context, open: this.#master, echo: room, hiss: noise(context, 1, () => 1) };
  }

  /** Plays a sound `delay` seconds from now. Whether it did: not when the same one has just begun, or too many sound already. */
  play(cue: Cue, volume: number, level = 1, delay = 0): boolean {
    if (volume <= 0) return false;
    const at = this.#context.currentTime + 0.02 + delay;
    this.#ends = this.#ends.filter((end) => end > this.#context.currentTime);
    if (Math.abs(at - (this.#last.get(cue) ?? -Infinity)) < SAME_AGAIN_S) return false;
    if (this.#ends.length >= MOST_IN_THE_AIR) return false;
    this.#last.set(cue, at);
    if (this.#context.state === "suspended") void this.#context.resume();
    this.#master.gain.value = heardAs(volume);
    const lasts = VOICES[cue](this.#air, at, level * (BALANCE[cue] ?? 1));
    this.#ends.push(at + lasts);
    this.#restLater(delay + lasts);
    return true;
  }

  /** A context that runs costs power, even in silence. */
  #restLater(seconds: number): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(
      () => {
        if (this.#context.currentTime < Math.max(...this.#ends))
          this.#restLater(Math.max(...this.#ends) - this.#context.currentTime);
        else void this.#context.suspend();
      },
      seconds * 1000 + REST_AFTER_MS,
    );
  }
}

/** Half the way of the slider is half as loud to the ear. */
function heardAs(volume: number): number {
  return Math.min(1, volume) ** 1.7;
}

function noise(context: BaseAudioContext, seconds: number, loudness: (share: number) => number): AudioBuffer {
  const length = Math.round(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place += 1) samples[place] = (Math.random() * 2 - 1) * loudness(place / length);
  return buffer;
}
