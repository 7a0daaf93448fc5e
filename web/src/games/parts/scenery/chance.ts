/** Small accidents of the drawing that are the same each time. */

export type Chance = () => number;

/** Numbers from 0 (inclusive) to 1 (exclusive) that follow from a name. */
export function chanceFor(name: string): Chance {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) as number), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number around a middle, as far away as told at most. */
export function around(chance: Chance, middle: number, away: number): number {
  return middle + (chance() * 2 - 1) * away;
}
