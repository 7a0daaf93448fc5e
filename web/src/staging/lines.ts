/** What is said of scenes: on the screen, and to screen readers. */

import type { GameTable, Scene } from "../games/contract.ts";
import type { Teller } from "../words/telling.ts";
import { say } from "../words/words.svelte.ts";

type Tone = Pick<GameTable, "tone">;

/** The one line of a scene: its own, or what the log says of its first event that is not silent. */
export function lineOf(scene: Scene, game: Tone, teller: Teller): string {
  if (scene.line !== null) return say(scene.line.id, scene.line.variables);
  const first = scene.events.find((event) => game.tone(event) !== "silent");
  return first === undefined ? "" : teller.event(first);
}

/** All there is to hear of these scenes. */
export function linesOf(scenes: readonly Scene[], game: Tone, teller: Teller): string[] {
  return scenes.flatMap((scene) => {
    if (scene.line !== null) return [say(scene.line.id, scene.line.variables)];
    return scene.events.filter((event) => game.tone(event) !== "silent").map((event) => teller.event(event));
  });
}

/** A piece of a sentence; `seat` where it is the name of a side. */
export interface Part {
  text: string;
  seat: string | null;
}

/** A sentence taken apart at the names of sides that stand in it. */
export function partsOf(text: string, names: Record<string, string>): Part[] {
  const seats = Object.entries(names).filter(([, name]) => name !== "");
  if (seats.length === 0) return [{ text, seat: null }];
  // The longer name first: one may begin with another.
  const alternatives = seats.map(([, name]) => escaped(name)).sort((one, other) => other.length - one.length);
  const named = new RegExp(`(?<!\\p{L})(${alternatives.join("|")})(?!\\p{L})`, "u");
  return text
    .split(named)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, seat: seats.find(([, name]) => name === piece)?.[0] ?? null }));
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
