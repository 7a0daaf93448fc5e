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
