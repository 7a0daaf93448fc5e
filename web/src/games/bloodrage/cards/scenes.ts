/** Which scene a card shows. A card without an entry is given one by its kind and god, so that a new card needs nothing here. */

import { god } from "../../parts/scenery/gods.ts";
import { emblem, flock, hills, orb, pines, type Scene, scene, stones } from "../../parts/scenery/index.ts";
import { CARDS, type CardPrint } from "../components.ts";
import { motifOf } from "./looks.ts";
import { leader, viking } from "./scene_people.ts";
import { BATTLE_SCENES } from "./scenes_battle.ts";
import { GIFT_SCENES } from "./scenes_gifts.ts";
import { QUEST_SCENES } from "./scenes_quests.ts";
import { TYR_SCENES } from "./scenes_tyr.ts";
import { UPGRADE_SCENES } from "./scenes_upgrades.ts";

export const SCENES: Record<string, Scene | undefined> = {
  ...BATTLE_SCENES,
  ...TYR_SCENES,
  ...QUEST_SCENES,
  ...UPGRADE_SCENES,
  ...GIFT_SCENES,
};

export function sceneOf(card: string): Scene {
  return SCENES[card] ?? byKind(CARDS[card], motifOf(card));
}

const HOURS = ["dawn", "dawn", "dusk", "fire"] as const;

/** The god of a card, or what its kind is about; and the sign that its data name. */
function byKind(print: CardPrint | undefined, motif: string): Scene {
  const hour = HOURS[print?.age ?? 0] ?? "night";
  if (print?.god) return scene(hour, orb(80, 44, 30), god(print.god, 80, 46, 60), emblem(motif, 112, 72, 30));
  if (print?.kind === "quest") return scene(hour, pines(78, "far"), hills(86), stones(92, [40, 120]), emblem(motif));
  if (print?.slot === "leader") return scene(hour, orb(80, 40, 26), hills(88), leader(80, 96, 72));
  if (print?.slot === "warrior") return scene(hour, orb(80, 40, 26), hills(88), viking(80, 96, 70));
  return scene(hour, orb(80, 44, 34), flock(80, 16), hills(90), emblem(motif));
}
