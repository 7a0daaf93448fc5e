/** Engraved ornaments behind the pictures of cards, around 0 with a radius of about 50: every deck has its manner, and every card its
 * own turn of it. */

import type { PowerId } from "../powers.ts";
import { type Chance, chanceFor } from "../map/chance.ts";

export type Deck = PowerId | "old_world";

/** Path data, to be stroked. */
export function ornament(deck: Deck, card: string): string {
  return MANNERS[deck](chanceFor(card));
}

const MANNERS: Record<Deck, (chance: Chance) => string> = {
  khorne: spikes,
  nurgle: bubbles,
  tzeentch: flames,
  slaanesh: loops,
  old_world: rays,
};

/** Blades that point outwards, long and short. */
function spikes(chance: Chance): string {
  const blades = 11 + Math.floor(chance() * 6);
  const turn = chance();
  return Array.from({ length: blades }, (_, index) => {
    const middle = turn + index / blades;
    const length = index % 2 === 0 ? 52 : 43 + chance() * 6;
    return `M${polar(27, middle - 0.32 / blades)}L${polar(length, middle)}L${polar(27, middle + 0.32 / blades)}`;
  }).join("");
}

/** Blisters of all sizes that hardly touch. */
function bubbles(chance: Chance): string {
  const placed: { x: number; y: number; radius: number }[] = [];
  for (let tried = 0; tried < 260 && placed.length < 34; tried += 1) {
    const radius = 2 + chance() ** 2 * 8;
    const [away, turn] = [29 + chance() * 22, chance()];
    const [x, y] = [away * Math.cos(turn * TURN), away * Math.sin(turn * TURN)];
    if (away - radius < 26 || away + radius > 53) continue;
    if (placed.every((other) => Math.hypot(other.x - x, other.y - y) > other.radius + radius + 1)) {
      placed.push({ x, y, radius });
    }
  }
  return placed
    .map(
      ({ x, y, radius }) =>
        `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0`,
    )
    .join("");
}

/** Tongues of fire that lean one way. */
function flames(chance: Chance): string {
  const tongues = 12 + Math.floor(chance() * 5);
  const lean = (0.05 + chance() * 0.05) * (chance() < 0.5 ? -1 : 1);
  const turn = chance();
  return Array.from({ length: tongues }, (_, index) => {
    const middle = turn + index / tongues;
    const length = index % 2 === 0 ? 52 : 42;
    const tip = polar(length, middle + lean);
    const half = 0.45 / tongues;
    return (
      `M${polar(27, middle - half)}Q${polar(length * 0.78, middle - half)} ${tip}` +
      `Q${polar(length * 0.66, middle + half + lean * 0.4)} ${polar(27, middle + half)}`
    );
  }).join("");
}

/** A line that winds around itself. */
function loops(chance: Chance): string {
  const petals = 5 + Math.floor(chance() * 5);
  const depth = 9 + chance() * 3;
  const turn = chance();
  const strand = (offset: number) =>
    Array.from({ length: 145 }, (_, index) => {
      const around = index / 144;
      const radius = 40 + depth * Math.cos(petals * around * TURN + offset);
      return `${index === 0 ? "M" : "L"}${polar(radius, turn + around)}`;
    }).join("");
  return strand(0) + strand((TURN * 1) / 3) + strand((TURN * 2) / 3);
}

/** Straight rays of an engraved sun. */
function rays(chance: Chance): string {
  const many = 36 + Math.floor(chance() * 5) * 4;
  const turn = chance();
  return Array.from({ length: many }, (_, index) => {
    const length = [53, 40, 47, 40][index % 4] as number;
    return `M${polar(28, turn + index / many)}L${polar(length, turn + index / many)}`;
  }).join("");
}

const TURN = 2 * Math.PI;

function polar(radius: number, turn: number): string {
  return `${short(radius * Math.cos(turn * TURN))} ${short(radius * Math.sin(turn * TURN))}`;
}

function short(number: number): number {
  return Math.round(number * 10) / 10;
}
