/** Cuts what happened into scenes: as the game says, or, where it says nothing, line by line as in the log. */

import type { GameEvent, GameTable, PointGain, Scene, View } from "../games/contract.ts";
import { sceneOf } from "../games/parts/scenes.ts";

export type Cutter = Pick<GameTable, "scenes" | "tone" | "points">;

/** The scenes that lead from `before` to `last`. */
export function scenesOf(game: Cutter, events: readonly GameEvent[], before: View, last: View): Scene[] {
  return withoutOwnDeed(asTheGameSays(game, events, before, last), events, last.viewer);
}

/** A game that cannot cut what it is given must not stop the table: then it is told line by line. */
function asTheGameSays(game: Cutter, events: readonly GameEvent[], before: View, last: View): Scene[] {
  try {
    return game.scenes?.(events, before, last) ?? lineByLine(game, events);
  } catch (problem) {
    console.error(problem);
    return lineByLine(game, events);
  }
}

/** One scene for each event with a line, alike ones in a row together; what is silent belongs to the line before it. The board waits
 * for the last scene: nothing is known of which part of the table belongs to which line, and nothing may be seen early. */
function lineByLine(game: Cutter, events: readonly GameEvent[]): Scene[] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group !== undefined && belongs(game, group, event)) group.push(event);
    else groups.push([event]);
  }
  return groups.map((group, index) => {
    const isLast = index === groups.length - 1;
    const own = { size: sizeOf(game, group), gains: gainsOf(game, group) };
    return sceneOf(group, isLast ? { ...own, after: (_now, last) => last } : own);
  });
}

function belongs(game: Cutter, group: readonly GameEvent[], event: GameEvent): boolean {
  if (game.tone(event) === "silent") return true;
  const first = group.find((each) => game.tone(each) !== "silent");
  return first === undefined || (first.kind === event.kind && first.seat === event.seat);
}

function sizeOf(game: Cutter, group: readonly GameEvent[]): Scene["size"] {
  const tones = group.map((event) => game.tone(event));
  if (tones.includes("heading")) return "banner";
  return tones.includes("line") ? "told" : "passing";
}

function gainsOf(game: Cutter, group: readonly GameEvent[]): PointGain[] {
  return group.map((event) => game.points(event)).filter((gain) => gain !== null);
}

/** What one has just done oneself need not be read: its motion is enough, unless it brought something. */
function withoutOwnDeed(scenes: Scene[], events: readonly GameEvent[], viewer: string | null): Scene[] {
  const [deed, ...rest] = scenes;
  if (deed === undefined || viewer === null || events[0]?.seat !== viewer) return scenes;
  const isPlain = deed.seat === viewer && deed.size === "told" && deed.gains.length === 0;
  return isPlain ? [{ ...deed, size: "passing" }, ...rest] : scenes;
}

/** Whether somebody at this seat wins or suffers by it. */
export function concerns(scene: Scene, viewer: string | null): boolean {
  if (viewer === null) return false;
  return scene.seat === viewer || scene.gains.some(({ seat }) => seat === viewer);
}
