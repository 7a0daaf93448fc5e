/** What is loaded on demand and travels with others (plugins/parcels.ts) is asked for where it lies. The bundler puts a file before it that
 * does nothing but name that place, and on a slow line such a file costs as much time as a large one. */

import type { OutputBundle, OutputChunk } from "rolldown";
import type { Plugin } from "vite";

/** The whole of such a file: `export{t as default}from"./table-CgM4by5t.js";` */
const FACADE = /^export\{([^}]+)\}from"(\.\/[^"]+)";\s*$/;

export function facades(): Plugin {
  return {
    name: "warhost-facades",
    apply: "build",
    generateBundle(_, bundle) {
      const places = placesIn(bundle);
      for (const chunk of chunksOf(bundle)) {
        chunk.code = chunk.code.replace(
          /\bimport\(([`"'])(\.\/[^`"']+)\1\)/g,
          (asked, _quote, file: string) => places.get(file) ?? asked,
        );
      }
    },
  };
}

/** The file of script in which a module lies, by how its name ends. */
export function fileWith(ends: string, bundle: OutputBundle): OutputChunk {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ends)));
  if (found === undefined) throw new Error(`nothing in the build comes from ${ends}`);
  return found;
}

export function chunksOf(bundle: OutputBundle): OutputChunk[] {
  return Object.values(bundle).filter((each): each is OutputChunk => each.type === "chunk");
}

/** For each such file, what is written instead of asking for it. */
function placesIn(bundle: OutputBundle): Map<string, string> {
  return new Map(
    chunksOf(bundle).flatMap(({ fileName, code }) => {
      const [, names = "", place = ""] = FACADE.exec(code) ?? [];
      if (place === "") return [];
      const members = names.split(",").map((each) => {
        const [inside = "", outside = inside] = each.trim().split(/\s+as\s+/);
        return `${outside}:found.${inside}`;
      });
      return [[`./${fileName.slice("assets/".length)}`, `import("${place}").then(found=>({${members.join(",")}}))`]];
    }),
  );
}
