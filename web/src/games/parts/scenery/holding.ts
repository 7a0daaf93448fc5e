/** What hands hold: drawn with the grip at 0 and upright, then turned with the hand. */

import { blob, dot, limb, moved, type Point, type Points, poly, ring, taper } from "./drawing.ts";
import type { Tones } from "./pieces.ts";

type Hold = (hand: Point, angle: number) => Tones;

/** Draws around the grip: points in, points around the hand out. */
const gripped =
  ([x, y]: Point, angle: number) =>
  (points: Points): Point[] =>
    moved(points, [x, y], 1, angle);

const haft = (put: (points: Points) => Point[], from: number, to: number, thick = 1.5): string => {
  const [a, b] = put([
    [0, from],
    [0, to],
  ]) as [Point, Point];
  return limb(a, thick, b);
};

export const HOLDING = {
  sword: (hand, angle) => {
    const put = gripped(hand, angle);
    const [a, b] = put("-6.5 -5 6.5 -5") as [Point, Point];
    return {
      steel: poly(...put("-2.3 -5 -2.6 -42 0 -51 2.6 -42 2.3 -5")),
      ink: limb(a, 1.5, b) + haft(put, -5, 6, 1.7),
    };
  },
  greatsword: (hand, angle) => {
    const put = gripped(hand, angle);
    const [a, b] = put("-9 -7 9 -7") as [Point, Point];
    return { steel: poly(...put("-3.6 -7 -4.4 -58 0 -72 4.4 -58 3.6 -7")), ink: limb(a, 2, b) + haft(put, -7, 12, 2) };
  },
  hellblade: (hand, angle) => {
    const put = gripped(hand, angle);
    return {
      steel: poly(...put("-2 -4 -4 -20 -9 -24 -4 -30 -7 -40 -2 -44 1 -58 5 -44 4 -34 9 -28 4 -20 2 -4")),
      ink: haft(put, -4, 10, 2),
    };
  },
  dagger: (hand, angle) => {
    const put = gripped(hand, angle);
    return { steel: poly(...put("-2 -4 -1.6 -20 0 -25 2.2 -4")), ink: poly(...put("-4.5 -5 4.5 -5 4.5 -3 -4.5 -3")) };
  },
  axe: (hand, angle) => {
    const put = gripped(hand, angle);
    return { ink: haft(put, 16, -44), steel: poly(...put("1 -41 10 -48 16 -46 18 -36 15 -25 9 -26 1 -32")) };
  },
  greataxe: (hand, angle) => {
    const put = gripped(hand, angle);
    return {
      ink: haft(put, 26, -52, 1.8),
      steel: poly(
        ...put("1 -48 11 -56 20 -53 22 -40 18 -26 10 -28 1 -36 -1 -36 -10 -28 -18 -26 -22 -40 -20 -53 -11 -56 -1 -48"),
      ),
    };
  },
  hammer: (hand, angle) => {
    const put = gripped(hand, angle);
    return {
      ink: haft(put, 14, -34, 1.8),
      steel: poly(...put("-13 -49 13 -49 14 -33 -14 -33")),
      glow: poly(...put("-2 -44 3 -44 0 -40 3 -40 -2 -35 0 -39 -3 -39")),
    };
  },
  maul: (hand, angle) => {
    const put = gripped(hand, angle);
    return {
      ink: haft(put, 20, -50, 2.4) + blob(...put("-16 -46 -14 -70 14 -70 17 -46 0 -38")),
      bone: poly(...put("-15 -52 -22 -56 -14 -58")) + poly(...put("15 -52 22 -58 14 -60")),
    };
  },
  spear: (hand, angle) => {
    const put = gripped(hand, angle);
    return { ink: haft(put, 38, -54, 1.3), steel: poly(...put("0 -74 4.6 -60 0 -52 -4.6 -60")) };
  },
  lance: (hand, angle) => {
    const put = gripped(hand, angle);
    return {
      ink: poly(...put("-2.6 24 -2.6 -8 -0.6 -82 0.6 -82 2.6 -8 2.6 24")),
      cloth: poly(...put("0 -72 -20 -66 0 -58")),
      steel: poly(...put("-5 -6 5 -6 3 2 -3 2")),
    };
  },
  fork: (hand, angle) => {
    const put = gripped(hand, angle);
    return {
      ink:
        haft(put, 36, -40, 1.3) +
        poly(...put("-7 -58 -5.6 -58 -5 -44 -1 -42 -0.8 -60 0.8 -60 1 -42 5 -44 5.6 -58 7 -58 6 -40 -6 -40")),
    };
  },
  scythe: (hand, angle) => {
    const put = gripped(hand, angle);
    return { ink: haft(put, 36, -46, 1.5), steel: blob(...put("-2 -46 10 -56 28 -52 38 -34 38 -34 24 -44 8 -44")) };
  },
  pick: (hand, angle) => {
    const put = gripped(hand, angle);
    return {
      ink: haft(put, 14, -32, 1.6),
      steel: blob(...put("-22 -24 -22 -24 -12 -36 0 -39 12 -36 22 -24 22 -24 10 -31 0 -32 -10 -31")),
    };
  },
  staff: (hand, angle) => {
    const put = gripped(hand, angle);
    const [top] = put("0 -52") as [Point];
    return {
      ink: haft(put, 40, -46, 1.5) + poly(...put("-7 -56 -4 -44 0 -42 4 -44 7 -56 6 -44 0 -38 -6 -44")),
      glow: dot(top[0], top[1], 4.6),
    };
  },
  torch: (hand, angle) => {
    const put = gripped(hand, angle);
    return { ink: haft(put, 10, -18, 1.9), glow: blob(...put("-6 -18 -8 -28 -2 -34 1 -46 1 -46 5 -34 9 -28 6 -18")) };
  },
  banner: (hand, angle) => {
    const put = gripped(hand, angle);
    return {
      ink: haft(put, 40, -64, 1.4),
      cloth: poly(...put("1 -62 34 -58 27 -48 33 -36 1 -34")),
      glow: dot(...(put("13 -48")[0] as Point), 4.4),
    };
  },
  bow: (hand, angle) => {
    const put = gripped(hand, angle);
    return {
      ink: taper(put("-8 -34 3 -24 6 -8 6 8 3 24 -8 34"), 2.6, 2.6) + poly(...put("-8 -34 -14 0 -8 34 -13 0")),
      steel: poly(...put("-14 -0.7 22 -0.7 22 -3 30 0 22 3 22 0.7 -14 0.7")),
    };
  },
  horn: (hand, angle) => {
    const put = gripped(hand, angle);
    return { bone: taper(put("-16 0 -4 4 10 0 20 -12"), 2.5, 15), steel: poly(...put("13 -17 25 -12 24 -9 12 -14")) };
  },
  shield: ([x, y]) => ({ cloth: dot(x, y, 17), steel: ring([x, y], 17, 15) + dot(x, y, 4.4) }),
  kite: ([x, y]) => ({
    cloth: blob(...moved("-15 -22 0 -26 15 -22 15 4 0 34 0 34 -15 4", [x, y])),
    steel: poly(
      ...moved("-1.8 -22 1.8 -22 1.8 -8 11 -8 11 -4.4 1.8 -4.4 1.8 24 -1.8 24 -1.8 -4.4 -11 -4.4 -11 -8 -1.8 -8", [
        x,
        y,
      ]),
    ),
  }),
  orb: ([x, y]) => ({ glow: dot(x + 2, y - 9, 7) }),
  flame: (hand) => ({ glow: blob(...moved("-8 0 -10 -12 -3 -18 1 -32 1 -32 6 -18 11 -12 8 0", hand)) }),
  cup: (hand) => ({ glow: poly(...moved("-7 -18 7 -18 5 -9 1.6 -6 1.6 0 6 3 -6 3 -1.6 0 -1.6 -6 -5 -9", hand)) }),
  scroll: (hand) => ({
    bone:
      poly(...moved("-8 -26 8 -28 10 12 -7 14", hand)) + limb(...ends(hand, -27), 2.6) + limb(...ends(hand, 13), 2.6),
    ink: [-18, -11, -4, 3]
      .map((y) =>
        poly(
          ...moved(
            [
              [-4, y],
              [5, y - 0.7],
              [5, y + 0.9],
              [-4, y + 1.6],
            ],
            hand,
          ),
        ),
      )
      .join(""),
  }),
  whip: (hand) => ({ ink: taper(moved("0 0 8 -22 26 -26 34 -10 48 -12 56 -26", hand), 3, 0.8) }),
  sack: (hand) => ({ cloth: blob(...moved("-3 -2 -16 10 -16 30 8 34 16 18 4 -2", hand)) }),
} as const satisfies Record<string, Hold>;

export type HoldName = keyof typeof HOLDING;

function ends([x, y]: Point, down: number): [Point, number, Point] {
  return [[x - 10, y + down + 1], 2.2, [x + 11, y + down - 1]];
}
