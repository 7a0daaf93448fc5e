/** What may be printed differently in somebody's copy of a game: places on components, as the server describes them. */

import type { BoxPlace } from "../protocol/types.ts";
import { has, nameOf, say } from "../words/words.svelte.ts";

/** What can stand in a place (`core/shapes.py`). */
export type Shape =
  | { shape: "number"; low: number; high: number; step: number }
  | { shape: "flag" }
  | { shape: "one"; kind: string; ids: string[]; nothing: string }
  | { shape: "several"; kind: string; ids: string[]; least: number; most: number }
  | { shape: "places"; last: number }
  | { shape: "amounts"; kind: string; ids: string[]; high: number }
  | { shape: "wording" }
  | { shape: "reading"; kind: string };

export type Amounts = Record<string, number>;

export interface Place extends Omit<BoxPlace, "shape" | "value"> {
  shape: Shape;
  value: unknown;
}

/** A component with all of its places: what is shown as one card. */
export interface Component {
  key: string;
  kind: string;
  id: string;
  /** Among those of the same name and kind which one it is, from 1; 0 where the name says enough. */
  number: number;
  places: readonly Place[];
  /** Whether an owner should look at it. */
  doubtful: boolean;
}

export const pathOf = (place: Pick<Place, "kind" | "component" | "field">): string =>
  `${place.kind}.${place.component}.${place.field}`;

/** What a place is called; on some kinds of components it means something of its own. */
export function labelOf({ kind, field }: Pick<Place, "kind" | "field">): string {
  const own = `web-box-field-${kind}-${field}`;
  return say(has(own) ? own : `web-box-field-${field}`);
}

export function componentsOf(game: string, places: readonly Place[]): Component[] {
  const byKey = new Map<string, Place[]>();
  for (const place of places) {
    const key = `${place.kind}.${place.component}`;
    byKey.set(key, [...(byKey.get(key) ?? []), place]);
  }
  const named = new Map<string, string[]>();
  for (const [key, [first]] of byKey) {
    if (!first) continue;
    const name = `${first.kind} ${nameOf(game, first.kind, first.component)}`;
    named.set(name, [...(named.get(name) ?? []), key]);
  }
  const numbers = new Map<string, number>();
  for (const keys of named.values()) {
    if (keys.length > 1) keys.forEach((key, index) => numbers.set(key, index + 1));
  }
  return [...byKey].map(([key, own]) => ({
    key,
    kind: own[0]?.kind ?? "",
    id: own[0]?.component ?? "",
    number: numbers.get(key) ?? 0,
    places: own,
    doubtful: own.some((place) => place.doubtful),
  }));
}

export function nameOfComponent(game: string, component: Component): string {
  const name = String(nameOf(game, component.kind, component.id));
  return component.number > 0 ? `${name} (${component.number})` : name;
}

/** Whether two values say the same, however they came about. */
export function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
