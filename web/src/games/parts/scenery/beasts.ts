/** Beasts on four legs, birds, serpents, ships with a dragon's head. */

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
      mane: blob([x, y - 8], [x - 10, y - 8], [x - 22, y + 12], [x - 30, y + 26], [x - 16, y + 24], [x - 4, y + 4]),
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
      mane: blob(
        [x + 3, y - 16],
        [x - 14, y - 18],
        [x - 24, y - 2],
        [x - 20, y + 20],
        [x - 2, y + 22],
        [x + 4, y + 10],
        [x - 4, y - 2],
      ),
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
  rat: {
    long: 22,
    hips: 14,
    chest: 11,
    neck: [14, -2],
    neckThick: 9,
    leg: 3,
    head: "-8 -8 -6 -18 0 -10 10 -6 26 5 22 9 0 10 -8 8",
    tail: "0 8 -18 16 -34 6 -52 10",
    tailThick: 4,
  },
  boar: {
    long: 22,
    hips: 12,
    chest: 16,
    neck: [16, -2],
    neckThick: 12,
    leg: 3.4,
    head: "-10 -12 -6 -18 0 -12 12 -4 24 4 24 10 10 12 -8 12",
    tail: "0 0 -6 -4 -9 0",
    tailThick: 2.4,
    extra: ([x, y]) => ({
      bone: poly([x + 14, y + 8], [x + 20, y - 6], [x + 19, y + 8]),
      mane: poly(
        [x - 40, y - 12],
        [x - 30, y - 22],
        [x - 20, y - 18],
        [x - 10, y - 24],
        [x - 4, y - 12],
        [x - 14, y - 8],
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

/** Where a rider sits on a beast. */
export function saddle({ x, y, tall, kind, left }: Beast): Point {
  const breed: Breed = BREEDS[kind];
  return [x + (left ? 1 : -1) * 3 * (tall / 50), y - tall + breed.chest * 0.2 * (tall / 50)];
}

/** A bird with its wings up, seen from the side. */
export function raven(x: number, y: number, size = 1, left = false, coat?: string): Part {
  const body =
    blob("-26 10 -26 10 -10 4 2 -5 14 -8 24 -2 24 -2 16 4 2 10 -12 12") +
    poly("-6 4 -20 -18 -16 -30 -8 -22 -6 -34 0 -22 6 -30 8 -10 12 2");
  return ({ light }) => [
    lit(body, light, x, y, size, left),
    { d: body, paint: coat ?? light.ink, at: placing(x, y, size, left) },
    { d: dot(16, -4, 1.3), paint: light.glow, at: placing(x, y, size, left) },
  ];
}

/** Birds far away. */
export function flock(x: number, y: number, many = 6, spread = 40): Part {
  return ({ light, chance }) => {
    const bird = (): string => {
      const [bx, by, s] = [x + (chance() - 0.5) * spread, y + (chance() - 0.5) * spread * 0.4, 1.6 + chance() * 2];
      return poly([bx - 2.4 * s, by - s], [bx, by], [bx + 2.4 * s, by - s * 1.1], [bx, by + s * 0.8]);
    };
    return [{ d: Array.from({ length: many }, bird).join(""), paint: light.ink }];
  };
}

/** A serpent that rises from what it swims in, in three arches. */
export function serpent(x: number, y: number, size = 1, left = false, coat?: string): Part {
  const body =
    taper("-62 6 -58 -14 -44 -16 -40 6", 7, 9) +
    taper("-32 6 -26 -26 -6 -28 0 6", 10, 13) +
    taper("8 8 4 -24 10 -52 30 -56 38 -44", 15, 11) +
    poly("26 -58 38 -60 58 -46 60 -42 44 -42 56 -34 40 -34 28 -42");
  const fins =
    poly("6 -18 -6 -26 4 -30") +
    poly("6 -32 -4 -44 8 -46") +
    poly("14 -50 8 -66 22 -58") +
    poly("28 -58 28 -72 38 -60") +
    poly("-24 -22 -22 -36 -12 -27") +
    poly("-56 -10 -52 -24 -46 -15");
  return ({ light }) => {
    const at = placing(x, y, size, left);
    return [
      lit(body + fins, light, x, y, size, left),
      { d: fins, paint: light.cloth, at },
      { d: body, paint: coat ?? light.ink, at },
      { d: dot(41, -50, 2.2) + poly("46 -42 48 -38.5 50 -42") + poly("52 -42 54 -39 56 -42"), paint: light.glow, at },
    ];
  };
}

/** A long ship under sail. */
export function ship(x: number, y: number, size = 1, left = false, sail?: string): Part {
  const hull =
    blob("-46 -16 -50 -34 -56 -30 -56 -30 -52 -6 -34 8 0 10 34 8 50 -6 52 -28 52 -28 44 -16 28 -6 -26 -6") +
    poly("50 -24 46 -34 48 -42 56 -46 70 -38 69 -35 60 -36 57 -28 56 -18") +
    poly("-54 -24 -62 -32 -56 -38 -50 -30");
  const rigging = limb([0, -4], 1.6, [0, -74], 1) + limb([-30, -66], 1.2, [30, -66]);
  const cloth = blob("-30 -66 -30 -66 30 -66 30 -66 36 -44 30 -20 30 -20 0 -14 -30 -20 -30 -20 -24 -44");
  return ({ light }) => {
    const at = placing(x, y, size, left);
    return [
      lit(hull + cloth + rigging, light, x, y, size, left),
      { d: rigging, paint: light.ink, at },
      { d: cloth, paint: sail ?? light.cloth, at },
      {
        d: [-18, 0, 18]
          .map((dx) => poly([dx - 4, -65], [dx + 4, -65], [dx + 7, -44], [dx + 4, -18], [dx - 4, -18], [dx + 1, -44]))
          .join(""),
        paint: light.steel,
        opacity: 0.75,
        at,
      },
      { d: hull, paint: light.ink, at },
      { d: [-32, -18, -4, 10, 24].map((dx) => dot(dx, -4, 5)).join(""), paint: light.steel, at },
      { d: [-32, -18, -4, 10, 24].map((dx) => dot(dx, -4, 3.2)).join(""), paint: sail ?? light.cloth, at },
      { d: dot(59, -40, 1.4), paint: light.glow, at },
    ];
  };
}

/** Spread wings, claws and a beak: eagle; with a lion's body: griffin. */
export function eagle(x: number, y: number, size = 1, griffin = false, left = false, coat?: string): Part {
  const wing = (side: 1 | -1): string =>
    poly(
      [side * 5, -8],
      [side * 18, -36],
      [side * 42, -52],
      [side * 62, -48],
      [side * 54, -40],
      [side * 62, -34],
      [side * 50, -29],
      [side * 55, -20],
      [side * 42, -18],
      [side * 44, -8],
      [side * 30, -8],
      [side * 14, 6],
    );
  const body =
    blob("-9 -22 9 -24 14 0 8 22 -8 22 -14 0") +
    dot(2, -27, 9) +
    (griffin
      ? limb([-4, 14], 9, [-12, 34], 6) +
        limb([8, 14], 7, [14, 38], 4) +
        limb([-12, 34], 6, [-10, 46], 3) +
        taper("-10 24 -30 34 -40 20 -48 22", 4, 2) +
        dot(-48, 20, 5)
      : poly("-10 16 10 16 16 40 6 36 0 44 -6 36 -16 40"));
  const beak = poly("8 -32 20 -26 20 -19 14 -23 7 -22") + limb([-5, 20], 2, [-6, 30]) + limb([6, 20], 2, [8, 30]);
  return ({ light }) => {
    const at = placing(x, y, size, left);
    return [
      lit(wing(-1) + wing(1) + body, light, x, y, size, left),
      { d: wing(-1) + wing(1), paint: coat ?? light.cloth, at },
      { d: body, paint: light.ink, at },
      { d: beak, paint: "#e0b04a", at },
      { d: dot(6, -29, 1.6), paint: light.glow, at },
    ];
  };
}
