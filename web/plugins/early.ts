/** `early.js`: what begins before the client itself is there. The page names it first; it sends for all that this page will need (script,
 * style, words, and what the server is asked first) at once, instead of one after the other as each file tells of the next. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { OutputBundle, OutputChunk } from "rolldown";
import type { Plugin } from "vite";
import { LANGUAGES } from "./words.ts";

const SOURCE = resolve(import.meta.dirname, "early.js");
const FILE = "early.js";
const GAMES = ["oldworld", "bloodrage", "karak"];

/** Files by what they are for: a page, a language, a game, or a game in a language. */
type Needed = Record<string, string[]>;

export function early(): Plugin {
  return {
    name: "warhost-early",
    configureServer: (server) => {
      server.middlewares.use(`/${FILE}`, (_, answer) => {
        answer.setHeader("Content-Type", "text/javascript");
        answer.end(written({}));
      });
    },
    generateBundle(_, bundle) {
      this.emitFile({ type: "asset", fileName: FILE, source: written(neededIn(bundle)) });
    },
    // The page asks for the shell itself, not for a file that does nothing but name it.
    transformIndexHtml: {
      order: "post",
      handler: (page, { bundle, chunk }) => {
        if (bundle === undefined || chunk === undefined) return page;
        const [only] = chunk.imports;
        if (only === undefined || chunk.imports.length > 1 || !/^import"[^"]+";?\s*$/.test(chunk.code)) return page;
        const preload = new RegExp(`\\s*<link rel="modulepreload"[^>]*href="/${only}">`);
        return page.replace(preload, "").replace(`src="/${chunk.fileName}"`, `src="/${only}"`);
      },
    },
  };
}

function written(needed: Needed): string {
  return readFileSync(SOURCE, "utf-8").replace("/* needed */ {}", JSON.stringify(needed));
}

function neededIn(bundle: OutputBundle): Needed {
  const chunks = Object.values(bundle).filter((each): each is OutputChunk => each.type === "chunk");
  const files = (ends: string) => {
    const root = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(ends) ?? false);
    if (root === undefined) throw new Error(`nothing in the build comes from ${ends}`);
    return filesOf(root, bundle);
  };
  const shell = new Set(files("index.html"));
  const without = (known: Set<string>, ends: string) => files(ends).filter((file) => !known.has(file));
  const table = new Set([...shell, ...files("table/TablePage.svelte")]);
  return Object.fromEntries([
    ["/", without(shell, "home/HomePage.svelte")],
    ["/table", without(shell, "table/TablePage.svelte")],
    ...LANGUAGES.map((language) => [language, files(`words:${language}`)]),
    ...GAMES.map((game) => [game, without(table, `games/${game}/table.ts`)]),
    ...GAMES.flatMap((game) => LANGUAGES.map((each) => [`${each}/${game}`, files(`words:${each}/${game}`)])),
  ]) as Needed;
}

/** A file of script with all that it imports, and their styles. */
function filesOf(root: OutputChunk, bundle: OutputBundle): string[] {
  const found = new Set<string>();
  const open = [root];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    const { viteMetadata } = chunk as OutputChunk & { viteMetadata?: { importedCss: Set<string> } };
    for (const style of viteMetadata?.importedCss ?? []) found.add(style);
    open.push(
      ...chunk.imports.map((name) => bundle[name]).filter((each): each is OutputChunk => each?.type === "chunk"),
    );
  }
  return [...found];
}
