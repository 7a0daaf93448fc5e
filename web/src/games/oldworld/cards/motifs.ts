/** The sign of the open icon set that the data of a card names: for marks on a sheet, and for cards that have no scene of their own
 * (scenes.ts). */

import { CHAOS_CARDS, OLD_WORLD_CARDS, OTHER_PICTURES, UPGRADES } from "../components.ts";
import { PICTURES } from "./pictures.ts";

type Motifs = Record<string, string | undefined>;

function motifsOf(cards: Record<string, { picture: string | null } | undefined>): Motifs {
  return Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, PICTURES[card?.picture ?? ""]]));
}

export const CHAOS_MOTIFS = motifsOf(CHAOS_CARDS);
export const OLD_WORLD_MOTIFS = motifsOf(OLD_WORLD_CARDS);
/** Upgrades of followers show the follower instead. */
export const UPGRADE_MOTIFS = motifsOf(UPGRADES);

export const COMET_MOTIF = PICTURES[OTHER_PICTURES.comet];
