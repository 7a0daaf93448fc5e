/** Lessons are written as JSON, so that the engine's own tests can play them (tests/lessons): every position loads, every step's
 * choice is really offered, and what the words say comes true. */

import type { Lesson } from "../contract.ts";

/** Of a JSON file the compiler only knows that `until` is some text, where a lesson says "read". */
export function lessonsFrom(files: readonly object[]): readonly Lesson[] {
  return files as readonly Lesson[];
}
