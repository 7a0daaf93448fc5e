/** `import("engine:here")` tells where the built engine lies: Python for browsers (the package `pyodide`), the rules and bots as they are
 * in `src/warhost`, and the worker that joins them (engine.js). All in one folder named by its content, and loaded by nobody who does
 * not play without a server. While the client is being developed there is none. */

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { OutputBundle } from "rolldown";
import type { Plugin } from "vite";
import { GAMES, LANGUAGES } from "./words.ts";

const ID = "engine:here";
const LIST = "pocket.json";
const SOURCES = resolve(import.meta.dirname, "../../src");
const ROOMS = ["core", "games", "bots", "live"];
const ALONE = ["__init__.py", "build_info.py", "native.py"];
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

type Files = Record<string, string | Uint8Array>;

export function engine(): Plugin {
  let files: Files | null = null;
  return {
    name: "warhost-engine",
    configResolved: ({ command, mode }) => {
      if (command === "build" && mode !== "test") files = gathered();
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const paths = files === null ? [] : Object.keys(files).map((name) => `/${folderOf(files as Files)}/${name}`);
      return `export default ${JSON.stringify(paths)};`;
    },
    generateBundle(_, bundle) {
      if (files === null) return;
      const folder = folderOf(files);
      for (const [name, source] of Object.entries(files)) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
      }
      const all = [...Object.keys(files).map((name) => `${folder}/${name}`), ...Object.keys(bundle)];
      this.emitFile({ type: "asset", fileName: LIST, source: JSON.stringify(needed(all, bundle)) });
    },
  };
}

/** What a device must have to play without a network: all of the client, but of the words only one language's. `bytes` is filled in
 * when all is compressed (scripts/finish-build.mjs). */
function needed(paths: string[], bundle: OutputBundle) {
  const languageOf = (path: string) => {
    const chunk = bundle[path];
    const modules = chunk?.type === "chunk" ? chunk.moduleIds : [];
    return LANGUAGES.find((language) => modules.some((id) => id.startsWith(`\0words:${language}`)));
  };
  const kept = paths.filter((path) => path.startsWith("assets/"));
  return {
    files: kept.filter((path) => languageOf(path) === undefined).map((path) => `/${path}`),
    words: Object.fromEntries(
      LANGUAGES.map((each) => [each, kept.filter((path) => languageOf(path) === each).map((path) => `/${path}`)]),
    ),
    games: GAMES,
    bytes: 0,
  };
}

function gathered(): Files {
  const pyodide = dirname(fileURLToPath(import.meta.resolve("pyodide")));
  return {
    "worker.js": readFileSync(join(import.meta.dirname, "engine.js")),
    "warhost.json": JSON.stringify(rules()),
    "lock.json": withoutPackages(readFileSync(join(pyodide, "pyodide-lock.json"), "utf-8")),
    ...Object.fromEntries(PYODIDE.map((name) => [name, readFileSync(join(pyodide, name))])),
  };
}

/** Rules and bots need none. */
function withoutPackages(lock: string): string {
  return JSON.stringify({ ...JSON.parse(lock), packages: {} });
}

/** Every file of the rules and the bots, as text. */
function rules(): Record<string, string> {
  const folder = join(SOURCES, "warhost");
  const found = ROOMS.flatMap((room) =>
    readdirSync(join(folder, room), { recursive: true, encoding: "utf-8" })
      .filter((name) => /\.(py|toml)$/.test(name))
      .map((name) => join(folder, room, name)),
  );
  const all = [...found, ...ALONE.map((name) => join(folder, name))].sort();
  return Object.fromEntries(all.map((path) => [relative(SOURCES, path), readFileSync(path, "utf-8")]));
}

function folderOf(files: Files): string {
  const hash = createHash("sha256");
  for (const [name, content] of Object.entries(files)) hash.update(name).update(content);
  return `assets/engine-${hash.digest("hex").slice(0, 8)}`;
}
