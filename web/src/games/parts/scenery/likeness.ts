/** What tests ask of the scenes of a game. */

import { composed, type Scene } from "./compose.ts";

/** A scene as written, without the small accidents of its name: two cards that only differ in those look alike. */
export function likeness(scene: Scene): string {
  return composed("alike", scene)
    .map(({ d, paint, line, opacity, at }) => [d, paint, line, opacity, at].join("|"))
    .join("\n");
}

/** The names whose scenes look alike, in groups. */
export function alike(scenes: Iterable<readonly [string, Scene]>): string[][] {
  const groups = new Map<string, string[]>();
  for (const [name, scene] of scenes) {
    const look = likeness(scene);
    groups.set(look, [...(groups.get(look) ?? []), name]);
  }
  return [...groups.values()].filter((names) => names.length > 1);
}
