/** Beasts on four legs. */

import {
  blob,
  dot,
  limb,
  lit,
  moved,
  type Part,
  placing,
  type Point,
  pointsOf,
  poly,
  type Shape,
  taper,
} from "./drawing.ts";

export interface Beast {
  x: number;
  /** Where its feet are. */
  y: number;
  /** Height of the back. */
  tall: number;
  kind: BeastName;
  left?: boolean;
  /** In a leap, else walking. */
  leaping?: boolean;
  coat?: string;
  mane?: string;
}

interface Breed {
  /** Body: half its length, thickness at hips and shoulders. */
  long: number;
  hips: number;
  chest: number;
  neck: Point;
  neckThick: number;
  leg: number;
  /** Drawn around the end of the neck. */
  head: string;
  tail: string;
  tailThick: number;
  extra?: (head: Point) => { mane?: string; bone?: string };
}

const HOUND_HEAD = "-10 -6 -7 -12 -5 -20 0 -12 8 -9 22 -2 22 3 12 7 4 9 -6 9";

/** For a back that is 50 high; the shoulders at 0, up is negative. */
const BREEDS = {
  wolf: {
    long: 22,
    hips: 8,
    chest: 11,
    neck: [16, -16],
    neckThick: 9,
    leg: 3,
    head: HOUND_HEAD,
    tail: "0 0 -14 4 -26 16 -34 18",
    tailThick: 9,
  },
  horse: {
    long: 26,
    hips: 12,
    chest: 13,
    neck: [20, -32],
    neckThick: 9,
    leg: 3.2,
    head: "-8 -6 -4 -14 0 -7 10 -2 20 10 17 16 10 14 0 8 -6 10",
    tail: "0 -4 -12 -2 -20 14 -22 34",
    tailThick: 8,
    extra: ([x, y]) => ({
      mane: blob(...moved("0 -8 -10 -8 -22 12 -30 26 -16 24 -4 4", [x, y])),
    }),
  },
  bear: {
    long: 24,
    hips: 16,
    chest: 17,
    neck: [18, -8],
    neckThick: 13,
    leg: 6,
    head: "-12 -8 -9 -15 -3 -12 6 -10 20 0 19 6 8 11 -8 12",
    tail: "0 0 -5 2 -8 5",
    tailThick: 6,
  },
  lion: {
    long: 23,
    hips: 9,
    chest: 12,
    neck: [17, -14],
    neckThick: 11,
    leg: 4,
    head: "-9 -8 -5 -13 3 -10 16 -2 18 5 10 10 -6 10",
    tail: "0 0 -16 4 -24 -8 -34 -12",
    tailThick: 3.4,
    extra: ([x, y]) => ({
      mane: blob(...moved("3 -16 -14 -18 -24 -2 -20 20 -2 22 4 10 -4 -2", [x, y])),
    }),
  },
  stag: {
    long: 23,
    hips: 9,
    chest: 11,
    neck: [17, -28],
    neckThick: 7,
    leg: 2.6,
    head: "-8 -5 -10 -11 -2 -8 8 -4 17 5 14 10 4 8 -5 8",
    tail: "0 0 -6 0 -9 5",
    tailThick: 6,
    extra: ([x, y]) => ({
      bone:
        taper(
          [
            [x - 2, y - 6],
            [x - 10, y - 20],
            [x - 4, y - 36],
          ],
          3,
          1,
        ) +
        taper(
          [
            [x - 8, y - 17],
            [x - 18, y - 26],
            [x - 18, y - 36],
          ],
          2.4,
          0.8,
        ) +
        taper(
          [
            [x + 2, y - 6],
            [x + 8, y - 20],
            [x + 18, y - 34],
          ],
          3,
          1,
        ) +
        taper(
          [
            [x + 8, y - 19],
            [x + 8, y - 30],
            [x + 12, y - 40],
          ],
          2.2,
          0.8,
        ),
    }),
  },
  ram: {
    long: 21,
    hips: 13,
    chest: 14,
    neck: [16, -14],
    neckThick: 10,
    leg: 3.4,
    head: "-8 -8 2 -10 14 2 14 8 6 10 -6 9",
    tail: "0 0 -5 1 -8 4",
    tailThick: 6,
    extra: ([x, y]) => ({
      bone: taper(
        [
          [x + 2, y - 8],
          [x - 10, y - 14],
          [x - 18, y - 4],
          [x - 12, y + 8],
          [x - 2, y + 4],
        ],
        7,
        2,
      ),
    }),
  },
} as const satisfies Record<string, Breed>;

export type BeastName = keyof typeof BREEDS;

export function beast(what: Beast): Part {
  return ({ light }) => {
    const breed: Breed = BREEDS[what.kind];
    const scale = what.tall / 50;
    const back: Point = [-breed.long, -50 + breed.hips];
    const front: Point = [breed.long * 0.75, -50 + breed.chest];
    const neck: Point = [front[0] + breed.neck[0], front[1] + breed.neck[1]];
    const stance = pointsOf(what.leaping ? "-22 -12 -34 -6 24 -20 34 -24" : "-4 0 6 0 -2 0 9 -3") as [
      Point,
      Point,
      Point,
      Point,
    ];
    const leg = (top: Point, foot: Point, bend: number): string => {
      const knee: Point = [(top[0] + foot[0]) / 2 + bend, (top[1] + foot[1]) / 2];
      return (
        limb(top, breed.leg * 1.9, knee, breed.leg) +
        limb(knee, breed.leg, foot, breed.leg * 0.8) +
        limb(foot, breed.leg * 0.8, [foot[0] + 4, foot[1]], breed.leg * 0.7)
      );
    };
    const body =
      leg([back[0] + 1, back[1] + 4], [back[0] + stance[0][0], stance[0][1] - 2], -4) +
      leg([back[0] + 5, back[1] + 4], [back[0] + stance[1][0], stance[1][1] - 2], 4) +
      leg([front[0] - 2, front[1] + 4], [front[0] + stance[2][0], stance[2][1] - 2], 3) +
      leg([front[0] + 2, front[1] + 4], [front[0] + stance[3][0], stance[3][1] - 2], 4) +
      limb(back, breed.hips, front, breed.chest) +
      limb(front, breed.chest * 0.85, neck, breed.neckThick * 0.8) +
      poly(...moved(breed.head, neck)) +
      taper(moved(breed.tail, [back[0] - breed.hips * 0.6, back[1] - breed.hips * 0.3]), breed.tailThick, 1);
    const extra = breed.extra?.(neck) ?? {};
    const at = placing(what.x, what.y, scale, what.left);
    const shapes: Shape[] = [
      lit(body + (extra.mane ?? "") + (extra.bone ?? ""), light, what.x, what.y, scale, what.left),
      { d: body, paint: what.coat ?? light.ink, at },
    ];
    if (extra.mane) shapes.push({ d: extra.mane, paint: what.mane ?? light.cloth, at });
    if (extra.bone) shapes.push({ d: extra.bone, paint: "#e8dcc0", at });
    shapes.push({ d: dot(neck[0] + 6, neck[1] - 3, 1.8), paint: light.glow, at });
    return shapes;
  };
}
