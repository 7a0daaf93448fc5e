/** What people wear and what grows on them. Each piece gives outlines by tone; those on the head are drawn for a head of radius 10 around
 * 0 that looks to the right. */

import { blob, dot, limb, moved, type Point, type Points, poly, taper } from "./drawing.ts";
import type { Pose } from "./poses.ts";

/** Outlines by tone: `back` is behind the body, in the colour of the cloth. */
export type Tones = Partial<Record<"back" | "ink" | "cloth" | "mail" | "steel" | "skin" | "bone" | "glow", string>>;

type Head = (points: Points) => Point[];
type Piece = (pose: Pose, head: Head, size: number) => Tones;

/** The head of a pose as a sheet to draw on. */
export function headOf({ head, chest }: Pose, radius: number): Head {
  const lean = Math.max(-40, Math.min(40, (Math.atan2(head[0] - chest[0], chest[1] - head[1]) * 180) / Math.PI - 7));
  return (points) => moved(points, head, radius / 10, lean * 0.6);
}

const DOME = "-10.6 2 -10.4 -5 -6 -11.5 0 -13 6 -11.5 10.4 -5 10.8 1";
const eyes = (head: Head, size = 1.7): string =>
  head("3 -1 8 -1")
    .map(([x, y]) => dot(x, y, size * 0.6))
    .join("");

export const WEAR = {
  tunic: ({ hip, chest }) => ({
    cloth:
      limb([hip[0], hip[1] - 2], 9.5, [chest[0], chest[1] + 3], 10.5) +
      poly(
        [hip[0] - 11, hip[1] - 4],
        [hip[0] + 11, hip[1] - 4],
        [hip[0] + 14, hip[1] + 13],
        [hip[0] + 2, hip[1] + 17],
        [hip[0] - 14, hip[1] + 12],
      ),
    steel: poly(
      [hip[0] - 10.5, hip[1] - 6],
      [hip[0] + 10.5, hip[1] - 6],
      [hip[0] + 10.8, hip[1] - 2.6],
      [hip[0] - 10.8, hip[1] - 2.6],
    ),
  }),
  kilt: ({ hip }) => ({
    cloth: poly(
      [hip[0] - 10, hip[1] - 6],
      [hip[0] + 10, hip[1] - 6],
      [hip[0] + 15, hip[1] + 14],
      [hip[0] + 5, hip[1] + 11],
      [hip[0] + 1, hip[1] + 17],
      [hip[0] - 5, hip[1] + 11],
      [hip[0] - 14, hip[1] + 14],
    ),
  }),
  mail: ({ hip, chest }) => ({
    mail: limb([hip[0], hip[1] - 5], 8.6, [chest[0], chest[1] + 2], 10.4),
    steel: poly(
      [hip[0] - 9.5, hip[1] - 8],
      [hip[0] + 9.5, hip[1] - 8],
      [hip[0] + 10, hip[1] - 5],
      [hip[0] - 10, hip[1] - 5],
    ),
    cloth: poly(
      [hip[0] - 10, hip[1] - 6],
      [hip[0] + 10, hip[1] - 6],
      [hip[0] + 13, hip[1] + 14],
      [hip[0] - 13, hip[1] + 13],
    ),
  }),
  robe: ({ hip, chest, legs }) => ({
    cloth: blob(
      [chest[0] - 4, chest[1] - 12],
      [chest[0] - 15, chest[1] - 2],
      [hip[0] - 13, hip[1]],
      [legs[3][0] - 12, 1],
      [legs[3][0] - 12, 1],
      [legs[1][0] + 10, 1],
      [legs[1][0] + 10, 1],
      [hip[0] + 13, hip[1]],
      [chest[0] + 15, chest[1] - 1],
      [chest[0] + 5, chest[1] - 12],
    ),
    bone: poly(
      [hip[0] - 11, hip[1] - 5],
      [hip[0] + 11, hip[1] - 5],
      [hip[0] + 11, hip[1] - 2],
      [hip[0] + 5, hip[1] - 2],
      [hip[0] + 6, hip[1] + 20],
      [hip[0] + 2.6, hip[1] + 20],
      [hip[0] + 2, hip[1] - 2],
      [hip[0] - 11, hip[1] - 2],
    ),
  }),
  cloak: ({ hip, chest }) => ({
    back: blob(
      [chest[0] + 12, chest[1] - 8],
      [chest[0] - 6, chest[1] - 14],
      [chest[0] - 22, chest[1] + 6],
      [hip[0] - 30, hip[1] + 4],
      [hip[0] - 40, hip[1] + 40],
      [hip[0] - 40, hip[1] + 40],
      [hip[0] - 26, hip[1] + 34],
      [hip[0] - 18, hip[1] + 44],
      [hip[0] - 8, hip[1] + 32],
      [hip[0] + 6, hip[1] + 4],
    ),
  }),
  fur: ({ chest: [x, y] }) => ({
    ink: poly(
      [x - 17, y + 4],
      [x - 15, y - 6],
      [x - 8, y - 12],
      [x + 8, y - 12],
      [x + 15, y - 6],
      [x + 17, y + 5],
      [x + 12, y + 1],
      [x + 9, y + 7],
      [x + 4, y + 2],
      [x, y + 9],
      [x - 4, y + 2],
      [x - 9, y + 7],
      [x - 12, y + 1],
    ),
  }),
  pads: ({ chest: [x, y] }) => ({ steel: dot(x - 13, y - 2, 6.4, 5.4) + dot(x + 13, y - 1, 6.4, 5.4) }),
  spikes: ({ chest: [x, y] }) => ({
    steel:
      poly([x - 18, y + 1], [x - 24, y - 15], [x - 9, y - 7]) +
      poly([x - 12, y - 4], [x - 12, y - 20], [x - 3, y - 9]) +
      poly([x + 18, y + 1], [x + 25, y - 14], [x + 9, y - 7]),
  }),
  wings: ({ chest: [x, y] }) => ({
    bone: [-1, 1]
      .map((side) =>
        blob(
          [x + side * 4, y + 4],
          [x + side * 14, y - 26],
          [x + side * 34, y - 46],
          [x + side * 60, y - 44],
          [x + side * 58, y - 26],
          [x + side * 50, y - 18],
          [x + side * 46, y - 4],
          [x + side * 36, y + 2],
          [x + side * 30, y + 16],
          [x + side * 18, y + 14],
        ),
      )
      .join(""),
  }),
  batwings: ({ chest: [x, y] }) => ({
    back: [-1, 1]
      .map((side) =>
        poly(
          [x + side * 4, y + 6],
          [x + side * 12, y - 24],
          [x + side * 34, y - 52],
          [x + side * 38, y - 42],
          [x + side * 64, y - 38],
          [x + side * 54, y - 22],
          [x + side * 60, y - 4],
          [x + side * 44, y - 8],
          [x + side * 40, y + 14],
          [x + side * 28, y + 4],
          [x + side * 18, y + 20],
        ),
      )
      .join(""),
    ink: [-1, 1]
      .map(
        (side) =>
          limb([x + side * 4, y], 3, [x + side * 34, y - 50], 1.6) +
          limb([x + side * 33, y - 48], 1.4, [x + side * 62, y - 37], 0.6) +
          limb([x + side * 28, y - 38], 1.4, [x + side * 58, y - 6], 0.6) +
          limb([x + side * 24, y - 32], 1.4, [x + side * 40, y + 12], 0.6),
      )
      .join(""),
  }),
  tail: ({ hip: [x, y] }) => ({
    ink:
      taper(
        [
          [x - 4, y + 2],
          [x - 20, y + 16],
          [x - 34, y + 8],
          [x - 44, y - 10],
        ],
        7,
        1,
      ) + poly([x - 50, y - 8], [x - 44, y - 22], [x - 39, y - 7]),
  }),
  helm: (_, head) => ({
    steel: poly(...head(DOME)) + poly(...head("4.4 -3 7.6 -3 7.2 5 5 5")),
  }),
  horns: (_, head) => ({
    bone:
      poly(...head("-8 -6 -17 -9 -21 -20 -20 -24 -15 -15 -6 -11")) +
      poly(...head("8 -6 17 -9 21 -20 20 -24 15 -15 6 -11")),
  }),
  ramhorns: (_, head) => ({
    bone: taper(head("-4 -8 -14 -16 -22 -8 -18 4 -11 3"), 7, 1.5) + taper(head("5 -9 13 -18 22 -12 20 0 14 0"), 6, 1.5),
  }),
  longhorns: (_, head) => ({
    bone: taper(head("-3 -8 -10 -20 -24 -28 -34 -26"), 7, 0.8) + taper(head("4 -9 2 -22 -10 -36 -20 -38"), 6, 0.8),
  }),
  onehorn: (_, head) => ({ bone: poly(...head("0 -9 7 -27 8 -8")) }),
  antlers: (_, head) => ({
    bone: [-1, 1]
      .map(
        (side) =>
          taper(
            head([
              [side * 4, -8],
              [side * 9, -20],
              [side * 18, -28],
              [side * 19, -40],
            ]),
            3.4,
            1,
          ) +
          taper(
            head([
              [side * 9, -19],
              [side * 6, -27],
              [side * 8, -34],
            ]),
            2.6,
            0.8,
          ) +
          taper(
            head([
              [side * 14, -25],
              [side * 24, -27],
              [side * 27, -33],
            ]),
            2.4,
            0.8,
          ),
      )
      .join(""),
  }),
  crown: (_, head) => ({
    glow: poly(...head("-9 -5 -11 -17 -5 -11 0 -20 5 -11 11 -17 9 -5")),
  }),
  greathelm: (_, head) => ({
    steel: poly(...head("-10 10 -11 -8 -6 -12 6 -12 11 -8 10 10")),
    glow: poly(...head("0 -2 11 -2 11 0.6 0 0.6")),
  }),
  plume: (_, head) => ({ cloth: blob(...head("2 -12 4 -24 -8 -28 -22 -18 -24 -2 -14 -10")) }),
  elfhelm: (_, head) => ({ steel: poly(...head("-10 6 -11 -5 -4 -14 -10 -34 5 -13 10 -4 9 0 2 -1 -3 6")) }),
  hood: (_, head, size) => ({
    cloth: blob(...head("-14 16 -15 -2 -10 -15 0 -21 8 -14 14 -3 12 8 6 16")),
    ink: blob(...head("-2 8 -1 -7 6 -10 12 -2 9 9")),
    glow: eyes(head, size * 0.24),
  }),
  cowl: (_, head, size) => ({
    cloth: blob(...head("-14 16 -14 -4 -10 -18 -16 -36 -16 -36 2 -24 13 -6 13 6 6 16")),
    ink: blob(...head("-2 8 -1 -7 6 -10 12 -2 9 9")),
    glow: eyes(head, size * 0.24),
  }),
  face: (_, head) => ({ skin: blob(...head("-2 -8 8 -9 10 -2 12 1 9 4 8 10 1 9 -3 2")) }),
  beard: (_, head) => ({ bone: blob(...head("-3 3 8 3 12 6 9 18 4 28 -1 17")) }),
  redbeard: (_, head) => ({
    cloth: blob(...head("-4 2 8 3 13 6 11 20 4 34 -3 18")),
  }),
  mohawk: (_, head) => ({
    cloth: poly(...head("-9 2 -16 -8 -9 -8 -13 -19 -5 -14 -5 -25 1 -15 5 -23 6 -13 11 -15 8 -6")),
  }),
  hair: (_, head) => ({ back: blob(...head("6 -13 -6 -15 -15 -4 -15 14 -26 30 -12 30 -2 20 4 0")) }),
  braid: (_, head) => ({
    bone: taper(head("-6 -8 -13 2 -14 18 -18 34"), 7, 2) + blob(...head("7 -9 -2 -14 -12 -8 -9 3 0 -6")),
  }),
  hat: (_, head) => ({
    cloth: limb(...bar(head("-18 -6 18 -8"), 2)) + poly(...head("-9 -7 -8 -21 7 -22 9 -8")),
    steel: poly(...head("-9 -8 -9 -11.5 9 -12.5 9 -9")),
  }),
  wizardhat: (_, head) => ({
    cloth: limb(...bar(head("-17 -5 17 -7"), 2)) + poly(...head("-11 -6 -3 -26 -14 -40 5 -27 11 -7")),
    glow: dot(...(head("1 -16")[0] as Point), 1.6),
  }),
  skull: (_, head) => ({
    bone: blob(...head("-12 -4 -8 -14 6 -14 13 -4 9 4 8 13 0 13 -4 5")),
    ink:
      dot(...(head("2.4 -1")[0] as Point), 2) +
      dot(...(head("8.6 -1")[0] as Point), 1.7) +
      poly(...head("5 4 7 4 6 1.6")),
  }),
  ribs: ({ hip, chest }) => ({
    bone:
      [0.1, 0.35, 0.6, 0.85]
        .map((part) => {
          const [x, y] = [chest[0] + (hip[0] - chest[0]) * part, chest[1] + (hip[1] - chest[1]) * part];
          return limb([x - 9 + part * 3, y + 1], 1.3, [x + 9 - part * 3, y + 1]);
        })
        .join("") + limb(chest, 1.6, hip),
  }),
  snout: (_, head) => ({
    ink:
      poly(...head("2 -9 12 -4 26 5 25 8 8 10 -2 8")) +
      poly(...head("-8 -5 -14 -19 -2 -11")) +
      poly(...head("0 -8 -2 -21 7 -9")),
    glow: dot(...(head("9 -1")[0] as Point), 1.3),
  }),
  bullhead: (_, head) => ({
    ink: poly(...head("-4 -10 9 -9 20 4 19 11 10 12 -4 9")),
    bone: taper(head("-2 -9 -12 -13 -16 -22 -12 -30"), 6, 0.8) + taper(head("6 -9 14 -14 16 -23 11 -30"), 6, 0.8),
    glow: dot(...(head("7 -2")[0] as Point), 1.5) + dot(...(head("18 8")[0] as Point), 1.2),
  }),
  beak: (_, head) => ({
    bone: poly(...head("5 -6 16 -4 27 8 15 4 6 6")),
    cloth: poly(...head("-6 -8 -22 -22 -12 -20 -12 -32 -3 -20 2 -30 5 -10")),
    glow: dot(...(head("4 -3")[0] as Point), 1.5),
  }),
  goblin: (_, head) => ({
    skin: blob(...head("-9 -8 6 -11 11 -3 20 4 10 5 9 11 -4 11 -10 3")) + poly(...head("-6 -6 -27 -13 -8 3")),
    glow: dot(...(head("6 -2")[0] as Point), 1.5),
    ink: poly(...head("0 6 9 6 4 9")),
  }),
  eyes: (_, head, size) => ({ glow: eyes(head, size * 0.27) }),
  cyclops: (_, head) => ({ glow: dot(...(head("5 -2")[0] as Point), 2.6) }),
  maw: (_, head) => ({ glow: poly(...head("0 4 10 3 8 9 2 9")) }),
  flamehair: (_, head) => ({
    glow: poly(...head("-11 2 -17 -12 -10 -10 -12 -26 -4 -16 0 -32 4 -16 12 -26 10 -9 15 -10 10 2 0 -6")),
  }),
  heart: ({ chest: [x, y] }) => ({
    glow: poly([x + 2, y + 14], [x - 5, y + 5], [x - 2, y + 1], [x + 2, y + 4], [x + 6, y + 1], [x + 9, y + 5]),
  }),
  belly: ({ hip, chest }) => ({
    skin: dot((hip[0] + chest[0]) / 2 + 5, (hip[1] + chest[1]) / 2 + 8, 16, 17),
    ink: dot((hip[0] + chest[0]) / 2 + 9, (hip[1] + chest[1]) / 2 + 12, 1.6),
  }),
  sores: ({ hip, chest }) => ({
    glow: dot(chest[0] + 4, chest[1] + 8, 2) + dot(chest[0] - 6, chest[1] + 14, 1.5) + dot(hip[0] + 5, hip[1] - 5, 1.8),
  }),
  claw: ({ arms: [, [x, y]] }) => ({
    bone: poly(
      [x - 5, y + 3],
      [x - 4, y - 14],
      [x + 2, y - 24],
      [x + 2, y - 8],
      [x + 6, y - 22],
      [x + 12, y - 12],
      [x + 6, y + 3],
    ),
  }),
  bark: ({ hip, chest, head: [x, y] }) => ({
    cloth:
      poly([chest[0] - 13, chest[1] - 2], [chest[0] - 20, chest[1] - 20], [chest[0] - 7, chest[1] - 9]) +
      poly([chest[0] + 12, chest[1] - 2], [chest[0] + 21, chest[1] - 18], [chest[0] + 7, chest[1] - 9]) +
      dot(x - 7, y - 9, 7) +
      dot(x + 2, y - 13, 8) +
      dot(x + 9, y - 7, 6) +
      limb(hip, 3, chest, 2),
    glow: dot(x + 1, y, 1.5) + dot(x + 6, y, 1.5),
  }),
  halo: (_, head) => ({ glow: ring(head("0 -2")[0] as Point, 17, 14.6) }),
} as const satisfies Record<string, Piece>;

export type WearName = keyof typeof WEAR;

function bar(points: Point[], thick: number): [Point, number, Point] {
  return [points[0] as Point, thick, points[1] as Point];
}

/** A ring of two circles that turn against each other. */
export function ring([x, y]: Point, outer: number, inner: number): string {
  return `${dot(x, y, outer)}M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0Z`;
}
