/** The story in its order: rounds, in them turns or phases, in these deeds with what followed from them. */

import type { Deed, GameEvent, GameTable } from "../games/contract.ts";

/** How a game reads its events, as far as the log is concerned. */
export type Reading = Pick<GameTable, "tone" | "round" | "deed" | "points">;

export interface Entry {
  event: GameEvent;
  /** Its place among all that happened, from 1. */
  number: number;
  deed: Deed;
}

/** A deed and what followed from it. */
export interface Episode {
  key: string;
  leader: Entry;
  followers: Entry[];
}

/** A turn or a phase. */
export interface Section {
  key: string;
  /** Null: what came before the first one. */
  heading: GameEvent | null;
  episodes: Episode[];
  /** All its events, also those that no line tells. */
  events: GameEvent[];
}

/** A round; the first one may be what came before all rounds. */
export interface Chapter {
  key: string;
  heading: GameEvent | null;
  sections: Section[];
}

/** Cuts the story. `concerns` chooses what is told: an episode stays with its first line and all lines that concern the reader. */
export function chaptersOf(
  events: readonly GameEvent[],
  game: Reading,
  concerns: ((event: GameEvent) => boolean) | null = null,
): Chapter[] {
  const chapters: Chapter[] = [];
  let chapter: Chapter | null = null;
  let section: Section | null = null;
  for (const [index, event] of events.entries()) {
    const number = index + 1;
    const tone = game.tone(event);
    if (tone === "heading" && game.round(event) !== null) {
      chapter = { key: `chapter-${number}`, heading: event, sections: [] };
      chapters.push(chapter);
      section = null;
      continue;
    }
    if (chapter === null) chapters.push((chapter = { key: "chapter-0", heading: null, sections: [] }));
    if (tone === "heading" || section === null) {
      section = { key: `section-${number}`, heading: tone === "heading" ? event : null, episodes: [], events: [] };
      chapter.sections.push(section);
      if (tone === "heading") continue;
    }
    section.events.push(event);
    if (tone === "line") tell(section, { event, number, deed: game.deed?.(event) ?? { sort: "fate", begins: true } });
  }
  return concerns === null ? withoutEmpty(chapters) : chosen(chapters, concerns);
}

function tell(section: Section, entry: Entry): void {
  const last = section.episodes.at(-1);
  if (entry.deed.begins || last === undefined) {
    section.episodes.push({ key: `episode-${entry.number}`, leader: entry, followers: [] });
  } else {
    last.followers.push(entry);
  }
}

/** Turns and phases in which nothing was told are left out; but where we are now is always said. */
function withoutEmpty(chapters: Chapter[]): Chapter[] {
  const now = chapters.at(-1)?.sections.at(-1);
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.filter((section) => section === now || section.episodes.length > 0),
  }));
}

function chosen(chapters: Chapter[], concerns: (event: GameEvent) => boolean): Chapter[] {
  const isMeant = ({ event }: Entry) => concerns(event);
  const sectionOf = (section: Section): Section => ({
    ...section,
    events: section.events.filter(concerns),
    episodes: section.episodes
      .map((episode) => ({ ...episode, followers: episode.followers.filter(isMeant) }))
      .filter(({ leader, followers }) => followers.length > 0 || isMeant(leader)),
  });
  return chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.map(sectionOf).filter(({ episodes }) => episodes.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}
