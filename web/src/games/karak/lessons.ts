/** The guided first games of Karak. */

import type { Lesson } from "../contract.ts";

export const lessons: readonly Lesson[] = [];
