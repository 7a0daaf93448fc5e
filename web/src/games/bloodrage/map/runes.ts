/** Runes as cut by a knife: straight strokes only, each in a box of 10 x 16 around 0. */

export const RUNES: readonly string[] = [
  "M-3-8V8M-3-8L3-4L3 0L-3 3",
  "M-3-8V8M-3-6L3-2M-3 0L3 4",
  "M0-8V8M0-3L4-7M0 2L4-2",
  "M-3-8V8M-3-4L3 0L-3 4",
  "M-3 8V-8L3-3L3 8",
  "M-4-8L4 8M4-8L-4 8",
  "M0-8V8M-4-4L0-8L4-4",
  "M-3-8V8M3-8V8M-3-3L3 3",
  "M0-8V8M-4 3L4-3",
  "M0 8V-8M0-2L-4-8M0-2L4-8",
  "M-3-8V8L3 3M-3-8L3-3",
  "M-4 0L0-6L4 0L0 6ZM0 6V8",
  "M3-8L-3-2L3 2L-3 8",
  "M0-8V8M-4-8L0-4L4-8M-4 8L0 4L4 8",
];

/** The same rune always stands in the same place. */
export function rune(index: number): string {
  return RUNES[(index * 5 + Math.floor(index / 7)) % RUNES.length] as string;
}
