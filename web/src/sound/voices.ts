/** The sounds, each a few strokes of the instruments. All tones are of one scale (D minor), so that whatever is heard together
 * fits together; a little chance in pitch and time keeps what is repeated from sounding like a machine. */

import { bell, breath, drum, horn, knock, pluck, steel, tone, type Air } from "./instruments.ts";

export type Cue =
  | "turn"
  | "message"
  | "dice"
  | "card"
  | "piece"
  | "march"
  | "phase"
  | "round"
  | "battle"
  | "clash"
  | "fall"
  | "points"
  | "gain"
  | "loss"
  | "build"
  | "magic"
  | "corruption"
  | "ruin"
  | "ragnarok"
  | "victory";

/** Makes a sound that begins at a time, and says how long it lasts, in seconds. */
export type Voice = (air: Air, at: number, level: number) => number;

/* The scale. */
const D2 = 73.42;
const D3 = 146.83;
const F3 = 174.61;
const A3 = 220;
const D4 = 293.66;
const F4 = 349.23;
const A4 = 440;
const D5 = 587.33;
const F5 = 698.46;
const A5 = 880;
const C6 = 1046.5;
const D6 = 1174.66;

export const VOICES: Readonly<Record<Cue, Voice>> = {
  /** Two bells, rising: somebody calls your name. */
  turn(air, at, level) {
    bell(air, { at, pitch: A4, length: 1.1, level: 0.2 * level });
    bell(air, { at: at + 0.15, pitch: D5, length: 1.5, level: 0.22 * level });
    return 1.7;
  },

  /** Somebody knocks on the table. */
  message(air, at, level) {
    pluck(air, { at, pitch: D5, length: 0.25, level: 0.13 * level });
    pluck(air, { at: at + 0.09, pitch: A5, length: 0.35, level: 0.12 * level });
    return 0.5;
  },

  /** Bones that clatter over wood and come to rest. */
  dice(air, at, level) {
    let when = at;
    for (let hop = 0; hop < 9; hop += 1) {
      const fading = 1 - hop / 12;
      knock(air, { at: when, pitch: vary(430 + 60 * (hop % 3), 0.18), length: 0.06, level: 0.17 * fading * level });
      when += vary(0.035 + hop * 0.011, 0.3);
    }
    return when - at + 0.1;
  },

  /** Paper that is turned. */
  card(air, at, level) {
    const pitch = vary(2300, 0.1);
    breath(air, {
      at,
      length: 0.13,
      level: 0.26 * level,
      kind: "bandpass",
      from: pitch,
      to: pitch * 1.9,
      attack: 0.035,
    });
    breath(air, { at: at + 0.11, length: 0.05, level: 0.3 * level, kind: "bandpass", from: 1300, sharpness: 1.5 });
    return 0.2;
  },

  /** A figure set down. */
  piece(air, at, level) {
    knock(air, { at, pitch: vary(190, 0.06), length: 0.1, level: 0.22 * level });
    return 0.15;
  },

  /** Feet on the march. */
  march(air, at, level) {
    for (const [place, after] of [0, 0.12, 0.25].entries()) {
      knock(air, { at: at + after, pitch: vary(128, 0.06), length: 0.09, level: (0.2 - place * 0.04) * level });
      breath(air, { at: at + after, length: 0.05, level: 0.06 * level, kind: "highpass", from: 2600 });
    }
    return 0.4;
  },

  /** A low gong: the page turns. */
  phase(air, at, level) {
    bell(air, { at, pitch: D3, length: 1.7, level: 0.17 * level });
    bell(air, { at, pitch: A3, length: 1, level: 0.06 * level });
    return 1.8;
  },

  /** A horn over the hills. */
  round(air, at, level) {
    horn(air, { at, pitch: D3, length: 0.7, level: 0.17 * level });
    horn(air, { at: at + 0.45, pitch: A3, length: 1.5, level: 0.17 * level });
    return 2.1;
  },

  /** War drums, and steel drawn. */
  battle(air, at, level) {
    drum(air, { at, pitch: 62, length: 0.55, level: 0.42 * level });
    drum(air, { at: at + 0.2, pitch: 62, length: 0.4, level: 0.3 * level });
    drum(air, { at: at + 0.4, pitch: 55, length: 0.8, level: 0.5 * level });
    breath(air, {
      at: at + 0.42,
      length: 0.55,
      level: 0.06 * level,
      kind: "bandpass",
      from: 3000,
      to: 7600,
      sharpness: 4,
      attack: 0.2,
    });
    return 1.4;
  },

  /** Blade on blade. */
  clash(air, at, level) {
    steel(air, { at, pitch: vary(820, 0.09), length: 0.5, level: 0.12 * level });
    steel(air, { at: at + vary(0.1, 0.2), pitch: vary(1090, 0.09), length: 0.6, level: 0.09 * level });
    return 0.8;
  },

  /** Something heavy goes down. */
  fall(air, at, level) {
    tone(air, { at, pitch: vary(D3, 0.05), to: 48, length: 0.42, level: 0.32 * level });
    breath(air, { at: at + 0.06, length: 0.3, level: 0.22 * level, kind: "lowpass", from: 900, to: 160 });
    return 0.6;
  },

  /** Three strings, rising: the track moves on. */
  points(air, at, level) {
    [F4, A4, D5].forEach((pitch, place) =>
      pluck(air, { at: at + place * 0.075, pitch, length: 0.5, level: (0.14 + place * 0.02) * level }),
    );
    return 0.8;
  },

  /** Something comes into the bag. */
  gain(air, at, level) {
    pluck(air, { at, pitch: A4, length: 0.22, level: 0.12 * level });
    pluck(air, { at: at + 0.07, pitch: C6, length: 0.3, level: 0.07 * level });
    return 0.4;
  },

  /** Something goes. */
  loss(air, at, level) {
    pluck(air, { at, pitch: F4, length: 0.3, level: 0.14 * level });
    pluck(air, { at: at + 0.11, pitch: D4, length: 0.5, level: 0.14 * level });
    return 0.7;
  },

  /** A hammer at work. */
  build(air, at, level) {
    for (const [place, after] of [0, 0.17, 0.34].entries()) {
      knock(air, { at: at + after, pitch: vary(310, 0.03), length: 0.08, level: 0.16 * level });
      steel(air, { at: at + after, pitch: 1480 + place * 20, length: 0.16, level: 0.035 * level });
    }
    return 0.6;
  },

  /** A shimmer in the air. */
  magic(air, at, level) {
    [D5, F5, A5, D6].forEach((pitch, place) => {
      const when = at + place * 0.06;
      tone(air, { at: when, pitch, length: 0.7, level: 0.055 * level, attack: 0.05, echo: 0.7 });
      tone(air, { at: when, pitch: pitch * 1.005, length: 0.7, level: 0.045 * level, attack: 0.05, echo: 0.7 });
    });
    return 1;
  },

  /** Something creeps in that should not be here. */
  corruption(air, at, level) {
    tone(air, {
      at,
      pitch: F3,
      to: D3 * 0.97,
      length: 0.8,
      level: 0.13 * level,
      shape: "sawtooth",
      cut: 520,
      attack: 0.15,
      echo: 0.6,
    });
    tone(air, {
      at,
      pitch: F3 * 1.06,
      to: D3,
      length: 0.8,
      level: 0.1 * level,
      shape: "sawtooth",
      cut: 480,
      attack: 0.2,
      echo: 0.6,
    });
    breath(air, {
      at,
      length: 0.6,
      level: 0.05 * level,
      kind: "bandpass",
      from: 700,
      to: 320,
      sharpness: 6,
      attack: 0.2,
    });
    return 1;
  },

  /** A bell tolls over a land that breaks. */
  ruin(air, at, level) {
    rumble(air, at, 1.9, 0.55 * level);
    bell(air, { at: at + 0.08, pitch: D3, length: 2.4, level: 0.24 * level });
    bell(air, { at: at + 0.08, pitch: F3, length: 1.6, level: 0.1 * level });
    return 2.6;
  },

  /** The end of the world takes a province: wind that rises, a blow, stone that falls into the deep. */
  ragnarok(air, at, level) {
    breath(air, {
      at,
      length: 0.9,
      level: 0.2 * level,
      kind: "bandpass",
      from: 240,
      to: 1500,
      sharpness: 2.5,
      attack: 0.7,
      echo: 0.5,
    });
    drum(air, { at: at + 0.72, pitch: 44, length: 1.3, level: 0.6 * level });
    horn(air, { at: at + 0.7, pitch: D2, length: 1.8, level: 0.22 * level });
    rumble(air, at + 0.75, 2.1, 0.6 * level);
    return 3.1;
  },

  /** Horns in the hall, and every bell of the town. */
  victory(air, at, level) {
    const calls: [number, number, number][] = [
      [0, D4, 0.32],
      [0.22, D4, 0.3],
      [0.4, F4, 0.34],
      [0.64, A4, 1.9],
    ];
    for (const [after, pitch, length] of calls) horn(air, { at: at + after, pitch, length, level: 0.15 * level });
    for (const pitch of [D3, A3, D4, F4]) horn(air, { at: at + 0.64, pitch, length: 2.1, level: 0.08 * level });
    drum(air, { at: at + 0.64, pitch: 58, length: 1, level: 0.35 * level });
    [D5, F5, A5, D6].forEach((pitch, place) =>
      bell(air, { at: at + 0.9 + place * 0.13, pitch, length: 1.6, level: 0.06 * level }),
    );
    return 3.2;
  },
};

/** How loud they are beside each other, found by measuring: what happens often lies well below what happens once in a round. */
export const BALANCE: Readonly<Partial<Record<Cue, number>>> = {
  turn: 0.7,
  message: 1.5,
  dice: 1.7,
  card: 2.2,
  piece: 1.8,
  clash: 1.5,
  gain: 1.6,
  build: 1.2,
  ragnarok: 0.8,
};

function rumble(air: Air, at: number, length: number, level: number): void {
  breath(air, { at, length, level, kind: "lowpass", from: 240, to: 60, attack: 0.09, echo: 0.3 });
  for (let stone = 0; stone < 5; stone += 1) {
    const when = at + 0.1 + stone * vary(0.22, 0.4);
    drum(air, { at: when, pitch: vary(70, 0.3), length: 0.3, level: level * 0.25 });
  }
}

/** The same, a little more or less. */
function vary(value: number, share: number): number {
  return value * (1 + (Math.random() * 2 - 1) * share);
}
