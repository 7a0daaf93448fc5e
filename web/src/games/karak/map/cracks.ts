/** The jagged line of a chasm along an edge of a tile. */

import { corner } from "./hexes.ts";

const JAGS = [0, 5, -4, 6, -5, 4, -3, 0];

/** One path for each chasm edge of a tile around 0, 0 that is turned so far. */
export function cracksOf(edges: readonly number[], turn: number): string[] {
  return edges.map((edge) => crack((edge + turn) % 6));
}

function crack(edge: number): string {
  const [ax, ay] = corner(edge, 92);
  const [bx, by] = corner(edge + 1, 92);
  const length = Math.hypot(bx - ax, by - ay);
  const points = JAGS.map((jag, index) => {
    const along = 0.06 + (index / (JAGS.length - 1)) * 0.88;
    const x = ax + (bx - ax) * along + ((by - ay) / length) * jag;
    const y = ay + (by - ay) * along - ((bx - ax) / length) * jag;
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  });
  return `M${points.join("L")}`;
}
