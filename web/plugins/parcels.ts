/** What travels together: the shell that every page needs, the entrance, the table, and each game, one file of script each. Cut finer, a table would be
 * some seventy files, and on a slow line every one of them waits for an answer. What is loaded on demand stays apart. */

import { readdirSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const SOURCES = resolve(import.meta.dirname, "../src");
const SHELL = [join(SOURCES, "main.ts")];
const HOME = [join(SOURCES, "home/HomePage.svelte")];
const TABLE = [join(SOURCES, "table/TablePage.svelte")];
const SCENERY = join(SOURCES, "games/parts/scenery") + sep;
const FOLDERS = readdirSync(join(SOURCES, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "parts")
  .map((entry) => join(SOURCES, "games", entry.name));
const GAMES = FOLDERS.map((folder) => [join(folder, "table.ts")]);
/** What comes a moment after the table (src/shell/later.ts). */
const TABLE_LATER = [
  "deciding/Hints.svelte",
  "deciding/OptionList.svelte",
  "learn/LessonGuide.svelte",
  "table/Chat.svelte",
  "table/EventLog.svelte",
  "table/HandOver.svelte",
  "table/KeysHelp.svelte",
  "table/TableMenu.svelte",
].map((part) => join(SOURCES, part));
/** What a game shows a moment after its table. */
const LATER = FOLDERS.map((folder) => ["stage/Stage.svelte", "sheets/Closer.svelte"].map((part) => join(folder, part)));
const COVERS = FOLDERS.map((folder) => [join(folder, "Cover.svelte")]);

/** Groups of the bundler, the first taken first. */
export const parcels = [
  parcel("shell", 6, (id, graph) => {
    const needs = (roots: readonly string[]) => neededBy(roots, graph).has(id);
    const isSeenFirst = needs(HOME) || COVERS.some(needs);
    const isOfTables = needs(TABLE) || needs(TABLE_LATER) || gamesWith(id, graph) > 1;
    return needs(SHELL) || (isSeenFirst && (isOfTables || COVERS.filter(needs).length > 1));
  }),
  // Below what the table shares with it: whoever plays needs no list of tables.
  parcel("home", 1, (id, graph) => neededBy(HOME, graph).has(id)),
  // The entrance shows the covers, and they bring no table along.
  ...FOLDERS.map((folder, index) =>
    parcel(`${basename(folder)}-cover`, 5, (id, graph) => neededBy(COVERS[index] ?? [], graph).has(id)),
  ),
  // What several games need comes with the table, so that no game brings another one along.
  parcel("table", 4, (id, graph) => {
    const games = gamesWith(id, graph);
    return neededBy(TABLE, graph).has(id) || games > 1 || (games === 1 && neededBy(TABLE_LATER, graph).has(id));
  }),
  ...FOLDERS.map((folder, index) =>
    parcel(basename(folder), 3, (id, graph) => neededBy(GAMES[index] ?? [], graph).has(id)),
  ),
  parcel("table-later", 2, (id, graph) => neededBy(TABLE_LATER, graph).has(id)),
  ...FOLDERS.map((folder, index) =>
    parcel(`${basename(folder)}-later`, 2, (id, graph) => neededBy(LATER[index] ?? [], graph).has(id)),
  ),
  // What the pictures of cards are made of, in all games; they come when the first card is shown.
  parcel("scenery", 2.5, (id) => id.startsWith(SCENERY)),
];

function parcel(name: string, priority: number, holds: (id: string, graph: Graph) => boolean) {
  return {
    name: (id: string, graph: Graph) => (holds(id, graph) ? name : null),
    priority,
    debugName: name,
    includeDependenciesRecursively: false,
  };
}

/** How many games need it, at once or later. */
function gamesWith(id: string, graph: Graph): number {
  const needs = (roots: readonly string[] = []) => neededBy(roots, graph).has(id);
  return FOLDERS.filter((_, index) => needs(GAMES[index]) || needs(LATER[index])).length;
}

const known = new Map<string, Set<string>>();

/** All modules that come with these, less those that are loaded on demand. */
function neededBy(roots: readonly string[], graph: Graph): Set<string> {
  const name = roots.join();
  const found = known.get(name) ?? new Set<string>();
  if (found.size > 0) return found;
  known.set(name, found);
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
