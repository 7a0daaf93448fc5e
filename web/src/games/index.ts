/** The games that this client can draw. A folder beside this file with a `face.ts` is a game; any other game of the server gets
 * the plain table, where everything is there but nothing is drawn. */

import type { GameFace, Side } from "./contract.ts";
import { speakAbout } from "../words/words.svelte.ts";
import { plainFace } from "./plain/face.ts";

const drawn = import.meta.glob<{ default: GameFace }>("./*/face.ts", { eager: true });

const faces = new Map<string, GameFace>(
  Object.values(drawn)
    .filter((module) => module.default !== undefined)
    .map((module) => [module.default.name, withItsWords(module.default)]),
);

/** A table cannot be drawn without its words, nor with other numbers than are played with. */
function withItsWords(face: GameFace): GameFace {
  return {
    ...face,
    load: async (box = "") => {
      const [table] = await Promise.all([face.load(), speakAbout(face.name)]);
      table.print?.(box);
      return table;
    },
  };
}

export function faceOf(game: string): GameFace {
  return faces.get(game) ?? plainFace(game);
}

/** The look of a side; sides that a game does not draw get letters and quiet colours. */
export function sideOf(game: string, side: string): Side {
  const known = faceOf(game).sides[side];
  if (known !== undefined) return known;
  return plainFace(game).sides[side] ?? plainSide(side);
}

const QUIET = ["#8c3b2e", "#2f6d4f", "#35568f", "#6b3f86", "#7a5a17", "#1f6b73", "#7c3560", "#4d5a24"];

function plainSide(side: string): Side {
  let sum = 0;
  for (const letter of side) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return {
    colour: QUIET[sum % QUIET.length] as string,
    ink: "#ffffff",
    emblem: "M256 64 448 256 256 448 64 256Z",
    letter: side.slice(0, 1).toUpperCase(),
  };
}
