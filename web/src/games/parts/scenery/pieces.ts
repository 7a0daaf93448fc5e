/** What a piece of dress is: outlines by tone. */

import { moved, type Point, type Points } from "./drawing.ts";
import type { Pose } from "./poses.ts";

/** Outlines by tone: `back` is behind the body, in the colour of the cloth. */
export type Tones = Partial<Record<"back" | "ink" | "cloth" | "mail" | "steel" | "skin" | "bone" | "glow", string>>;

export type Head = (points: Points) => Point[];
/** A piece on a body in a pose: `head` is a sheet to draw on, `size` the radius of the head. */
export type Piece = (pose: Pose, head: Head, size: number) => Tones;

/** The head of a pose as a sheet to draw on. */
export function headOf({ head, chest }: Pose, radius: number): Head {
  const lean = Math.max(-40, Math.min(40, (Math.atan2(head[0] - chest[0], chest[1] - head[1]) * 180) / Math.PI - 7));
  return (points) => moved(points, head, radius / 10, lean * 0.6);
}
