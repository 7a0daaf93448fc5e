/** The pictures of the land: grounds by what they yield, and upon them trees, furrows and rocks, with a clearing in the middle
 * where pieces stand. Each layer is one path, so that a large land stays light. */

import type { ResourceId, TilePrint } from "../components.ts";
import { accidents } from "./chance.ts";
import { SIZE } from "./hexes.ts";

export interface Layer {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const INNER = (SIZE * Math.sqrt(3)) / 2;
const GROUND: Record<ResourceId, string> = { food: "#dcb95c", wood: "#6d9a4f", stone: "#b3a692" };
const MEADOW = "#9db469";
const WASTE = "#4a3a44";
const RUIN = "#8c7f6c";

/** A tile looks the same wherever it lies, and is worked out once. */
const drawn = new Map<string, Layer[]>();

export function sceneOf(id: string, print: TilePrint): Layer[] {
  let layers = drawn.get(id);
  if (layers === undefined) drawn.set(id, (layers = layersOf(id, print)));
  return layers;
}

function layersOf(id: string, print: TilePrint): Layer[] {
  if (print.terrain === "final") return [{ d: sector(0, 360), fill: WASTE }, ...waste(id)];
  if (print.terrain === "fallen_city") return [{ d: sector(0, 360), fill: RUIN }, ...rubble(id)];
  if (print.resources.length === 0) return [{ d: sector(0, 360), fill: MEADOW }, ...meadow(id)];
  return yielding(id, print.resources);
}

/** One sector for each kind that the tile yields, as wide as it is rich. */
function yielding(id: string, resources: readonly ResourceId[]): Layer[] {
  const chance = accidents(id);
  const kinds = [...new Set(resources)];
  const start = kinds.length === 1 ? 0 : Math.floor(chance() * 6) * 60 + 15;
  let angle = start;
  const parts = kinds.map((kind) => {
    const from = angle;
    angle += (resources.filter((each) => each === kind).length / resources.length) * 360;
    return { kind, from, to: angle };
  });
  const grounds: Layer[] = parts.map(({ kind, from, to }) => ({ d: sector(from, to), fill: GROUND[kind] }));
  const furrows = parts
    .filter(({ kind }) => kind === "food")
    .map(({ from, to }) => ({ d: furrowsIn(from, to), stroke: "#b98f33", width: 2.2 }));
  const spots = spotsOf(chance);
  const of = (kind: ResourceId) =>
    spots.filter(([x, y]) => {
      const at = ((Math.atan2(y, x) * 180) / Math.PI + 720 - start) % 360;
      const part = parts.find(({ from, to }) => at >= from - start && at < to - start);
      return part?.kind === kind;
    });
  return [
    ...grounds,
    ...furrows,
    ...rocks(of("stone"), chance),
    ...sheaves(of("food"), chance),
    ...trees(of("wood"), chance),
  ];
}

type Spot = readonly [number, number];

/** Where something may stand: around the clearing, clear of the rim and of the signs at the foot. */
function spotsOf(chance: () => number): Spot[] {
  const spots: [number, number][] = [];
  for (let row = -4; row <= 4; row += 1) {
    for (let column = -4; column <= 4; column += 1) {
      const x = column * 23 + (row % 2) * 11 + (chance() - 0.5) * 9;
      const y = row * 20 + (chance() - 0.5) * 8;
      const turn = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 60;
      const reach = INNER / Math.cos(((turn > 30 ? turn - 60 : turn) * Math.PI) / 180);
      if (Math.hypot(x, y) > reach - 15) continue;
      if (Math.abs(x) < 46 && y > -30) continue;
      spots.push([x, y]);
    }
  }
  return spots.sort(([, one], [, other]) => one - other);
}

function trees(spots: readonly Spot[], chance: () => number): Layer[] {
  let trunks = "";
  let dark = "";
  let light = "";
  for (const [x, y] of spots) {
    const h = 24 + chance() * 9;
    const w = 9 + chance() * 2;
    trunks += `M${n(x - 2)} ${n(y + 2)}h4v6h-4z`;
    if (chance() < 0.7) {
      dark += `M${n(x)} ${n(y - h)}L${n(x + w)} ${n(y + 4)}H${n(x - w)}Z`;
      light += `M${n(x)} ${n(y - h)}L${n(x + 1)} ${n(y - 2)}L${n(x - w + 2)} ${n(y + 2)}Z`;
    } else {
      dark += circle(x, y - 10, 11);
      light += circle(x - 3, y - 13, 6);
    }
  }
  return [
    { d: trunks, fill: "#5b3b1e" },
    { d: dark, fill: "#2f5d34", stroke: "#1d3d22", width: 1.2 },
    { d: light, fill: "#4d8148" },
  ];
}

function sheaves(spots: readonly Spot[], chance: () => number): Layer[] {
  let shade = "";
  let straw = "";
  let bands = "";
  for (const [x, y] of spots) {
    if (chance() < 0.35) continue;
    shade += `M${n(x - 9)} ${n(y + 5)}a9 3 0 1 0 18 0a9 3 0 1 0 -18 0`;
    straw += `M${n(x - 7)} ${n(y + 5)}L${n(x - 2)} ${n(y - 3)}L${n(x - 9)} ${n(y - 14)}L${n(x - 3)} ${n(y - 11)}L${n(x)} ${n(y - 18)}L${n(x + 3)} ${n(y - 11)}L${n(x + 9)} ${n(y - 14)}L${n(x + 2)} ${n(y - 3)}L${n(x + 7)} ${n(y + 5)}Z`;
    bands += `M${n(x - 3.4)} ${n(y - 3)}h6.8`;
  }
  return [
    { d: shade, fill: "#a27a26" },
    { d: straw, fill: "#f3d988", stroke: "#8a6415", width: 1.2 },
    { d: bands, stroke: "#8a4b1d", width: 2.4 },
  ];
}

function rocks(spots: readonly Spot[], chance: () => number): Layer[] {
  let whole = "";
  let lit = "";
  for (const [x, y] of spots) {
    const s = 0.75 + chance() * 0.5;
    const p = (dx: number, dy: number) => `${n(x + dx * s)} ${n(y + dy * s)}`;
    whole += `M${p(-12, 7)}L${p(-10, -5)}L${p(-2, -13)}L${p(7, -9)}L${p(12, 1)}L${p(10, 7)}Z`;
    lit += `M${p(-10, -5)}L${p(-2, -13)}L${p(7, -9)}L${p(-1, -3)}Z`;
  }
  return [
    { d: whole, fill: "#817a74", stroke: "#4e4843", width: 1.3 },
    { d: lit, fill: "#c9c3b8" },
  ];
}

function meadow(id: string): Layer[] {
  const chance = accidents(id);
  const tufts = spotsOf(chance)
    .filter(() => chance() < 0.6)
    .map(([x, y]) => `M${n(x - 4)} ${n(y)}l2-6l2 6l2-7l2 7`)
    .join("");
  return [{ d: tufts, stroke: "#6f8a44", width: 1.6 }];
}

function rubble(id: string): Layer[] {
  const chance = accidents(id);
  return rocks(
    spotsOf(chance).filter(() => chance() < 0.45),
    chance,
  );
}

function waste(id: string): Layer[] {
  const chance = accidents(id);
  let spires = "";
  let lit = "";
  for (const [x, y] of spotsOf(chance)) {
    if (chance() < 0.4) continue;
    const h = 18 + chance() * 18;
    spires += `M${n(x - 8)} ${n(y + 6)}L${n(x - 1)} ${n(y - h)}L${n(x + 8)} ${n(y + 6)}Z`;
    lit += `M${n(x - 1)} ${n(y - h)}L${n(x + 8)} ${n(y + 6)}L${n(x + 2)} ${n(y + 6)}Z`;
  }
  return [
    { d: "M-70 20L-40 8L-52 30L-10 26L10 44L44 30L74 38", stroke: "#e0542c", width: 3 },
    { d: spires, fill: "#241a24", stroke: "#120b12", width: 1.2 },
    { d: lit, fill: "#5b3b52" },
  ];
}

/** Rows of a field, cut to its sector. */
function furrowsIn(from: number, to: number): string {
  const rows: string[] = [];
  for (let y = -84; y <= 84; y += 12) {
    let open = false;
    for (let x = -84; x <= 84; x += 6) {
      const at = ((Math.atan2(y, x) * 180) / Math.PI + 720 - from) % 360;
      const turn = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 60;
      const reach = INNER / Math.cos(((turn > 30 ? turn - 60 : turn) * Math.PI) / 180);
      const inside = at <= to - from && Math.hypot(x, y) < reach - 4;
      if (inside) rows.push(open ? `L${x} ${n(y + Math.sin(x / 22) * 3)}` : `M${x} ${n(y + Math.sin(x / 22) * 3)}`);
      open = inside;
    }
  }
  return rows.join("");
}

/** A piece of the hex between two angles, its inner sides slightly bent. */
function sector(from: number, to: number): string {
  const points: string[] = [];
  for (let angle = from; angle <= to + 0.01; angle += (to - from) / Math.ceil((to - from) / 5)) {
    const turn = ((angle % 60) + 60) % 60;
    const reach = INNER / Math.cos(((turn > 30 ? turn - 60 : turn) * Math.PI) / 180);
    points.push(`${n(reach * Math.cos((angle * Math.PI) / 180))} ${n(reach * Math.sin((angle * Math.PI) / 180))}`);
  }
  return to - from >= 359 ? `M${points.join("L")}Z` : `M0 0L${points.join("L")}Z`;
}

function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function n(value: number): number {
  return Math.round(value * 10) / 10;
}
