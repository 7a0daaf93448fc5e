/** The log as it is drawn: one row under the other, less what is folded. */

import type { Chapter, Entry, Episode, Section } from "./chapters.ts";

export type Row =
  | { type: "since"; key: string }
  | { type: "chapter"; key: string; chapter: Chapter; open: boolean }
  | { type: "section"; key: string; section: Section; open: boolean }
  | { type: "line"; key: string; entry: Entry; follows: boolean; fold: Fold | null };

/** What can be folded away under a line. */
export interface Fold {
  key: string;
  /** How many lines. */
  count: number;
  open: boolean;
}

/** Whether a part is open: as the reader has turned it, or by itself because it is the newest. */
export type IsOpen = (key: string, isNewest: boolean) => boolean;

const WORTH_FOLDING = 2;

/** `since`: the number of the last entry that is known to the reader; null where nothing is marked. */
export function rowsOf(chapters: readonly Chapter[], isOpen: IsOpen, since: number | null = null): Row[] {
  const rows: Row[] = [];
  const mark = new Mark(since, rows);
  for (const chapter of chapters) {
    const isLast = chapter === chapters.at(-1);
    const hasHeading = chapter.heading !== null || chapters.length > 1;
    const open = !hasHeading || isOpen(chapter.key, isLast);
    mark.before(open ? [] : chapter.sections.flatMap(({ episodes }) => episodes));
    if (hasHeading) rows.push({ type: "chapter", key: chapter.key, chapter, open });
    if (!open) continue;
    for (const section of chapter.sections) {
      addSection(rows, mark, section, isLast && section === chapter.sections.at(-1), isOpen);
    }
  }
  return rows;
}

/** The rows that the arrow keys walk over. */
export function stopsOf(rows: readonly Row[]): string[] {
  return rows.filter(({ type }) => type !== "since").map(({ key }) => key);
}

function addSection(rows: Row[], mark: Mark, section: Section, isLast: boolean, isOpen: IsOpen): void {
  const open = section.heading === null || isOpen(section.key, isLast);
  mark.before(open ? [] : section.episodes);
  if (section.heading !== null) rows.push({ type: "section", key: section.key, section, open });
  if (!open) return;
  for (const episode of section.episodes) {
    mark.before([episode]);
    rows.push(...linesOf(episode, isLast && episode === section.episodes.at(-1), isOpen));
  }
}

/** A long episode that is over shows how it began and how it ended. */
function linesOf(episode: Episode, isLast: boolean, isOpen: IsOpen): Row[] {
  const { leader, followers } = episode;
  const outcome = followers.findLast(({ deed }) => deed.sort === "battle");
  const hidden = followers.length - (outcome === undefined ? 0 : 1);
  const open = hidden < WORTH_FOLDING || isOpen(episode.key, isLast);
  const shown = open ? followers : followers.filter((entry) => entry === outcome);
  const fold = hidden < WORTH_FOLDING ? null : { key: episode.key, count: hidden, open };
  return [
    { type: "line", key: `line-${leader.number}`, entry: leader, follows: false, fold },
    ...shown.map((entry): Row => ({ type: "line", key: `line-${entry.number}`, entry, follows: true, fold: null })),
  ];
}

/** Sets "since your last turn" once, before the first row that brings something new. */
class Mark {
  #since: number | null;
  readonly #rows: Row[];

  constructor(since: number | null, rows: Row[]) {
    this.#since = since;
    this.#rows = rows;
  }

  before(episodes: readonly Episode[]): void {
    const since = this.#since;
    if (since === null || since === 0 || !episodes.some((episode) => lastOf(episode) > since)) return;
    this.#rows.push({ type: "since", key: "since" });
    this.#since = null;
  }
}

function lastOf({ leader, followers }: Episode): number {
  return followers.at(-1)?.number ?? leader.number;
}
