/** What is worn on the body, and what grows there. */

import { blob, dot, limb, moved, poly, taper } from "./drawing.ts";
import type { Piece } from "./pieces.ts";

export const GARMENTS = {
  tunic: ({ hip, chest }) => ({
    cloth:
      limb([hip[0], hip[1] - 2], 9.5, [chest[0], chest[1] + 3], 10.5) +
      poly(...moved("-11 -4 11 -4 14 13 2 17 -14 12", hip)),
    steel: poly(...moved("-10.5 -6 10.5 -6 10.8 -2.6 -10.8 -2.6", hip)),
  }),
  kilt: ({ hip }) => ({
    cloth: poly(...moved("-10 -6 10 -6 15 14 5 11 1 17 -5 11 -14 14", hip)),
  }),
  mail: ({ hip, chest }) => ({
    mail: limb([hip[0], hip[1] - 5], 8.6, [chest[0], chest[1] + 2], 10.4),
    steel: poly(...moved("-9.5 -8 9.5 -8 10 -5 -10 -5", hip)),
    cloth: poly(...moved("-10 -6 10 -6 13 14 -13 13", hip)),
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
    bone: poly(...moved("-11 -5 11 -5 11 -2 5 -2 6 20 2.6 20 2 -2 -11 -2", hip)),
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
    ink: poly(...moved("-17 4 -15 -6 -8 -12 8 -12 15 -6 17 5 12 1 9 7 4 2 0 9 -4 2 -9 7 -12 1", [x, y])),
  }),
  pads: ({ chest: [x, y] }) => ({ steel: dot(x - 13, y - 2, 6.4, 5.4) + dot(x + 13, y - 1, 6.4, 5.4) }),
  spikes: ({ chest: [x, y] }) => ({
    steel:
      poly(...moved("-18 1 -24 -15 -9 -7", [x, y])) +
      poly(...moved("-12 -4 -12 -20 -3 -9", [x, y])) +
      poly(...moved("18 1 25 -14 9 -7", [x, y])),
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
      ) + poly(...moved("-50 -8 -44 -22 -39 -7", [x, y])),
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
  heart: ({ chest: [x, y] }) => ({
    glow: poly(...moved("2 14 -5 5 -2 1 2 4 6 1 9 5", [x, y])),
  }),
  belly: ({ hip, chest }) => ({
    skin: dot((hip[0] + chest[0]) / 2 + 5, (hip[1] + chest[1]) / 2 + 8, 16, 17),
    ink: dot((hip[0] + chest[0]) / 2 + 9, (hip[1] + chest[1]) / 2 + 12, 1.6),
  }),
  sores: ({ hip, chest }) => ({
    glow: dot(chest[0] + 4, chest[1] + 8, 2) + dot(chest[0] - 6, chest[1] + 14, 1.5) + dot(hip[0] + 5, hip[1] - 5, 1.8),
  }),
  claw: ({ arms: [, [x, y]] }) => ({
    bone: poly(...moved("-5 3 -4 -14 2 -24 2 -8 6 -22 12 -12 6 3", [x, y])),
  }),
  bark: ({ hip, chest, head: [x, y] }) => ({
    cloth:
      poly(...moved("-13 -2 -20 -20 -7 -9", chest)) +
      poly(...moved("12 -2 21 -18 7 -9", chest)) +
      dot(x - 7, y - 9, 7) +
      dot(x + 2, y - 13, 8) +
      dot(x + 9, y - 7, 6) +
      limb(hip, 3, chest, 2),
    glow: dot(x + 1, y, 1.5) + dot(x + 6, y, 1.5),
  }),
} as const satisfies Record<string, Piece>;
