/** Skies: hour, weather, and what falls out of them. */

import { around } from "./chance.ts";
import { blob, dot, type Part, type Point, poly, type Shape, taper, trace } from "./drawing.ts";

/** Three bands of colour, a little uneven. */
export function sky(horizon = 70): Part {
  return ({ light, chance }) => {
    const band = (y: number): string => {
      const [a, b, c] = [around(chance, y, 4), around(chance, y, 5), around(chance, y, 4)];
      return `M0 ${a.toFixed(1)}Q40 ${b.toFixed(1)} 80 ${((b + c) / 2).toFixed(1)}T160 ${c.toFixed(1)}V100H0Z`;
    };
    return [
      { d: "M0 0H160V100H0Z", paint: light.high },
      { d: band(horizon * 0.42), paint: light.mid },
      { d: band(horizon * 0.74), paint: light.low },
    ];
  };
}

/** Sun or moon with its halo. */
export function orb(x: number, y: number, radius: number): Part {
  return ({ light }) => [
    { d: dot(x, y, radius * 1.45), paint: light.disc, opacity: 0.16 },
    { d: dot(x, y, radius * 1.2), paint: light.disc, opacity: 0.25 },
    { d: dot(x, y, radius), paint: light.disc },
  ];
}

/** A moon that is mostly gone. */
export function crescent(x: number, y: number, radius: number): Part {
  const [r, inner] = [radius, radius * 0.82];
  return ({ light }) => [
    { d: dot(x, y, radius * 1.4), paint: light.disc, opacity: 0.15 },
    { d: `M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y}A${inner} ${inner} 0 1 1 ${x} ${y - r}Z`, paint: light.disc },
  ];
}

/** Beams from a point, wider and wider. */
export function rays(x: number, y: number, many = 9, opacity = 0.3): Part {
  return ({ light, chance }) => {
    const start = chance();
    const beam = (index: number): string => {
      const angle = ((index + start) / many) * 2 * Math.PI;
      const half = (Math.PI / many) * 0.45;
      const end = (turn: number): Point => [x + 150 * Math.cos(turn), y + 150 * Math.sin(turn)];
      return poly([x, y], end(angle - half), end(angle + half));
    };
    return [{ d: Array.from({ length: many }, (_, index) => beam(index)).join(""), paint: light.disc, opacity }];
  };
}

export function clouds(y: number, many = 3, tone: "high" | "mid" | "disc" = "high"): Part {
  return ({ light, chance }) => {
    const cloud = (index: number): string => {
      const [x, top, wide] = [((index + 0.2 + chance() * 0.6) * 160) / many, around(chance, y, 6), 18 + chance() * 16];
      return (
        dot(x - wide * 0.35, top - 2, wide * 0.22) +
        dot(x + wide * 0.05, top - wide * 0.16, wide * 0.28) +
        dot(x + wide * 0.45, top - 1.5, wide * 0.19) +
        poly(
          [x - wide, top + 1],
          [x - wide * 0.4, top - 4],
          [x + wide * 0.5, top - 4],
          [x + wide, top + 1.5],
          [x, top + 3],
        )
      );
    };
    return [
      { d: Array.from({ length: many }, (_, index) => cloud(index)).join(""), paint: light[tone], opacity: 0.75 },
    ];
  };
}

/** A lid of heavy cloud. */
export function overcast(): Part {
  return ({ light, chance }) => {
    const lid = (y: number): string =>
      `M0 0H160V${y}${Array.from({ length: 8 }, () => `q-10 ${(5 + chance() * 9).toFixed(1)}-20 0`).join("")}Z`;
    return [
      { d: lid(22), paint: light.high, opacity: 0.7 },
      { d: lid(11), paint: light.ink, opacity: 0.55 },
    ];
  };
}

export function stars(many = 16): Part {
  return ({ light, chance }) => [
    {
      d: Array.from({ length: many }, () => dot(chance() * 160, chance() * 52, 0.4 + chance() * 0.6)).join(""),
      paint: light.disc,
      opacity: 0.9,
    },
  ];
}

/** Curtains of northern light. */
export function aurora(): Part {
  return ({ chance }) => {
    const curtain = (y: number, deep: number): string => {
      const [a, b] = [around(chance, y, 5), around(chance, y, 5)];
      return `M0 ${a.toFixed(1)}C30 ${(a - 18).toFixed(1)} 48 ${(b + 14).toFixed(1)} 80 ${b.toFixed(1)}S130 ${(a - 14).toFixed(1)} 160 ${(b - 6).toFixed(1)}v${deep}C130 ${(a + deep).toFixed(1)} 112 ${(b + deep + 8).toFixed(1)} 80 ${(b + deep - 2).toFixed(1)}S30 ${(a + deep - 12).toFixed(1)} 0 ${(a + deep).toFixed(1)}Z`;
    };
    return [
      { d: curtain(24, 15), paint: "#58e0a8", opacity: 0.4 },
      { d: curtain(34, 5), paint: "#b8ffd8", opacity: 0.5 },
    ];
  };
}

/** Fine strokes that fall aslant. */
export function rain(lean = 6, many = 22, tone: "disc" | "glow" | "rim" = "disc"): Part {
  return ({ light, chance }) => {
    const drops = Array.from({ length: many }, () => {
      const [x, y, long] = [chance() * 170 - 5, chance() * 86, 6 + chance() * 8];
      return trace([x, y], [x - (lean * long) / 10, y + long]);
    });
    return [{ d: drops.join(""), paint: light[tone], line: 0.8, opacity: 0.6 }];
  };
}

/** Dots in the air: snow, sparks, spores. */
export function motes(many = 20, tone: "disc" | "glow" | "rim" = "glow", size = 1): Part {
  return ({ light, chance }) => [
    {
      d: Array.from({ length: many }, () => dot(chance() * 160, 8 + chance() * 84, (0.5 + chance() * 0.8) * size)).join(
        "",
      ),
      paint: light[tone],
      opacity: 0.85,
    },
  ];
}

/** Long strokes of moving air. */
export function wind(y = 40, many = 4): Part {
  return ({ light, chance }) => {
    const gust = (index: number): string => {
      const [x, top] = [around(chance, 60, 45), y + index * 9 + chance() * 4];
      return `M${(x - 40).toFixed(1)} ${top.toFixed(1)}h${(46 + chance() * 20).toFixed(1)}q9 0 9-6t-7-5q-5 0-5 4`;
    };
    return [{ d: Array.from({ length: many }, (_, i) => gust(i)).join(""), paint: light.rim, line: 1.3, opacity: 0.7 }];
  };
}

/** A comet with two tails. */
export function comet(x: number, y: number, size = 1): Part {
  return ({ light }): Shape[] => [
    {
      d:
        taper(
          [
            [x, y],
            [x + 26 * size, y - 13 * size],
            [x + 60 * size, y - 22 * size],
          ],
          9 * size,
          0.5,
        ) +
        taper(
          [
            [x, y],
            [x + 20 * size, y - 19 * size],
            [x + 44 * size, y - 40 * size],
          ],
          8 * size,
          0.5,
        ),
      paint: light.glow,
      opacity: 0.55,
    },
    { d: dot(x, y, 6.5 * size), paint: light.glow },
    { d: dot(x - 0.8, y + 0.5, 4 * size), paint: light.disc },
  ];
}

/** Smoke that leans with the wind. */
export function smoke(x: number, y: number, high = 50, tone: "ink" | "high" | "rim" = "ink"): Part {
  return ({ light, chance }) => {
    const lean = around(chance, 10, 6);
    return [
      {
        d: blob(
          [x - 3, y],
          [x - 6, y - high * 0.3],
          [x + lean - 10, y - high * 0.6],
          [x + lean - 6, y - high],
          [x + lean + 14, y - high * 1.05],
          [x + lean + 12, y - high * 0.6],
          [x + 6, y - high * 0.4],
          [x + 3, y],
        ),
        paint: light[tone],
        opacity: 0.5,
      },
    ];
  };
}
