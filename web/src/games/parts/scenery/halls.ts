/** Halls and what stands in them: pillars, thrones, stones. */

import { around } from "./chance.ts";
import { moved, type Part, poly, trace } from "./drawing.ts";
import type { Tone } from "./lands.ts";

/** A hall: pillars on both sides, light at its end. */
export function hall(tone: Tone = "near"): Part {
  return ({ light }) => {
    const pillar = (x: number, half: number): string =>
      poly([x - half, 102], [x - half, 8], [x + half, 8], [x + half, 102]) +
      poly([x - half * 1.7, 2], [x - half * 1.2, 11], [x + half * 1.2, 11], [x + half * 1.7, 2]) +
      poly([x - half * 1.5, 102], [x - half * 1.5, 90], [x + half * 1.5, 90], [x + half * 1.5, 102]);
    const edge = (x: number, half: number): string =>
      poly([x - half, 11], [x - half + 1.2, 11], [x - half + 1.2, 90], [x - half, 90]);
    return [
      { d: "M0 84L50 74H110L160 84V102H0Z", paint: light.far },
      { d: "M0 0H160V10L112 22H48L0 10Z", paint: light.ink, opacity: 0.55 },
      { d: pillar(42, 3.4) + pillar(118, 3.4), paint: light.far },
      { d: pillar(16, 6.5) + pillar(144, 6.5), paint: light[tone] },
      { d: edge(16, 6.5) + edge(144, 6.5) + edge(42, 3.4) + edge(118, 3.4), paint: light.rim, opacity: 0.7 },
    ];
  };
}

/** Standing stones with a rune each. */
export function stones(y: number, xs: readonly number[] = [22, 48, 112, 138], tone: Tone = "near", high = 34): Part {
  return ({ light, chance }) => {
    const all = xs.map((x) => [x, high * (0.75 + chance() * 0.4), around(chance, 0, 3)] as const);
    const stone = all
      .map(([x, up, lean]) =>
        poly(
          [x - 7, y + 3],
          [x - 6 + lean, y - up * 0.8],
          [x - 2 + lean, y - up],
          [x + 4 + lean, y - up * 0.9],
          [x + 7, y + 3],
        ),
      )
      .join("");
    const runes = [
      "M0-6V6M0-4L4-1M0 0L4 3",
      "M-3 6V-6L3 6V-6",
      "M0-6V6M-4-2L0-6L4-2",
      "M-3 6V-6L3-1L-3 2",
      "M-3-6L3 6M3-6L-3 6",
    ];
    return [
      { d: stone, paint: light.rim, at: "translate(-1 -0.8)" },
      { d: stone, paint: light[tone] },
      ...all.map(([x, up, lean], index) => ({
        d: runes[Math.floor(chance() * 5 + index) % 5] as string,
        paint: light.glow,
        line: 1.5,
        at: `translate(${(x + lean / 2).toFixed(1)} ${(y - up * 0.5).toFixed(1)})`,
      })),
    ];
  };
}

/** A high seat on steps. */
export function throne(x = 80, y = 92, high = 66): Part {
  return ({ light }) => {
    const top = y - high;
    const back = poly(
      [x - 17, y - 10],
      [x - 19, top + 8],
      [x - 23, top - 4],
      [x - 13, top + 4],
      [x, top - 8],
      [x + 13, top + 4],
      [x + 23, top - 4],
      [x + 19, top + 8],
      [x + 17, y - 10],
    );
    return [
      { d: back, paint: light.rim, at: "translate(-1 -0.8)" },
      { d: back, paint: light.near },
      {
        d: poly([x - 12, y - 12], [x - 13, top + 12], [x, top + 4], [x + 13, top + 12], [x + 12, y - 12]),
        paint: light.cloth,
      },
      {
        d:
          poly(...moved("-24 -14 -24 -24 -15 -24 -15 -14", [x, y])) +
          poly(...moved("15 -14 15 -24 24 -24 24 -14", [x, y])) +
          poly(...moved("-26 -14 26 -14 26 -6 -26 -6", [x, y])) +
          poly(...moved("-36 -6 36 -6 36 2 -36 2", [x, y])) +
          poly([x - 48, y + 2], [x + 48, y + 2], [x + 48, 102], [x - 48, 102]),
        paint: light.ink,
      },
      {
        d:
          trace([x - 26, y - 14], [x + 26, y - 14]) +
          trace([x - 36, y - 6], [x + 36, y - 6]) +
          trace([x - 48, y + 2], [x + 48, y + 2]),
        paint: light.rim,
        line: 0.8,
        opacity: 0.8,
      },
    ];
  };
}

/** A block of stone to lay something upon. */
export function plinth(x: number, y: number, wide: number): Part {
  return ({ light }) => [
    {
      d: poly([x - wide / 2 - 4, y], [x + wide / 2 + 4, y], [x + wide / 2, y + 6], [x - wide / 2, y + 6]),
      paint: light.rim,
    },
    {
      d: poly([x - wide / 2, y + 6], [x + wide / 2, y + 6], [x + wide / 2 - 4, 102], [x - wide / 2 + 4, 102]),
      paint: light.near,
    },
    {
      d: poly([x - wide / 2 - 4, y + 2], [x + wide / 2 + 4, y + 2], [x + wide / 2, y + 6], [x - wide / 2, y + 6]),
      paint: light.ink,
    },
  ];
}
