/** What begins before the client itself is there: a short script in the page, which sends for all that this page will need (script, style,
 * words, letters, and what the server is asked first) at once, instead of one after the other as each file tells of the next. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { OutputBundle, OutputChunk } from "rolldown";
import type { Plugin } from "vite";
import { chunksOf, fileWith } from "./facades.ts";
import { alphabetsOf, lettersIn } from "./letters.ts";
import { LANGUAGES } from "./words.ts";

const SOURCE = resolve(import.meta.dirname, "early.js");
const PLACE = "<script data-early></script>";
const GAMES = ["oldworld", "bloodrage", "karak"];

/** Files by what they are for: a page, a language, its letters, a game, or a game in a language. */
type Needed = Record<string, string[]>;

export function early(): Plugin {
  return {
    name: "warhost-early",
    transformIndexHtml: {
      order: "post",
      handler: (page, { bundle, chunk }) => {
        const whole = page.replace(PLACE, () => `<script>${written(bundle ? neededIn(bundle) : {})}</script>`);
        return bundle && chunk ? withoutDetour(whole, chunk) : whole;
      },
    },
  };
}

/** The page asks for the shell itself, not for a file that does nothing but name it. */
function withoutDetour(page: string, chunk: OutputChunk): string {
  const [only] = chunk.imports;
  if (only === undefined || chunk.imports.length > 1 || !/^import"[^"]+";?\s*$/.test(chunk.code)) return page;
  const preload = new RegExp(`\\s*<link rel="modulepreload"[^>]*href="/${only}">`);
  return page.replace(preload, "").replace(`src="/${chunk.fileName}"`, `src="/${only}"`);
}

function written(needed: Needed): string {
  const lines = readFileSync(SOURCE, "utf-8").replace(/^\s*\/\/.*\n/gm, "");
  return lines.replace("/* needed */ {}", () => JSON.stringify(needed));
}

function neededIn(bundle: OutputBundle): Needed {
  const files = (ends: string) => filesOf(fileWith(ends, bundle), bundle);
  const shell = new Set(files("src/main.ts"));
  const without = (known: Set<string>, ends: string) => files(ends).filter((file) => !known.has(file));
  const table = new Set([...shell, ...files("table/TablePage.svelte")]);
  return Object.fromEntries([
    ["/", without(shell, "home/HomePage.svelte")],
    ["/table", without(shell, "table/TablePage.svelte")],
    ...LANGUAGES.map((language) => [language, files(`words:${language}`)]),
    ...LANGUAGES.map((language) => [`${language}/letters`, lettersIn(Object.keys(bundle), alphabetsOf(language))]),
    ...GAMES.map((game) => [game, without(table, `games/${game}/table.ts`)]),
    ...GAMES.flatMap((game) => LANGUAGES.map((each) => [`${each}/${game}`, files(`words:${each}/${game}`)])),
  ]) as Needed;
}

/** A file of script with all that it imports, and their styles. */
function filesOf(root: OutputChunk, bundle: OutputBundle): string[] {
  const known = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const open = [root];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    const { viteMetadata } = chunk as OutputChunk & { viteMetadata?: { importedCss: Set<string> } };
    for (const style of viteMetadata?.importedCss ?? []) found.add(style);
    open.push(...chunk.imports.flatMap((name) => known.get(name) ?? []));
  }
  return [...found];
}
