/** How long scenes last. Pure numbers: who reads, at which speed, and how much still waits to be told. */

import type { Scene } from "../games/contract.ts";

/** `steps`: every scene that has something to read stays until somebody clicks. */
export const SPEEDS = ["slow", "normal", "fast", "instant", "steps"] as const;
export type Speed = (typeof SPEEDS)[number];

const BEAT_MS = 400;
const READING_MS_PER_SIGN = 45;
const LONGEST_READING_MS = 3_000;
const BANNER_MS = 900;

const PACE: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0, steps: 1 };

/** From so much that waits on, what is small is told shorter; from so much on, only what matters is told. */
const HURRY_FROM_MS = 25_000;
const RUSH_FROM_MS = 75_000;

export type Haste = "none" | "hurry" | "rush";

export function hasteFor(waitingMs: number): Haste {
  if (waitingMs > RUSH_FROM_MS) return "rush";
  return waitingMs > HURRY_FROM_MS ? "hurry" : "none";
}

/** What a scene is made of, as far as its length is concerned. */
export interface Length {
  size: Scene["size"];
  /** How many signs there are to read. */
  signs: number;
  /** How long its motion takes on the board. */
  motionMs: number;
  /** Whether the viewer wins or suffers by it: that is never told in passing. */
  own: boolean;
}

/** How long a scene lasts at this speed and haste; null: until somebody clicks. */
export function sceneMs(length: Length, speed: Speed, haste: Haste = "none"): number | null {
  if (speed === "steps" && length.size !== "passing") return null;
  return Math.round(unhurriedMs(length) * PACE[speed] * share(length, haste));
}

/** How much time this takes up, whoever has to click. */
export function waitingMs(length: Length, speed: Speed): number {
  return unhurriedMs(length) * PACE[speed];
}

function unhurriedMs({ size, signs, motionMs }: Length): number {
  const told = BEAT_MS + Math.min(LONGEST_READING_MS, signs * READING_MS_PER_SIGN);
  switch (size) {
    case "passing":
      return motionMs;
    case "banner":
      return Math.max(BANNER_MS, motionMs);
    case "told":
      return Math.max(told, motionMs);
    case "large":
      return Math.max(2 * told, motionMs);
  }
}

/** Which part of its time a scene keeps in haste. */
function share({ size, own }: Length, haste: Haste): number {
  if (haste === "none" || size === "large") return 1;
  if (size === "passing") return 0;
  if (own && size === "told") return 1;
  return haste === "rush" ? 0 : 0.5;
}

export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] as Speed;
}
