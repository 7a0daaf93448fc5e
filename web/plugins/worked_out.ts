/** Drawings that always come out the same are worked out while the client is built: what takes a phone a quarter of a second before the
 * board is there is a few kilobytes once it is known. While the client is being developed or tested they are worked out on the spot. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const SOURCES = resolve(import.meta.dirname, "../src");
/** Each exports nothing but plain data that follows from nothing but itself. */
const MODULES = ["games/oldworld/map/terrain.ts"].map((path) => join(SOURCES, path));

export function workedOut(): Plugin {
  return {
    name: "warhost-worked-out",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!MODULES.includes(id)) return undefined;
      const found = await exportsOf(id);
      return Object.entries(found)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

async function exportsOf(module: string): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), "worked-out-"));
  try {
    const bundle = await rolldown({ input: module });
    const file = join(folder, "module.mjs");
    await bundle.write({ file });
    await bundle.close();
    return { ...((await import(pathToFileURL(file).href)) as Record<string, unknown>) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
