/** Pieces of the board as parts of a scene: heroes on their mounts, buildings; and those who return. */

import type { HeroId } from "../heroes.ts";
import { COATS, MOUNTS, type Paint, RIDERS, SEATS, type Shape as PieceShape } from "../pieces/mounts.ts";
import { houseOf, type HousePaint } from "../pieces/buildings.ts";
import { orb, type Part, type Person, person, type Shape } from "../../parts/scenery/index.ts";

type Rest = Partial<Person>;

/** The heroes' colours upon the land: cloak, fold. */
const CLOAKS: Record<HeroId, readonly [string, string]> = {
  horan: ["#a8261c", "#5e110b"],
  taia: ["#e9e6dc", "#6d7380"],
  lorraine: ["#2f7a3c", "#123f1b"],
  xanros: ["#73339a", "#3a1451"],
  elspeth: ["#d8a91f", "#7a5a08"],
  darius: ["#7d5230", "#3f2610"],
  hannah: ["#2465ac", "#0e335e"],
  sidhar: ["#c4682c", "#6d3109"],
};

/** A hero on the mount; `x` and `y` are where the hooves stand. */
export function mounted(hero: HeroId, x: number, y: number, size: number, left = false): Part {
  return ({ light }) => {
    const at = `translate(${x} ${y}) scale(${left ? -size : size} ${size}) translate(-32 -58)`;
    const [coat, shade, pale] = COATS[hero];
    const [cloak, deep] = CLOAKS[hero];
    const paints: Record<Paint, string> = {
      coat,
      shade,
      light: pale,
      cloak,
      deep,
      skin: "#e9bd94",
      steel: "#d5dbe2",
      gold: "#e5bb4f",
      glow: "#7ff0d8",
      line: light.ink,
    };
    const drawn = (shapes: readonly PieceShape[], seat = ""): Shape[] =>
      shapes.map(({ d, paint }) => ({
        d,
        paint: paints[paint],
        line: paint === "line" ? 2.2 : undefined,
        at: at + seat,
      }));
    const seat = ` translate(${SEATS[hero].join(" ")})`;
    const whole = (shapes: readonly PieceShape[]): string => shapes.map(({ d }) => d).join("");
    return [
      { d: whole(MOUNTS[hero]), paint: light.ink, line: 2.6, at },
      { d: whole(RIDERS[hero]), paint: light.ink, line: 2.6, at: at + seat },
      ...drawn(MOUNTS[hero]),
      ...drawn(RIDERS[hero], seat),
    ];
  };
}

const WALLS: Record<HousePaint, string> = {
  wall: "#f3e7cb",
  stone: "#b3aca2",
  wood: "#8d5c30",
  roof: "#a4472d",
  cloth: "#b1402f",
  dark: "#34231a",
  gold: "#f0c552",
  leaf: "#4f8a48",
  magic: "#7a5bc4",
  fire: "#ff8a3a",
  line: "#2a1b0e",
};

/** A building of a city; `x` is its middle, `y` its ground. */
export function house(building: string, x: number, y: number, size: number): Part {
  return ({ light }) => {
    const at = `translate(${x} ${y}) scale(${size}) translate(-14 -32)`;
    const shapes = houseOf(building) ?? [];
    return [
      {
        d: `M${x - 18 * size} ${y}a${18 * size} ${3 * size} 0 1 1 ${36 * size} 0a${18 * size} ${3 * size} 0 1 1 ${-36 * size} 0Z`,
        paint: light.ink,
        opacity: 0.3,
      },
      { d: shapes.map(([, d]) => d).join(""), paint: light.ink, line: 2, at },
      ...shapes.map(([paint, d]): Shape => ({ d, paint: WALLS[paint], line: paint === "line" ? 1.4 : undefined, at })),
    ];
  };
}

/** What can be won, in a light of its own. */
export function prize(what: Part, x = 112, y = 32): Part {
  return (stage) => [...orb(x, y, 14)(stage), ...what(stage)];
}

export function bones(x: number, y: number, tall: number, rest: Rest = {}): Part {
  return person({ x, y, tall, bulk: 0.7, wear: ["kilt", "ribs", "skull"], hold: "sword", ...rest });
}

export function ghoul(x: number, y: number, tall: number, rest: Rest = {}): Part {
  return person({
    x,
    y,
    tall,
    bulk: 0.85,
    pose: "lurk",
    wear: ["kilt", "eyes", "maw"],
    body: "#5d7a68",
    cloth: "#4a3f38",
    glow: "#ffd27a",
    ...rest,
  });
}

export function dryad(x: number, y: number, tall: number, rest: Rest = {}): Part {
  return person({
    x,
    y,
    tall,
    bulk: 0.95,
    pose: "cast",
    wear: ["bark"],
    body: "#5a4028",
    cloth: "#4f8a48",
    glow: "#d8ff7a",
    ...rest,
  });
}

export function shade(x: number, y: number, tall: number, rest: Rest = {}): Part {
  return person({
    x,
    y,
    tall,
    bulk: 0.8,
    pose: "lurk",
    wear: ["cloak", "robe", "cowl", "claw"],
    cloth: "#2a1a44",
    body: "#1a1030",
    glow: "#c77dff",
    ...rest,
  });
}

export function burning(x: number, y: number, tall: number, rest: Rest = {}): Part {
  return person({
    x,
    y,
    tall,
    bulk: 1.15,
    pose: "shout",
    wear: ["flamehair", "eyes", "heart"],
    body: "#c2451a",
    hold: "flame",
    other: "flame",
    glow: "#ffd64a",
    ...rest,
  });
}

export function giant(x: number, y: number, tall: number, rest: Rest = {}): Part {
  return person({
    x,
    y,
    tall,
    bulk: 1.6,
    head: 1,
    wear: ["kilt", "fur", "horns", "eyes"],
    hold: "maul",
    body: "#5a3a4a",
    cloth: "#3a2430",
    ...rest,
  });
}
