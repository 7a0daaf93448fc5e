/** Decisions of games as bots played them, with what followed from each: to test scenes with, and to look at them. They are recorded by
 * `scripts/record-stories`, for each game into its `dev/stories/`. */

import type { GameEvent, View } from "../contract.ts";

export interface Recorded {
  /** The story and its place there: `game 12`. */
  name: string;
  before: View;
  events: GameEvent[];
  last: View;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Files as text, by their path; each line is a decision, each table what differs from the one before it. */
export function readStories(texts: Record<string, string>): readonly Recorded[] {
  return Object.entries(texts).flatMap(([path, text]) => readStory(path.replace(/^.*\/|\.story$/g, ""), text));
}

function readStory(story: string, text: string): Recorded[] {
  let table: Json = {};
  let number = 0;
  return text
    .trim()
    .split("\n")
    .map((line, decision) => {
      const [opening, told, change] = JSON.parse(line) as [Json, object[], Json];
      const before = changed(table, opening);
      table = changed(before, change);
      const events = told.map((event) => ({ ...event, number: (number += 1), decision }) as GameEvent);
      return {
        name: `${story} ${decision}`,
        before: before as unknown as View,
        events,
        last: table as unknown as View,
      };
    });
}

function changed(old: Json, change: Json): Json {
  if (!isObject(old) || !isObject(change)) return change;
  const now = { ...old };
  for (const [key, value] of Object.entries(change)) {
    if (isObject(value) && value.$gone) delete now[key];
    else now[key] = changed(now[key] ?? {}, value);
  }
  return now;
}

function isObject(value: Json): value is { [key: string]: Json } {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** The first decision in which these kinds of events follow each other, though not always at once. */
export function storyWith(stories: readonly Recorded[], ...kinds: string[]): Recorded {
  const found = stories.find(({ events }) => {
    let at = -1;
    return kinds.every((kind) => (at = events.findIndex((event, index) => index > at && event.kind === kind)) >= 0);
  });
  if (found === undefined) throw new Error(`no decision was recorded with ${kinds.join(", ")}`);
  return found;
}
