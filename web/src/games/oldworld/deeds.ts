/** What sort of deed each event is, for the log. */

import { deedsBy } from "../parts/deeds.ts";

export const deed = deedsBy(
  {
    card: ["played", "cancelled", "card_worked", "persisted", "took_space"],
    draw: ["drew", "drew_hidden", "reshuffled", "discarded", "cards_cleared"],
    figure: ["summoned", "controlled", "shielded"],
    march: ["moved"],
    battle: ["battle_began", "battle_ended"],
    dice: ["rolled", "hit", "saved", "hits_kept", "hits_joined", "hits_piled", "hits_lost", "parting_hits"],
    loss: ["killed", "captured", "removed"],
    points: ["scored", "dominated", "domination", "ruin_scored"],
    blight: ["corrupted", "corruption_forbidden", "cleansed"],
    ruin: ["ruined"],
    growth: ["dial_turned", "upgraded", "declined", "counter_earned"],
    goods: ["power_set", "power_changed"],
    rest: ["passed"],
    end: ["game_ended"],
  },
  [
    "tokens_set_up",
    "old_world_drawn",
    "old_world_lasting",
    "drew",
    "drew_hidden",
    "discarded",
    "played",
    "summoned",
    "moved",
    "passed",
    "battle_began",
    "dominated",
    "corrupted",
    "ruined",
    "ruin_scored",
    "dial_turned",
    "game_ended",
  ],
);
