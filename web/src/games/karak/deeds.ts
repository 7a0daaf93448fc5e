/** What sort of deed each event is, for the log. */

import type { Deed, GameEvent } from "../contract.ts";
import { deedsBy } from "../parts/deeds.ts";

const sorted = deedsBy(
  {
    card: ["item_taken", "item_bought", "item_left", "item_used", "item_shifted"],
    figure: ["hero_joined", "trained", "raised", "recruited"],
    march: ["moved", "tile_laid", "tiles_seen", "horde_moved", "city_flew", "fled"],
    battle: [
      "fight_began",
      "fight_won",
      "fight_lost",
      "army_beaten",
      "praetorians_beaten",
      "foe_beaten",
      "siege_began",
      "strengthened",
    ],
    dice: ["rolled", "rerolled", "ignored", "symbol_worked", "target_rolled"],
    loss: ["unit_lost", "fell", "razed", "ability_lost", "plundered"],
    points: ["stones_won", "glory_changed"],
    blight: ["plague_sent", "cleansed"],
    ruin: ["city_destroyed"],
    growth: ["copied"],
    building: ["drafted", "draft_passed", "city_founded", "built"],
    goods: ["gained", "lost", "exchanged"],
    health: ["healed", "hurt"],
    rest: ["turn_ended", "skipped"],
    end: ["game_ended"],
  },
  [
    "game_began",
    "hero_joined",
    "drafted",
    "draft_passed",
    "moved",
    "tile_laid",
    "fight_began",
    "city_founded",
    "city_flew",
    "built",
    "copied",
    "trained",
    "raised",
    "recruited",
    "exchanged",
    "item_bought",
    "item_used",
    "plague_sent",
    "target_chosen",
    "target_rolled",
    "horde_moved",
    "siege_began",
    "game_ended",
  ],
);

/** Who was beaten goes back where he came from: that belongs to the fight. */
export function deed(event: GameEvent): Deed {
  const found = sorted(event);
  return event.kind === "moved" && event.cause === "retreat" ? { ...found, begins: false } : found;
}
