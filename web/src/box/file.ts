/** The file of corrections, in TOML, and the report for the project. Both are read by people, too. */

import type { Component, Place } from "./places.ts";
import { pathOf } from "./places.ts";

/** `kind.component.field` and its value. */
export type Corrections = ReadonlyMap<string, unknown>;

/** What an owner says of components in plain words, by `kind.component`. */
export type Notes = ReadonlyMap<string, string>;

export function written(game: string, corrections: Corrections, notes: Notes = new Map()): string {
  const tables = new Map<string, string[]>();
  const said = [...corrections, ...[...notes].map(([key, note]) => [`${key}.note`, note.trim()] as const)];
  for (const [path, value] of said.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [kind = "", component = "", field = ""] = path.split(".");
    const table = `[${kind}.${bare(component)}]`;
    tables.set(table, [...(tables.get(table) ?? []), `${field} = ${toml(value)}`]);
  }
  const parts = [...tables].map(([table, lines]) => [table, ...lines].join("\n"));
  return [`game = "${game}"`, ...parts].join("\n\n") + "\n";
}

export interface Findings {
  /** Components that were compared. */
  checked: ReadonlySet<string>;
  corrections: Corrections;
  notes: Notes;
}

/** What an issue of the project needs: what was compared, what differs, and from where the copy is. */
export function report(
  game: string,
  copy: string,
  components: readonly Component[],
  { checked, corrections, notes }: Findings,
): string {
  const places = components.flatMap((component) => component.places);
  /** Of a text, only a note can say so. */
  const saysOtherwise = (key: string, place: Place) =>
    corrections.has(pathOf(place)) || (place.shape.shape === "reading" && notes.has(key));
  const differing = places.filter((place) => corrections.has(pathOf(place)));
  const same = components.filter(
    ({ key, places: own }) => checked.has(key) && !own.some((place) => saysOtherwise(key, place)),
  );
  return [
    `# Checked with a printed copy: ${game}`,
    "",
    `Copy: ${copy.trim() || "not said"}`,
    "",
    `## Different (${differing.length})`,
    "",
    ...differing.map((place) => line(place, corrections.get(pathOf(place)))),
    ...(differing.length === 0 ? ["Nothing."] : []),
    "",
    `## The same (${same.length})`,
    "",
    same.map(({ key }) => key).join(", ") || "Nothing was compared.",
    "",
    ...(notes.size === 0 ? [] : ["## In the owner's words", ""]),
    ...[...notes].map(([key, note]) => `- \`${key}\`: ${note.replaceAll(/\s+/g, " ").trim()}`),
    ...(notes.size === 0 ? [] : [""]),
    "## As a file of corrections",
    "",
    "```toml",
    written(game, corrections, notes).trimEnd(),
    "```",
    "",
  ].join("\n");
}

function line(place: Place, now: unknown): string {
  return `- \`${pathOf(place)}\`: ${toml(place.value)} (${place.source}) → **${toml(now)}**`;
}

function toml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const parts = Object.entries(value).map(([key, each]) => `${bare(key)} = ${toml(each)}`);
    return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
  }
  return JSON.stringify(value);
}

function bare(key: string): string {
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
