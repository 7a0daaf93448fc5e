/** Where pieces stand on a hex: enemies in the upper half, heroes in the lower, items at the left rim. */

export interface Place {
  x: number;
  y: number;
  scale: number;
}

/** `roomy`: nothing else stands on the hex. */
export function heroPlaces(count: number, roomy: boolean): Place[] {
  const scale = count <= 1 ? (roomy ? 1.25 : 0.98) : count === 2 ? 0.86 : count === 3 ? 0.7 : 0.6;
  const apart = count <= 2 ? 66 : count === 3 ? 50 : 33;
  return Array.from({ length: count }, (_, index) => ({
    x: (index - (count - 1) / 2) * apart + 4,
    y: (roomy ? 36 : 40) + (count > 3 && index % 2 === 1 ? -8 : 0),
    scale,
  }));
}

export function enemyPlaces(tokens: number, foes: number): { tokens: Place[]; foes: Place[] } {
  if (foes === 0) {
    return {
      tokens: Array.from({ length: tokens }, (_, index) => ({
        x: (index - (tokens - 1) / 2) * 54,
        y: -46,
        scale: tokens > 1 ? 0.86 : 1,
      })),
      foes: [],
    };
  }
  const scale = foes + tokens > 1 ? 0.78 : 0.95;
  const all = foes + Math.min(tokens, 1);
  const x = (index: number) => (index - (all - 1) / 2) * 74;
  return {
    foes: Array.from({ length: foes }, (_, index) => ({ x: x(index), y: -46, scale })),
    tokens: Array.from({ length: tokens }, (_, index) => ({
      x: x(foes) + index * 10,
      y: -46 + index * 12,
      scale: 0.75,
    })),
  };
}

const MOST_ITEMS = 4;

export function itemPlaces(count: number): (readonly [number, number])[] {
  const shown = Math.min(count, MOST_ITEMS);
  return Array.from({ length: shown }, (_, index) => [index % 2 ? 68 : -68, index < 2 ? 22 : -8] as const);
}
