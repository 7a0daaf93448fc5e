/** Who is who: colour, emblem and letter of the clans. The emblems are from the open icon set. */

import bear from "icon:bear-head";
import raven from "icon:raven";
import serpent from "icon:snake-totem";
import wolf from "icon:wolf-head";
import type { Side } from "../contract.ts";
import type { ClanId } from "./clans.ts";
import "./colours.css";

export const SIDES: Record<ClanId, Side> = {
  wolf: side("wolf", wolf, "W"),
  raven: side("raven", raven, "R"),
  serpent: side("serpent", serpent, "S"),
  bear: side("bear", bear, "B"),
};

function side(clan: ClanId, emblem: string, letter: string): Side {
  return { colour: `var(--bloodrage-${clan})`, ink: `var(--bloodrage-${clan}-ink)`, emblem, letter };
}

/** The paints of a clan upon wood, as custom properties for a style attribute. `--on` is what can be read upon `--piece`. */
export function paints(clan: ClanId): string {
  const on = clan === "serpent" ? "#20160d" : "#fffaf0";
  return (
    `--piece: var(--bloodrage-${clan}-piece); --deep: var(--bloodrage-${clan}-deep); ` +
    `--pale: var(--bloodrage-${clan}-pale); --on: ${on};`
  );
}
