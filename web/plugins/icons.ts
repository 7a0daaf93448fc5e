/** `import swords from "icon:crossed-swords"` gives the path data of one drawing of the game-icons set (512 x 512, one
 * colour). Only what is imported ends up in the build. */

import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { rounded } from "./rounding.ts";

const PREFIX = "icon:";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "warhost-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (icon === undefined) throw new Error(`the game-icons set has no icon ${name}`);
      return `export default ${JSON.stringify(pathsIn(icon.body))};`;
    },
  };
}

function pathsIn(body: string): string {
  return [...body.matchAll(/ d="([^"]*)"/g)].map((match) => rounded(match[1] ?? "")).join("");
}
