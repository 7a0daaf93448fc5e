/** Those who return in many scenes of the north. */

import { type Part, person, type Person } from "../../parts/scenery/index.ts";

type Rest = Partial<Person>;

export const CLANS = { wolf: "#a5281d", raven: "#28609f", serpent: "#c08d10", bear: "#74492a" } as const;

/** A warrior of a clan. */
export function viking(x: number, y: number, tall: number, rest: Rest = {}): Part {
  return person({ x, y, tall, wear: ["tunic", "face", "helm"], hold: "axe", ...rest });
}

/** Somebody with a name: horned, in a cloak. */
export function leader(x: number, y: number, tall: number, rest: Rest = {}): Part {
  return person({
    x,
    y,
    tall,
    wear: ["cloak", "mail", "fur", "face", "beard", "helm", "horns"],
    hold: "sword",
    ...rest,
  });
}

/** Taller than trees. */
export function giant(x: number, y: number, tall: number, rest: Rest = {}): Part {
  return person({ x, y, tall, bulk: 1.55, head: 0.95, wear: ["kilt", "fur", "eyes"], hold: "maul", ...rest });
}

export function valkyrie(x: number, y: number, tall: number, rest: Rest = {}): Part {
  return person({ x, y, tall, bulk: 0.86, wear: ["wings", "mail", "face", "braid", "helm"], hold: "spear", ...rest });
}

/** Dead, and not at rest. */
export function deadMan(x: number, y: number, tall: number, rest: Rest = {}): Part {
  return person({ x, y, tall, bulk: 0.72, wear: ["kilt", "ribs", "skull"], hold: "sword", ...rest });
}
