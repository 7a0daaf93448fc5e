/** Chance for drawings: the same name always gives the same numbers, so that a coast looks the same on every screen. */

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
