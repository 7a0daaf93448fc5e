/** An audio context that makes no sound, for tests: it counts what is started and knows the loudness. */

class FakeParam {
  value = 0;
  setValueAtTime(value: number): void {
    this.value = value;
  }
  exponentialRampToValueAtTime(): void {}
}

class FakeNode {
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly Q = new FakeParam();
  type = "";
  buffer: unknown = null;
  loop = false;
  readonly #started: number[];

  constructor(started: number[]) {
    this.#started = started;
  }

  connect(next: FakeNode): FakeNode {
    return next;
  }

  start(at: number): void {
    this.#started.push(at);
  }

  stop(): void {}
}

export class FakeAudioContext {
  /** All that were made since the last `forget`. */
  static made: FakeAudioContext[] = [];

  static forget(): void {
    FakeAudioContext.made = [];
  }

  readonly sampleRate = 100;
  readonly started: number[] = [];
  readonly gains: FakeNode[] = [];
  readonly destination = new FakeNode([]);
  currentTime = 0;
  state = "running";

  constructor() {
    FakeAudioContext.made.push(this);
  }

  /** How loud everything together is. */
  get loudness(): number {
    return this.gains[0]?.gain.value ?? 0;
  }

  createGain(): FakeNode {
    const node = this.#node();
    this.gains.push(node);
    return node;
  }

  createOscillator = () => this.#node();
  createBufferSource = () => this.#node();
  createBiquadFilter = () => this.#node();
  createDynamicsCompressor = () => this.#node();
  createConvolver = () => this.#node();

  createBuffer(_channels: number, length: number): { getChannelData: () => Float32Array } {
    return { getChannelData: () => new Float32Array(length) };
  }

  async resume(): Promise<void> {
    this.state = "running";
  }

  async suspend(): Promise<void> {
    this.state = "suspended";
  }

  #node(): FakeNode {
    return new FakeNode(this.started);
  }
}
