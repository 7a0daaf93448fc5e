/** `import("words:pl")` gives all Fluent files of one language as one text: the same files that the terminal reads, less
 * those that only the terminal needs. */

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "words:";
const FOLDER = resolve(import.meta.dirname, "../../src/warhost/words");
const ONLY_FOR_THE_TERMINAL = /^(cli|arena)\b/;

export function words(): Plugin {
  return {
    name: "warhost-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const files = filesOf(id.slice(PREFIX.length + 1));
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => withoutComments(readFileSync(file, "utf-8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

function filesOf(language: string): string[] {
  const folder = join(FOLDER, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !ONLY_FOR_THE_TERMINAL.test(name))
    .sort()
    .map((name) => join(folder, name));
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}
