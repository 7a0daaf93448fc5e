/** The numbered rules that say why: of phases, cards, upgrades and endings. */

const PHASES: Record<string, string> = {
  old_world: "OW 4.1",
  draw: "OW 5.1",
  summoning: "OW 6.1",
  battle: "OW 9.1",
  corruption: "OW 10.1",
  end: "OW 12.1",
};

const CHAOS_CARDS: Record<string, string> = {
  blood_frenzy: "OW 8.1",
  battle_cry: "OW 8.3",
  the_skull_throne: "OW 8.4",
  field_of_carnage: "OW 8.6",
  ritual_slaying: "OW 8.8",
  reborn_in_blood: "OW 8.9",
  the_blood_gods_call: "OW 8.11",
  plague_aura: "OW 8.12",
  plague_touch: "OW 8.13",
  influenza: "OW 8.15",
  all_things_decay: "OW 8.16",
  rain_of_pus: "OW 8.17",
  a_great_foul_consumption: "OW 8.18",
  the_final_rotting: "OW 8.20",
  the_stench_of_death: "OW 8.21",
  changer_of_ways: "OW 8.22",
  drain_power: "OW 8.24",
  warp_shield: "OW 8.25",
  teleport: "OW 8.26",
  temporal_stasis: "OW 8.27",
  the_meddling_of_skaven: "OW 8.28",
  the_persistence_of_change: "OW 8.29",
  dazzle: "OW 8.30",
  abyssal_pact: "OW 8.31",
  perverse_infiltration: "OW 8.32",
  dark_influence: "OW 8.33",
  insidious_lies: "OW 8.34",
  field_of_ecstasy: "OW 8.35",
  soporific_musk: "OW 8.36",
  degenerate_royalty: "OW 8.37",
};

const OLD_WORLD_CARDS: Record<string, string> = {
  bretonnian_knights: "OW 18.9",
  the_crusade_is_come: "OW 18.10",
  dark_elf_corsairs: "OW 18.11",
  divine_inspiration: "OW 18.12",
  dwarf_trollslayers: "OW 18.13",
  electors_arise: "OW 18.14",
  electors_sue_for_peace: "OW 18.15",
  franzs_decree: "OW 18.16",
  the_grail_is_found: "OW 18.17",
  greenskins_invade: "OW 18.18",
  the_horned_ones_due: "OW 18.19",
  mass_exodus: "OW 18.20",
  meteor_showers: "OW 18.21",
  norse_reavers: "OW 18.22",
  peasant_uprising: "OW 18.23",
  plunged_into_chaos: "OW 18.24",
  road_wardens: "OW 18.25",
  skavengers: "OW 18.26",
  teclis_aids_the_empire: "OW 18.27",
  up_from_skavenblight: "OW 18.28",
  warpstone_discovery: "OW 18.29",
  witch_hunters: "OW 18.30",
};

const UPGRADES: Record<string, string> = {
  khorne_cultist: "OW 17.3",
  khorne_warrior: "OW 17.4",
  khorne_daemon: "OW 17.5",
  khorne_power_1: "OW 17.6",
  khorne_power_2: "OW 17.6",
  nurgle_cultist: "OW 17.7",
  nurgle_warrior: "OW 17.8",
  nurgle_daemon: "OW 17.9",
  nurgle_power_1: "OW 17.10",
  nurgle_power_2: "OW 17.10",
  tzeentch_cultist: "OW 17.11",
  tzeentch_warrior: "OW 17.12",
  tzeentch_daemon: "OW 17.13",
  tzeentch_power_1: "OW 17.14",
  tzeentch_power_2: "OW 17.14",
  slaanesh_cultist: "OW 17.15",
  slaanesh_warrior: "OW 17.16",
  slaanesh_daemon: "OW 17.17",
  slaanesh_power_1: "OW 17.18",
  slaanesh_power_2: "OW 17.18",
};

const ENDINGS: Record<string, string> = {
  victory_dial: "OW 14.2",
  fifty_points: "OW 14.4",
  five_ruined: "OW 14.5",
  old_world_survives: "OW 14.6",
};

export const phaseRule = (phase: string): string | null => PHASES[phase] ?? null;
export const endingRule = (ending: string | null): string => ENDINGS[ending ?? ""] ?? "OW 14.1";

/** A card of one's own file has no rule here. */
export function cardRule(kind: "chaos_card" | "old_world_card" | "upgrade", card: string): string | null {
  const known = { chaos_card: CHAOS_CARDS, old_world_card: OLD_WORLD_CARDS, upgrade: UPGRADES }[kind];
  return known[card] ?? null;
}

/** All of them, by what they are about. */
export const CARD_RULES = { chaos_card: CHAOS_CARDS, old_world_card: OLD_WORLD_CARDS, upgrade: UPGRADES };
