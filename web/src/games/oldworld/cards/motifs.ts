/** Signs of the open icon set: those that the data of upgrades name, for the marks on a sheet, and the comet. The cards themselves show
 * scenes (scenes.ts). */

import { OTHER_PICTURES, UPGRADES } from "../components.ts";
import { PICTURES } from "./pictures.ts";

/** Upgrades of followers show the follower instead. */
export const UPGRADE_MOTIFS: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(UPGRADES).map(([id, upgrade]) => [id, PICTURES[upgrade?.picture ?? ""]]),
);

export const COMET_MOTIF = PICTURES[OTHER_PICTURES.comet];
