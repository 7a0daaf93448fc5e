/** Games that were recorded (record.py), frame by frame, for the tests of the scenes and to look at. */

import type { GameEvent, View } from "../../contract.ts";

export interface StoryFrame {
  before: View;
  events: GameEvent[];
  after: View;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const TEXTS = import.meta.glob<string>("./recorded/*.story", { query: "?raw", import: "default", eager: true });

export const STORIES: Record<string, readonly StoryFrame[]> = Object.fromEntries(
  Object.entries(TEXTS).map(([path, text]) => [path.replace(/^.*\/|\.story$/g, ""), readStory(text)]),
);

function readStory(text: string): StoryFrame[] {
  let last: Json = {};
  let number = 0;
  return text
    .trim()
    .split("\n")
    .map((written, decision) => {
      const [opening, told, change] = JSON.parse(written) as [Json, object[], Json];
      const before = changed(last, opening);
      last = changed(before, change);
      const events = told.map((event) => ({ ...event, number: (number += 1), decision }) as GameEvent);
      return { before: before as unknown as View, events, after: last as unknown as View };
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
