/** Helms, hoods, horns, faces: drawn for a head of radius 10 around 0 that looks to the right. */

import { blob, dot, limb, type Point, poly, ring, taper } from "./drawing.ts";
import type { Head, Piece } from "./pieces.ts";

const DOME = "-10.6 2 -10.4 -5 -6 -11.5 0 -13 6 -11.5 10.4 -5 10.8 1";
const eyes = (head: Head, size = 1.7): string =>
  head("3 -1 8 -1")
    .map(([x, y]) => dot(x, y, size * 0.6))
    .join("");

export const HEADGEAR = {
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
  halo: (_, head) => ({ glow: ring(head("0 -2")[0] as Point, 17, 14.6) }),
} as const satisfies Record<string, Piece>;

function bar(points: Point[], thick: number): [Point, number, Point] {
  return [points[0] as Point, thick, points[1] as Point];
}
