/** What happens by other means: runes, gates, whirls, rot, souls. */

import { around } from "./chance.ts";
import { dot, moved, type Part, placing, type Point, poly, ring, type Shape, taper } from "./drawing.ts";

const RUNES = [
  "M0-6V6M0-4L4-1M0 0L4 3",
  "M-3 6V-6L3 6V-6",
  "M0-6V6M-4-2L0-6L4-2",
  "M-3 6V-6L3-1L-3 2",
  "M-3-6L3 6M3-6L-3 6",
  "M-3-6V6M-3-2L3 2M3-6V6",
  "M0-6L4 0L0 6L-4 0Z",
];

/** Runes that hang in the air, on a ring. */
export function runes(x: number, y: number, radius: number, many = 7, from = 0, to = 360): Part {
  return ({ light, chance }) => {
    const start = Math.floor(chance() * RUNES.length);
    return Array.from({ length: many }, (_, i): Shape => {
      const angle = ((from + ((to - from) * i) / (to - from === 360 ? many : many - 1) - 90) * Math.PI) / 180;
      return {
        d: RUNES[(start + i * 3) % RUNES.length] as string,
        paint: light.glow,
        line: 1.7,
        at: placing(x + radius * Math.cos(angle), y + radius * Math.sin(angle), 0.9),
      };
    });
  };
}

/** A whirl that draws everything in. */
export function vortex(x: number, y: number, radius: number, turns = 2.4): Part {
  return ({ light, chance }) => {
    const start = chance() * 6;
    const arm = (offset: number, wide: number): string =>
      taper(
        Array.from({ length: 22 }, (_, i): Point => {
          const [angle, away] = [start + offset + (i / 21) * turns * Math.PI, radius * (1 - i / 22)];
          return [x + away * Math.cos(angle), y + away * 0.8 * Math.sin(angle)];
        }),
        wide,
        1,
      );
    return [
      { d: dot(x, y, radius, radius * 0.8), paint: light.ink, opacity: 0.45 },
      { d: arm(0, radius * 0.24) + arm(2.1, radius * 0.2), paint: light.glow, opacity: 0.85 },
      { d: arm(4.2, radius * 0.2), paint: light.rim },
      { d: dot(x, y, radius * 0.13), paint: light.disc },
    ];
  };
}

/** A ring that leads elsewhere. */
export function gate(x: number, y: number, wide: number, high: number): Part {
  return ({ light, chance }) => {
    const sparks = Array.from({ length: 10 }, () => {
      const angle = chance() * 2 * Math.PI;
      return dot(
        x + Math.cos(angle) * wide * (1.05 + chance() * 0.3),
        y + Math.sin(angle) * high * (1.05 + chance() * 0.2),
        0.8 + chance(),
      );
    });
    return [
      { d: dot(x, y, wide * 1.14, high * 1.1), paint: light.glow, opacity: 0.35 },
      { d: dot(x, y, wide, high), paint: light.glow },
      { d: dot(x, y, wide * 0.86, high * 0.9), paint: light.ink },
      { d: dot(x + wide * 0.1, y + high * 0.08, wide * 0.62, high * 0.68), paint: light.cloth, opacity: 0.8 },
      { d: dot(x + wide * 0.16, y + high * 0.12, wide * 0.32, high * 0.38), paint: light.disc, opacity: 0.8 },
      { d: sparks.join(""), paint: light.glow },
    ];
  };
}

/** A dome of force. */
export function ward(x: number, y: number, radius: number): Part {
  return ({ light }) => [
    { d: dot(x, y, radius), paint: light.glow, opacity: 0.22 },
    { d: dot(x, y, radius), paint: light.glow, line: 2 },
    {
      d: `M${x - radius * 0.78} ${y - radius * 0.35}A${radius * 0.86} ${radius * 0.86} 0 0 1 ${x - radius * 0.1} ${y - radius * 0.84}`,
      paint: light.disc,
      line: 2.4,
    },
  ];
}

/** Arms without bones, from the ground or the rim. */
export function tendrils(roots: readonly Point[], reach = 34, paint?: string): Part {
  return ({ light, chance }) => {
    const arms = roots
      .map(([x, y]) => {
        const bend = around(chance, 0, 14);
        return taper(
          [
            [x, y],
            [x + bend, y - reach * 0.35],
            [x - bend * 0.8, y - reach * 0.7],
            [x - bend * 0.2, y - reach],
            [x + bend * 0.6, y - reach * 0.96],
          ],
          8,
          1.4,
        );
      })
      .join("");
    return [
      { d: arms, paint: light.rim, at: "translate(-0.9 -0.6)" },
      { d: arms, paint: paint ?? light.cloth },
    ];
  };
}

/** Bubbles that rise. */
export function bubbles(x: number, y: number, spread = 60, many = 14): Part {
  return ({ light, chance }) => {
    const all = Array.from(
      { length: many },
      () => [x + (chance() - 0.5) * spread, y - chance() * 56, 1.2 + chance() * 4.4] as const,
    );
    return [
      { d: all.map(([cx, cy, r]) => dot(cx, cy, r)).join(""), paint: light.glow, opacity: 0.5 },
      { d: all.map(([cx, cy, r]) => dot(cx - r * 0.3, cy - r * 0.3, r * 0.35)).join(""), paint: light.disc },
    ];
  };
}

/** Flies. */
export function flies(x: number, y: number, spread = 60, many = 12): Part {
  return ({ light, chance }) => [
    {
      d: Array.from({ length: many }, () => {
        const [fx, fy] = [x + (chance() - 0.5) * spread, y + (chance() - 0.5) * spread * 0.7];
        return dot(fx, fy, 1.3) + dot(fx - 1.6, fy - 1.4, 1.5, 0.7) + dot(fx + 1.6, fy - 1.4, 1.5, 0.7);
      }).join(""),
      paint: light.ink,
    },
  ];
}

/** Petals on the air. */
export function petals(many = 12, paint?: string): Part {
  return ({ light, chance }) => [
    {
      d: Array.from({ length: many }, () =>
        poly(
          ...moved(
            "0 -4 2.4 -1 1 4 -1.6 1",
            [chance() * 160, 10 + chance() * 80],
            0.7 + chance() * 0.6,
            chance() * 360,
          ),
        ),
      ).join(""),
      paint: paint ?? light.glow,
    },
  ];
}

/** Slime that hangs from above. */
export function slime(y = 0, paint?: string): Part {
  return ({ light, chance }) => {
    const drips = Array.from({ length: 11 }, (_, i): string => {
      const long = 6 + chance() * 24;
      return `V${(y + long * 0.5).toFixed(1)}q-3.6 ${long.toFixed(1)}-7.2 0q-3.6-8-7.4 0${i === 10 ? "" : ""}`;
    });
    return [{ d: `M161 ${y - 6}${drips.join("")}V${y - 6}Z`, paint: paint ?? light.glow, opacity: 0.9 }];
  };
}

/** Small figures of light that leave for elsewhere. */
export function souls(xs: readonly number[], y = 60, size = 1): Part {
  return ({ light, chance }) => [
    {
      d: xs
        .map((x) => {
          const top = y + around(chance, 0, 10);
          return (
            dot(x, top, 4.4 * size) +
            taper(
              [
                [x, top + 3 * size],
                [x + 3 * size, top + 14 * size],
                [x - 3 * size, top + 26 * size],
                [x + 4 * size, top + 36 * size],
              ],
              9 * size,
              0.6,
            )
          );
        })
        .join(""),
      paint: light.glow,
      opacity: 0.75,
    },
  ];
}

/** Rings that spread: sound, a curse, a gaze. */
export function waves(x: number, y: number, radius = 14, many = 3, paint?: string): Part {
  return ({ light }) =>
    Array.from({ length: many }, (_, i): Shape => ({
      d: ring([x, y], radius * (1 + i * 0.7), radius * (1 + i * 0.7) - 1.6),
      paint: paint ?? light.glow,
      opacity: 0.8 - i * 0.2,
    }));
}
