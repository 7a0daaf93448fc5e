/** The pencil: outlines that all parts of a scene are drawn with. A scene is 160 wide and 100 high; what matters stands in the square in
 * its middle, because small cards show no more. All outlines turn the same way, so that many may share one path. */

import type { Chance } from "./chance.ts";
import type { Light } from "./lights.ts";

export type Point = readonly [number, number];

/** Points, or their numbers in a row: "0 0 4 2" are two. */
export type Points = string | readonly Point[];

/** One flat shape. With `line` it is a stroke of that width instead. */
export interface Shape {
  d: string;
  paint: string;
  line?: number;
  opacity?: number;
  /** A transform. */
  at?: string;
}

export interface Stage {
  light: Light;
  chance: Chance;
}

/** A part of a scene: it is given the light and its own accidents, and gives back what is to be painted, back to front. */
export type Part = (stage: Stage) => Shape[];

export function short(number: number): number {
  return Math.round(number * 10) / 10;
}

export function pointsOf(points: Points): readonly Point[] {
  if (typeof points !== "string") return points;
  const numbers = points.split(" ").map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index): Point => [
    numbers[index * 2] as number,
    numbers[index * 2 + 1] as number,
  ]);
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** Twice the area that the points enclose; positive when they turn to the right. */
function turning(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
}

function listed(points: Point[] | [string]): readonly Point[] {
  return typeof points[0] === "string" ? pointsOf(points[0]) : (points as Point[]);
}

function rightwards(points: readonly Point[]): readonly Point[] {
  return turning(points) < 0 ? [...points].reverse() : points;
}

/** Straight edges from point to point. */
export function poly(...points: Point[] | [string]): string {
  return `M${rightwards(listed(points)).map(pair).join("L")}Z`;
}

/** A soft outline: the points pull it, but it does not reach them. */
export function blob(...points: Point[] | [string]): string {
  const ordered = rightwards(listed(points));
  const between = (index: number): Point => {
    const [a, b] = [ordered[index % ordered.length] as Point, ordered[(index + 1) % ordered.length] as Point];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const bends = ordered.map(
    (_, index) => `Q${pair(ordered[(index + 1) % ordered.length] as Point)} ${pair(between(index + 1))}`,
  );
  return `M${pair(between(0))}${bends.join("")}Z`;
}

/** A limb: thick at one end, thin at the other, round at both. */
export function limb([ax, ay]: Point, thick: number, [bx, by]: Point, thin = thick): string {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(by - ay) / long, -(bx - ax) / long];
  const from = `${pair([ax + nx * thick, ay + ny * thick])}`;
  return (
    `M${from}L${pair([bx + nx * thin, by + ny * thin])}A${short(thin)} ${short(thin)} 0 0 1 ${pair([bx - nx * thin, by - ny * thin])}` +
    `L${pair([ax - nx * thick, ay - ny * thick])}A${short(thick)} ${short(thick)} 0 0 1 ${from}Z`
  );
}

export function dot(x: number, y: number, radius: number, high = radius): string {
  const [rx, ry] = [short(radius), short(high)];
  return `M${short(x - radius)} ${short(y)}a${rx} ${ry} 0 1 1 ${short(2 * radius)} 0a${rx} ${ry} 0 1 1 ${short(-2 * radius)} 0Z`;
}

/** A ring of two circles that turn against each other. */
export function ring([x, y]: Point, outer: number, inner: number): string {
  return `${dot(x, y, outer)}M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0Z`;
}

/** A bent band along the points, as wide as told at its beginning and at its end: tails, tentacles, smoke. */
export function taper(along: Points, wide: number, narrow: number): string {
  const points = pointsOf(along);
  const sides = points.map((point, index): readonly [Point, Point] => {
    const [before, after] = [
      points[Math.max(0, index - 1)] as Point,
      points[Math.min(points.length - 1, index + 1)] as Point,
    ];
    const long = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = (wide + ((narrow - wide) * index) / (points.length - 1)) / 2;
    const [nx, ny] = [((after[1] - before[1]) / long) * half, (-(after[0] - before[0]) / long) * half];
    return [
      [point[0] + nx, point[1] + ny],
      [point[0] - nx, point[1] - ny],
    ];
  });
  const [left, right] = [sides.map(([point]) => point), sides.map(([, point]) => point).reverse()];
  const ends = (side: Point[]): Point[] => [side[0] as Point, ...side, side.at(-1) as Point];
  return blob(...ends(left), ...ends(right));
}

/** A line through the points, to be stroked. */
export function trace(...points: Point[]): string {
  return `M${points.map(pair).join("L")}`;
}

/** The left half of something that is the same on both sides, and its right half. */
export function mirrored(points: Points): Point[] {
  const half = pointsOf(points);
  return [...half, ...half.map(([x, y]): Point => [-x, y]).reverse()];
}

/** The same outline on both sides. */
export function twice(draw: (side: 1 | -1) => string): string {
  return draw(-1) + draw(1);
}

/** Points moved, made larger and turned: `turn` in degrees, clockwise. */
export function moved(points: Points, [x, y]: Point, scale = 1, turn = 0): Point[] {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180) * scale, Math.cos((turn * Math.PI) / 180) * scale];
  return pointsOf(points).map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

/** Where a part stands: around a point, larger or smaller, turned to the left with a negative `turn`. */
export function placing(x: number, y: number, scale = 1, mirror = false, turn = 0): string {
  const wide = short2(mirror ? -scale : scale);
  const turned = turn === 0 ? "" : ` rotate(${turn})`;
  return `translate(${short(x)} ${short(y)})${turned} scale(${wide} ${short2(scale)})`;
}

function short2(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** The light falls from the upper left: behind a shape stands the same shape, lit. */
export function lit(d: string, light: Light, x: number, y: number, scale: number, mirror = false, turn = 0): Shape {
  return { d, paint: light.rim, at: placing(x - 0.9, y - 0.8, scale, mirror, turn) };
}
