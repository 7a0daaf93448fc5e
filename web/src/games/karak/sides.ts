/** Who is who: colour, emblem and letter of the eight heroes. The emblems are the heads of their mounts. */

import beetle from "icon:scarab-beetle";
import eagle from "icon:eagle-head";
import horse from "icon:horse-head";
import lion from "icon:lion";
import ram from "icon:ram-profile";
import bones from "icon:animal-skull";
import stag from "icon:stag-head";
import wolf from "icon:wolf-head";
import type { Side } from "../contract.ts";
import "./colours.css";
import type { HeroId } from "./heroes.ts";

export const SIDES: Record<HeroId, Side> = {
  horan: side("horan", horse, "H"),
  taia: side("taia", stag, "T"),
  lorraine: side("lorraine", wolf, "L"),
  xanros: side("xanros", bones, "X"),
  elspeth: side("elspeth", lion, "E"),
  darius: side("darius", ram, "D"),
  hannah: side("hannah", eagle, "A"),
  sidhar: side("sidhar", beetle, "S"),
};

function side(hero: HeroId, emblem: string, letter: string): Side {
  return { colour: `var(--karak-${hero})`, ink: `var(--karak-${hero}-ink)`, emblem, letter };
}

/** The paints of a hero upon the land, as custom properties for a style attribute. */
export function paints(hero: HeroId): string {
  return (
    `--piece: var(--karak-${hero}-piece); --deep: var(--karak-${hero}-deep); --on: var(--karak-${hero}-on);` +
    ` --side-colour: var(--karak-${hero}); --side-ink: var(--karak-${hero}-ink);`
  );
}
