/** How a body stands: its joints, for somebody 100 tall who looks to the right, feet at 0, up is negative. */

import { type Point, pointsOf } from "./drawing.ts";

type Four = readonly [Point, Point, Point, Point];

export interface Pose {
  hip: Point;
  chest: Point;
  head: Point;
  /** Knee and foot: of the nearer leg, of the farther leg. */
  legs: Four;
  /** Elbow and hand: of the nearer arm, of the farther arm. */
  arms: Four;
  /** How what is held points, nearer and farther hand: degrees from upright, clockwise. */
  held: readonly [number, number];
}

/** Trunk: hip, chest, head. */
function pose(trunk: string, legs: string, arms: string, held: number, other: number): Pose {
  const [hip, chest, head] = pointsOf(trunk) as [Point, Point, Point];
  return { hip, chest, head, legs: pointsOf(legs) as Four, arms: pointsOf(arms) as Four, held: [held, other] };
}

export const POSES = {
  stand: pose("0 -47 0 -76 2 -92", "6 -24 8 -2 -6 -24 -9 -2", "13 -64 20 -50 -13 -63 -15 -46", 4, -4),
  raise: pose("0 -45 1 -74 4 -90", "13 -25 17 -2 -11 -24 -20 -2", "17 -90 15 -110 -15 -66 -22 -52", 18, -10),
  charge: pose("-6 -44 9 -70 19 -83", "16 -34 24 -12 -16 -28 -36 -18", "27 -62 38 -74 -4 -58 -18 -60", 38, -50),
  smite: pose("-4 -43 6 -71 14 -85", "15 -28 22 -2 -15 -24 -24 -2", "24 -78 36 -66 20 -70 32 -60", 72, 60),
  swing: pose("2 -44 -4 -73 3 -88", "15 -26 22 -2 -8 -24 -16 -2", "-18 -88 -20 -106 -8 -92 -14 -103", -52, -52),
  cast: pose("0 -47 0 -76 0 -92", "8 -24 11 -2 -8 -24 -11 -2", "20 -84 30 -106 -20 -84 -30 -106", 16, -16),
  point: pose("0 -46 2 -75 5 -91", "12 -25 16 -2 -9 -24 -15 -2", "20 -76 40 -80 -14 -64 -12 -48", 70, -8),
  kneel: pose("-3 -27 2 -55 9 -69", "19 -27 19 -2 -4 -4 -26 -3", "16 -42 23 -30 8 -40 20 -34", 2, 0),
  sit: pose("-2 -36 -3 -65 0 -80", "21 -34 20 -2 17 -30 13 -2", "12 -52 26 -50 -15 -52 -18 -38", 6, -6),
  fall: pose("2 -34 -14 -56 -25 -67", "22 -36 36 -20 14 -16 30 -3", "-12 -80 -2 -95 -32 -52 -44 -62", 40, -60),
  lie: pose("-4 -7 24 -8 40 -7", "-24 -13 -42 -3 -28 -5 -50 -3", "18 -22 4 -16 32 -2 48 -3", -70, 88),
  brace: pose("-3 -40 2 -67 9 -82", "13 -26 14 -2 -14 -22 -24 -2", "16 -56 25 -58 -14 -70 -14 -86", 0, 30),
  lurk: pose("-10 -36 8 -58 22 -64", "8 -26 2 -2 -20 -20 -22 -2", "20 -40 32 -32 2 -38 14 -28", 64, 70),
  stride: pose("0 -46 4 -75 9 -90", "12 -26 20 -2 -8 -22 -22 -6", "16 -62 26 -52 -10 -62 -20 -54", 8, -20),
  shout: pose("0 -46 -2 -75 2 -93", "12 -25 16 -2 -10 -24 -16 -2", "20 -68 32 -84 -20 -70 -32 -86", 24, -24),
  offer: pose("0 -47 1 -76 5 -91", "7 -24 9 -2 -7 -24 -10 -2", "18 -66 33 -68 14 -62 30 -63", 0, 0),
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
