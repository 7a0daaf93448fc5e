/** A ring of runes around the picture of a card, of a radius of about 45; every card has its own saying. */

import { RUNES } from "../map/runes.ts";

const COUNT = 16;
const RADIUS = 44;

/** Path data around 0, to be stroked. */
export function runeRing(card: string): string {
  let seed = 7;
  for (const letter of card) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return Array.from({ length: COUNT }, (_, index) => {
    seed = (seed * 137 + 71) % 9973;
    return turned(RUNES[seed % RUNES.length] as string, (index * 360) / COUNT);
  }).join("");
}

/** The strokes of a rune, set upright on the ring at an angle; made small. */
function turned(rune: string, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const put = (x: number, y: number): string => {
    const [u, v] = [x * 0.62, y * 0.62 - RADIUS];
    return `${short(u * cos - v * sin)} ${short(u * sin + v * cos)}`;
  };
  let [x, y] = [0, 0];
  return (rune.match(/[MLVHZ][^MLVHZ]*/g) ?? [])
    .map((part) => {
      const numbers = (part.slice(1).match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
      if (part[0] === "Z") return "Z";
      if (part[0] === "V") y = numbers[0] ?? 0;
      else if (part[0] === "H") x = numbers[0] ?? 0;
      else [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
      return `${part[0] === "M" ? "M" : "L"}${put(x, y)}`;
    })
    .join("");
}

function short(number: number): number {
  return Math.round(number * 10) / 10;
}
