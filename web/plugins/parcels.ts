/** What travels together: the shell that every page needs, the table, and each game, one file of script each. Cut finer, a table would be
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
const COVERS = FOLDERS.map((folder) => [join(folder, "Cover.svelte")]);

/** Groups of the bundler, the first taken first. */
export const parcels = [
  parcel("shell", 6, (id, graph) => {
    const needs = (roots: readonly string[]) => neededBy(roots, graph).has(id);
    const isSeenFirst = needs(HOME) || COVERS.some(needs);
    const isSharedByGames = GAMES.filter(needs).length > 1;
    return needs(SHELL) || (isSeenFirst && (needs(TABLE) || isSharedByGames || COVERS.filter(needs).length > 1));
  }),
  // The entrance shows the covers, and they bring no table along.
  ...FOLDERS.map((folder, index) =>
    parcel(`${basename(folder)}-cover`, 5, (id, graph) => neededBy(COVERS[index] ?? [], graph).has(id)),
  ),
  // What several games need comes with the table, so that no game brings another one along.
  parcel("table", 4, (id, graph) => {
    const games = GAMES.filter((game) => neededBy(game, graph).has(id)).length;
    return neededBy(TABLE, graph).has(id) || games > 1;
  }),
  ...FOLDERS.map((folder, index) =>
    parcel(basename(folder), 3, (id, graph) => neededBy(GAMES[index] ?? [], graph).has(id)),
  ),
  // What the pictures of cards are made of, in all games; they come when the first card is shown.
  parcel("scenery", 2, (id) => id.startsWith(SCENERY)),
];

function parcel(name: string, priority: number, holds: (id: string, graph: Graph) => boolean) {
  return {
    name: (id: string, graph: Graph) => (holds(id, graph) ? name : null),
    priority,
    debugName: name,
    includeDependenciesRecursively: false,
  };
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
