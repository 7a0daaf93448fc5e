/** The log grows by a line or two at a time: rows that say the same as before stay the same objects, so that only what is new is drawn. */

import type { Fold, Row } from "./rows.ts";

export class Keeping {
  #known = new Map<string, Row>();

  /** These rows, each as it was given last time if nothing has changed about it. */
  of(rows: readonly Row[]): Row[] {
    const kept = rows.map((row) => {
      const known = this.#known.get(row.key);
      return known !== undefined && isSameRow(known, row) ? known : row;
    });
    this.#known = new Map(kept.map((row) => [row.key, row]));
    return kept;
  }
}

function isSameRow(one: Row, other: Row): boolean {
  if (one.type === "line" && other.type === "line") {
    return (
      one.entry.event === other.entry.event &&
      one.entry.deed.sort === other.entry.deed.sort &&
      one.follows === other.follows &&
      isSameFold(one.fold, other.fold)
    );
  }
  if (one.type === "section" && other.type === "section") {
    return one.open === other.open && isSameStory(one.section.events, other.section.events);
  }
  if (one.type === "chapter" && other.type === "chapter") {
    const [story, otherStory] = [one, other].map(({ chapter }) => chapter.sections.flatMap(({ events }) => events));
    return one.open === other.open && isSameStory(story ?? [], otherStory ?? []);
  }
  return one.type === other.type;
}

function isSameFold(one: Fold | null, other: Fold | null): boolean {
  return one?.open === other?.open && one?.count === other?.count && one?.key === other?.key;
}

function isSameStory(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((event, place) => event === other[place]);
}
