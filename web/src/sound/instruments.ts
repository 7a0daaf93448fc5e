/** The instruments: everything that is heard is made of these few, and nothing is recorded. */

/** Where sounds are made: into the open, and a little of it into the room that gives them an echo. */
export interface Air {
  context: BaseAudioContext;
  open: AudioNode;
  echo: AudioNode;
  /** A second of noise, made once. */
  hiss: AudioBuffer;
}

interface Struck {
  /** When, in the context's time. */
  at: number;
  /** In hertz. */
  pitch: number;
  /** In seconds, until it can no longer be heard. */
  length: number;
  level: number;
}

interface Tone extends Struck {
  shape?: OscillatorType;
  /** The pitch at its end. */
  to?: number;
  /** Seconds until it is at its loudest. */
  attack?: number;
  /** How much of it the room gives back. */
  echo?: number;
  /** Where its brightness is cut, in hertz. */
  cut?: number;
}

interface Breath {
  at: number;
  length: number;
  level: number;
  kind: "lowpass" | "bandpass" | "highpass";
  from: number;
  to?: number;
  sharpness?: number;
  attack?: number;
  echo?: number;
}

const SILENCE = 0.0001;

/** A tone that swells and dies away. */
export function tone(air: Air, given: Tone): void {
  const { at, pitch, length, level, shape = "sine", to = pitch, attack = 0.004, echo = 0.2, cut } = given;
  const source = air.context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, at + length);
  const loudness = swell(air, { at, length, level, attack, echo });
  if (cut === undefined) {
    source.connect(loudness);
  } else {
    const filter = air.context.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = cut;
    source.connect(filter).connect(loudness);
  }
  source.start(at);
  source.stop(at + length + 0.05);
}

/** Noise through a filter that moves: paper, wind, dust, rumble. */
export function breath(air: Air, given: Breath): void {
  const { at, length, level, kind, from, to = from, sharpness = 0.8, attack = 0.003, echo = 0.15 } = given;
  const source = air.context.createBufferSource();
  source.buffer = air.hiss;
  source.loop = true;
  const filter = air.context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = sharpness;
  filter.frequency.setValueAtTime(from, at);
  if (to !== from) filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(swell(air, { at, length, level, attack, echo }));
  source.start(at, Math.random() * 0.5);
  source.stop(at + length + 0.05);
}

/** A small bell: the upper partials die first. */
export function bell(air: Air, { at, pitch, length, level }: Struck): void {
  const partials = [
    [1, 1, 1],
    [2.01, 0.42, 0.6],
    [2.76, 0.24, 0.42],
    [5.4, 0.1, 0.18],
  ] as const;
  for (const [ratio, share, lasts] of partials) {
    tone(air, { at, pitch: pitch * ratio, length: length * lasts, level: level * share, echo: 0.35 });
  }
}

/** A string that is plucked: bright for a moment. */
export function pluck(air: Air, { at, pitch, length, level }: Struck): void {
  tone(air, { at, pitch, length, level, shape: "triangle", cut: pitch * 5, echo: 0.25 });
  tone(air, { at, pitch: pitch * 2, length: length * 0.35, level: level * 0.3, echo: 0.2 });
}

/** Wood on wood. */
export function knock(air: Air, { at, pitch, length, level }: Struck): void {
  breath(air, { at, length, level: level * 1.6, kind: "bandpass", from: pitch * 3, sharpness: 5, echo: 0.12 });
  tone(air, { at, pitch: pitch * 1.25, to: pitch, length, level, echo: 0.12 });
}

/** A skin drum: the pitch falls as it is struck. */
export function drum(air: Air, { at, pitch, length, level }: Struck): void {
  tone(air, { at, pitch: pitch * 1.9, to: pitch, length, level, echo: 0.3 });
  tone(air, { at, pitch: pitch * 3.1, to: pitch * 1.6, length: length * 0.3, level: level * 0.35, shape: "triangle" });
  breath(air, { at, length: 0.07, level: level * 0.5, kind: "lowpass", from: 1100 });
}

/** Steel on steel: partials that fit no scale. */
export function steel(air: Air, { at, pitch, length, level }: Struck): void {
  const ratios = [1, 1.47, 2.09, 2.56, 3.39, 4.13];
  ratios.forEach((ratio, place) => {
    const share = level / (1.5 + place);
    tone(air, {
      at,
      pitch: pitch * ratio,
      length: length / (1 + place * 0.35),
      level: share,
      shape: "triangle",
      echo: 0.3,
    });
  });
  breath(air, { at, length: 0.05, level: level * 0.9, kind: "highpass", from: 4200 });
}

/** A horn far away: two reeds a hair apart, that open slowly. */
export function horn(air: Air, { at, pitch, length, level }: Struck): void {
  for (const detuned of [0.997, 1.003]) {
    const reed = { at, pitch: pitch * detuned, length, shape: "sawtooth", attack: length * 0.28, echo: 0.45 } as const;
    tone(air, { ...reed, level: level * 0.5, cut: pitch * 3.2 });
  }
  tone(air, { at, pitch: pitch / 2, length, level: level * 0.4, attack: length * 0.3, echo: 0.3 });
}

function swell(air: Air, given: { at: number; length: number; level: number; attack: number; echo: number }): GainNode {
  const { at, length, level, attack, echo } = given;
  const loudness = air.context.createGain();
  loudness.gain.setValueAtTime(SILENCE, at);
  loudness.gain.exponentialRampToValueAtTime(Math.max(level, SILENCE * 2), at + attack);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, at + Math.max(length, attack + 0.01));
  loudness.connect(air.open);
  const reflected = air.context.createGain();
  reflected.gain.value = echo;
  loudness.connect(reflected).connect(air.echo);
  return loudness;
}
