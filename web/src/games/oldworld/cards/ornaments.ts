/** The engraved sun on the back of the Old World cards, around 0 with a radius of about 50. */

import { chanceFor } from "../map/chance.ts";

/** Path data, to be stroked. */
export function sunRays(): string {
  const chance = chanceFor("back");
  const many = 36 + Math.floor(chance() * 5) * 4;
  const turn = chance();
  return Array.from({ length: many }, (_, index) => {
    const length = [53, 40, 47, 40][index % 4] as number;
    return `M${polar(28, turn + index / many)}L${polar(length, turn + index / many)}`;
  }).join("");
}

function polar(radius: number, turn: number): string {
  return `${short(radius * Math.cos(turn * 2 * Math.PI))} ${short(radius * Math.sin(turn * 2 * Math.PI))}`;
}

function short(number: number): number {
  return Math.round(number * 10) / 10;
}
