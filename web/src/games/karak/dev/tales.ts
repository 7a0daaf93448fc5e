/** Decisions with what followed from them, as record_tales.py keeps them. */

import type { GameEvent, View } from "../../contract.ts";

export interface RecordedTale {
  before: View;
  events: GameEvent[];
  last: View;
}

type Kept = Omit<RecordedTale, "last"> & { last: Partial<View> };

const files = import.meta.glob<Kept[]>("./tales/*.json", { import: "default", eager: true });

/** The table after a decision is kept as what differs from the table before; prices are left out. */
export const TALES: RecordedTale[] = Object.values(files)
  .flat()
  .map(({ before: kept, events, last }) => ({
    before: { ...kept, summary: { prices: {}, ...kept.summary } },
    events,
    last,
  }))
  .map(({ before, events, last }) => ({
    before,
    events,
    last: {
      ...before,
      ...last,
      state: { ...before.state, ...last.state },
      summary: { ...before.summary, ...last.summary },
    },
  }));
