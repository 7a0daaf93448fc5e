/** What is said of scenes: on the screen, and to screen readers. */

import type { GameTable, Scene } from "../games/contract.ts";
import type { Part } from "../words/parts.ts";
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

/** The same line in its parts, with the sides apart. A log line knows whom it names; in a game's own sentence names are looked for. */
export function partsOf(scene: Scene, game: Tone, teller: Teller, seats: readonly string[]): Part[] {
  const first = scene.events.find((event) => game.tone(event) !== "silent");
  if (scene.line === null) return first === undefined ? [] : teller.tellParts(first);
  const names = Object.fromEntries(seats.map((seat) => [seat, teller.side(seat)]));
  return withSides(lineOf(scene, game, teller), names);
}

/** A sentence taken apart at the names of sides that stand in it as they are. */
export function withSides(text: string, names: Record<string, string>): Part[] {
  const seats = Object.entries(names).filter(([, name]) => name !== "");
  if (seats.length === 0) return [{ kind: "text", text }];
  // The longer name first: one may begin with another.
  const alternatives = seats.map(([, name]) => escaped(name)).sort((one, other) => other.length - one.length);
  const named = new RegExp(`(?<!\\p{L})(${alternatives.join("|")})(?!\\p{L})`, "u");
  return text
    .split(named)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const side = seats.find(([, name]) => name === piece)?.[0];
      return side === undefined ? { kind: "text", text: piece } : { kind: "side", text: piece, side };
    });
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
