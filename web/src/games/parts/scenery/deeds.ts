/** What happens among people: blows, fire, blood, chains, gold. */

import { around } from "./chance.ts";
import { blob, dot, limb, moved, type Part, type Point, poly, taper } from "./drawing.ts";

/** Tongues of fire on a line. */
export function flames(x: number, y: number, wide: number, high: number, many = 6): Part {
  return ({ chance }) => {
    const tongue = (index: number, grow: number): string => {
      const [cx, up] = [x - wide / 2 + ((index + 0.5) * wide) / many, high * (0.6 + chance() * 0.4) * grow];
      const half = (wide / many) * 0.85 * grow;
      const lean = around(chance, 0, half * 0.8);
      return blob(
        [cx - half, y + 2],
        [cx - half * 1.1, y - up * 0.35],
        [cx - half * 0.2, y - up * 0.5],
        [cx + lean, y - up * 1.1],
        [cx + lean, y - up * 1.1],
        [cx + half * 0.5, y - up * 0.5],
        [cx + half * 1.1, y - up * 0.3],
        [cx + half, y + 2],
      );
    };
    const rows = (grow: number): string => Array.from({ length: many }, (_, index) => tongue(index, grow)).join("");
    return [
      { d: rows(1), paint: "#d9481c", opacity: 0.9 },
      { d: rows(0.68), paint: "#ff9a2e" },
      { d: rows(0.36), paint: "#ffe27a" },
    ];
  };
}

/** Lightning from one point to another. */
export function bolt(from: Point, to: Point, thick = 3, paint?: string): Part {
  return ({ light, chance }) => {
    const steps = 5;
    const spine = Array.from({ length: steps + 1 }, (_, i): Point => {
      const [part, off] = [i / steps, i === 0 || i === steps ? 0 : (i % 2 === 0 ? -1 : 1) * (4 + chance() * 4)];
      return [from[0] + (to[0] - from[0]) * part + off, from[1] + (to[1] - from[1]) * part];
    });
    const back = spine.map(([px, py], i): Point => [px + (thick * (steps - i)) / steps, py + 1.2]).reverse();
    const fork = spine[3] as Point;
    const d =
      poly(...spine, ...back.slice(1)) +
      poly(
        fork,
        [fork[0] + 12, fork[1] + 9],
        [fork[0] + 9, fork[1] + 16],
        [fork[0] + 8, fork[1] + 10],
        [fork[0], fork[1] + 3],
      );
    return [
      { d, paint: light.disc, line: thick * 1.6, opacity: 0.3 },
      { d, paint: paint ?? light.glow },
    ];
  };
}

/** Where two blows meet. */
export function burst(x: number, y: number, size = 12, points = 9): Part {
  return ({ light, chance }) => {
    const star = (grow: number): string =>
      poly(
        ...Array.from({ length: points * 2 }, (_, i): Point => {
          const [angle, away] = [(i / points) * Math.PI, size * grow * (i % 2 === 0 ? 0.8 + chance() * 0.4 : 0.38)];
          return [x + away * Math.cos(angle), y + away * Math.sin(angle)];
        }),
      );
    return [
      { d: star(1), paint: light.glow },
      { d: star(0.55), paint: light.disc },
    ];
  };
}

/** The arc that a weapon left in the air. */
export function slash(x: number, y: number, reach: number, from = -120, to = 30): Part {
  return ({ light }) => {
    const arc = Array.from({ length: 7 }, (_, i): Point => {
      const angle = ((from + ((to - from) * i) / 6) * Math.PI) / 180;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    });
    return [{ d: taper(arc, 0.5, 9), paint: light.disc, opacity: 0.75 }];
  };
}

/** Drops and a splash. */
export function gore(x: number, y: number, size = 1, paint = "#b3201a"): Part {
  return ({ chance }) => {
    const drops = Array.from({ length: 9 }, () => {
      const [angle, away] = [-Math.PI * chance(), (8 + chance() * 18) * size];
      return limb(
        [x + away * Math.cos(angle), y + away * Math.sin(angle)],
        (0.8 + chance() * 1.6) * size,
        [x + away * 1.25 * Math.cos(angle), y + away * 1.25 * Math.sin(angle)],
        0.4,
      );
    });
    return [
      {
        d:
          drops.join("") +
          blob(
            [x - 14 * size, y + 2],
            [x - 6 * size, y - 4 * size],
            [x, y - 9 * size],
            [x + 6 * size, y - 4 * size],
            [x + 15 * size, y + 2],
            [x, y + 4 * size],
          ),
        paint,
      },
    ];
  };
}

/** Heaps of skulls. */
export function skulls(y: number, xs: readonly number[], size = 1): Part {
  return ({ light, chance }) => {
    const all = xs.map((x) => [x, y + around(chance, 0, 2), (5 + chance() * 1.6) * size] as const);
    return [
      {
        d: all
          .map(
            ([x, cy, r]) =>
              dot(x, cy, r * 1.12) +
              poly([x - r * 0.7, cy], [x + r * 0.7, cy], [x + r * 0.55, cy + r * 1.5], [x - r * 0.55, cy + r * 1.5]),
          )
          .join(""),
        paint: light.ink,
      },
      {
        d: all
          .map(
            ([x, cy, r]) =>
              dot(x, cy, r) +
              poly(
                [x - r * 0.55, cy + r * 0.4],
                [x + r * 0.55, cy + r * 0.4],
                [x + r * 0.45, cy + r * 1.35],
                [x - r * 0.45, cy + r * 1.35],
              ),
          )
          .join(""),
        paint: "#e6dabb",
      },
      {
        d: all
          .map(
            ([x, cy, r]) =>
              dot(x - r * 0.38, cy + r * 0.1, r * 0.27) +
              dot(x + r * 0.38, cy + r * 0.1, r * 0.27) +
              poly([x, cy + r * 0.4], [x - r * 0.14, cy + r * 0.7], [x + r * 0.14, cy + r * 0.7]),
          )
          .join(""),
        paint: light.ink,
      },
    ];
  };
}

/** A chain between two points. */
export function chain(from: Point, to: Point, sag = 8, paint?: string): Part {
  return ({ light }) => {
    const many = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 6));
    const at = (part: number): Point => [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part + Math.sin(part * Math.PI) * sag,
    ];
    const links = Array.from({ length: many }, (_, i) => {
      const [a, b] = [at(i / many), at((i + 0.9) / many)];
      return limb(a, i % 2 === 0 ? 2 : 1.1, b);
    }).join("");
    return [
      { d: links, paint: light.ink, line: 1.4 },
      { d: links, paint: paint ?? light.steel },
    ];
  };
}

/** Coins in a heap. */
export function gold(x: number, y: number, wide = 30): Part {
  return ({ light, chance }) => {
    const coins = Array.from({ length: 16 }, (_, i): Point => {
      const row = i < 7 ? 0 : i < 12 ? 1 : 2;
      const inRow = row === 0 ? i / 6 : row === 1 ? (i - 7) / 4 : (i - 12) / 3;
      return [x + (inRow - 0.5) * wide * (1 - row * 0.28), y - row * 4 + around(chance, 0, 1)];
    });
    return [
      { d: coins.map(([cx, cy]) => dot(cx, cy + 1, 4.2, 2.6)).join(""), paint: "#8a5a14" },
      { d: coins.map(([cx, cy]) => dot(cx, cy, 4, 2.4)).join(""), paint: "#f2c23c" },
      { d: coins.map(([cx, cy]) => dot(cx - 0.8, cy - 0.5, 1.8, 0.9)).join(""), paint: light.disc, opacity: 0.8 },
    ];
  };
}

/** Arrows that fly together. */
export function arrows(x: number, y: number, many = 5, angle = 25): Part {
  return ({ light, chance }) => {
    const shot = (i: number): string =>
      poly(
        ...moved(
          "-16 -0.6 8 -0.6 8 -2.4 14 0 8 2.4 8 0.6 -16 0.6 -19 2.4 -15 0 -19 -2.4",
          [x + around(chance, i * 11, 5), y + around(chance, i * 5, 6)],
          1,
          angle,
        ),
      );
    return [{ d: Array.from({ length: many }, (_, i) => shot(i)).join(""), paint: light.ink }];
  };
}

/** Scratches in the ground and spears that nobody will fetch. */
export function fallen(y = 90, many = 6): Part {
  return ({ light, chance }) => {
    const spears = Array.from({ length: many }, (_, i) => {
      const [x, lean, up] = [((i + chance()) * 160) / many, around(chance, 0, 12), 14 + chance() * 18];
      return (
        limb([x, y + 4], 0.8, [x + lean, y - up]) +
        poly([x + lean - 2, y - up], [x + lean * 1.25, y - up - 6], [x + lean + 2, y - up])
      );
    });
    return [{ d: spears.join(""), paint: light.ink }];
  };
}
