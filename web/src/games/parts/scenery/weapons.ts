/** Weapons that nobody holds. */

import { lit, type Part, placing, type Shape } from "./drawing.ts";
import { HOLDING, type HoldName } from "./holding.ts";
import type { Tones } from "./pieces.ts";

/** A weapon alone, its grip at a point. */
export function weapon(
  kind: HoldName,
  x: number,
  y: number,
  size: number,
  angle: number,
  colours: { steel?: string; glow?: string; cloth?: string } = {},
): Part {
  return ({ light }) => {
    const tones: Tones = HOLDING[kind]([0, 0], angle);
    const paints = {
      back: light.cloth,
      ink: light.ink,
      cloth: light.cloth,
      mail: light.steel,
      skin: light.skin,
      bone: "#e8dcc0",
      steel: light.steel,
      glow: light.glow,
      ...colours,
    };
    const at = placing(x, y, size);
    const all = (Object.keys(tones) as (keyof Tones)[]).filter((tone) => tones[tone]);
    return [
      lit(all.map((tone) => tones[tone]).join(""), light, x, y, size),
      ...all.map((tone): Shape => ({ d: tones[tone] as string, paint: paints[tone], at })),
    ];
  };
}

/** Two weapons that cross. */
export function crossed(kind: HoldName, x: number, y: number, size: number, angle = 38): Part {
  return (stage) => [
    ...weapon(kind, x - Math.sin((angle * Math.PI) / 180) * 20 * size, y, size, angle)(stage),
    ...weapon(kind, x + Math.sin((angle * Math.PI) / 180) * 20 * size, y, size, -angle)(stage),
  ];
}
