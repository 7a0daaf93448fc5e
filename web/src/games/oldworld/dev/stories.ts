/** What followed from decisions of real games, with the tables before and after each: to test scenes with, and to look at them. */

import type { GameEvent, View } from "../../contract.ts";

export interface Story {
  name: string;
  before: View;
  events: GameEvent[];
  last: View;
}

interface Recorded {
  /** One more than there are decisions. */
  views: View[];
  events: GameEvent[][];
}

const texts = import.meta.glob<string>("./stories/*.story", { query: "?raw", import: "default", eager: true });

export const STORIES: readonly Story[] = Object.entries(texts).flatMap(([path, text]) => {
  const { views, events } = JSON.parse(text) as Recorded;
  const name = path.replace(/^.*\/|\.story$/g, "");
  return events.map((each, index) => ({
    name: events.length === 1 ? name : `${name} ${index + 1}`,
    before: views[index] as View,
    events: each,
    last: views[index + 1] as View,
  }));
});

export function storyOf(name: string): Story {
  const found = STORIES.find((story) => story.name === name);
  if (found === undefined) throw new Error(`there is no story ${name}`);
  return found;
}
