/** How what followed from one decision falls into parts, each of which is told by itself. */

import type { GameEvent } from "../../contract.ts";

export type PartName =
  | "opening"
  | "draft"
  | "turn"
  | "move"
  | "sight"
  | "discovery"
  | "armies"
  | "foes"
  | "targets"
  | "meeting"
  | "roll"
  | "reroll"
  | "losses"
  | "adding"
  | "outcome"
  | "spoils"
  | "retreat"
  | "fall"
  | "plague"
  | "march"
  | "siege"
  | "gains"
  | "toll"
  | "work"
  | "flight"
  | "items"
  | "spell"
  | "healing"
  | "pause"
  | "end";

export interface Part {
  name: PartName;
  events: GameEvent[];
}

/** By kind, and where the cause matters by kind and cause. */
const PARTS: Record<string, PartName> = {
  game_began: "opening",
  hero_joined: "opening",
  "gained:start": "opening",
  drafted: "draft",
  draft_passed: "draft",
  turn_ended: "turn",
  round_began: "turn",
  turn_began: "turn",
  moved: "move",
  "moved:retreat": "retreat",
  "moved:flight": "flight",
  city_flew: "flight",
  tiles_seen: "sight",
  tokens_seen: "sight",
  tile_laid: "discovery",
  army_came: "armies",
  foe_came: "foes",
  target_chosen: "targets",
  target_rolled: "targets",
  horde_waits: "targets",
  horde_left: "targets",
  fight_began: "meeting",
  fled: "meeting",
  "hurt:entry": "meeting",
  rolled: "roll",
  rerolled: "reroll",
  ignored: "losses",
  symbol_worked: "losses",
  unit_lost: "losses",
  "hurt:skull": "losses",
  "healed:life_drain": "losses",
  "lost:repair": "losses",
  recruited: "losses",
  strengthened: "adding",
  "lost:cannonade": "adding",
  fight_won: "outcome",
  fight_lost: "outcome",
  "hurt:lost_fight": "outcome",
  army_beaten: "spoils",
  foe_beaten: "spoils",
  praetorians_beaten: "spoils",
  stones_won: "spoils",
  horde_weakened: "spoils",
  "gained:horde": "spoils",
  "gained:spoils_of_war": "spoils",
  fell: "fall",
  plague_sent: "plague",
  "lost:misery": "plague",
  horde_moved: "march",
  horde_stuck: "march",
  siege_began: "siege",
  razed: "siege",
  city_destroyed: "siege",
  ability_lost: "siege",
  "gained:siege": "siege",
  gained: "gains",
  "lost:toll": "toll",
  "gained:toll": "toll",
  lost: "work",
  city_founded: "work",
  built: "work",
  copied: "work",
  trained: "work",
  raised: "work",
  exchanged: "work",
  "gained:exchange": "work",
  cleansed: "work",
  item_bought: "work",
  item_taken: "items",
  item_left: "items",
  item_shifted: "items",
  item_used: "spell",
  plundered: "spell",
  "healed:healing": "spell",
  healed: "healing",
  skipped: "pause",
  game_ended: "end",
};

/** Kinds that belong to whatever they follow from; by themselves they are about items. */
const FOLLOWING = ["glory_changed", "hurt", "healed:amulet"];

/** Parts that end with their first event: the next of their kind is told by itself. */
const SINGLE: readonly PartName[] = ["draft", "reroll", "fall", "end"];

/** All parts in order. `isFighting`: a fight was under way before. */
export function partsOf(events: readonly GameEvent[], isFighting: boolean): Part[] {
  const parts: Part[] = [];
  let fighting = isFighting;
  for (const event of events) {
    const last = parts.at(-1);
    const name = partOf(event, last, fighting);
    if (name === "meeting") fighting = true;
    if (name === "turn") fighting = false;
    if (last && last.name === name && joins(last, event)) last.events.push(event);
    else parts.push({ name, events: [event] });
  }
  return parts;
}

function partOf(event: GameEvent, last: Part | undefined, fighting: boolean): PartName {
  const caused = `${event.kind}:${String(event.cause)}`;
  if (event.kind === "moved" && last?.name === "discovery") return "discovery";
  if (last?.name === "siege" && ["horde_weakened", "foe_beaten", "stones_won"].includes(event.kind)) return "siege";
  const own = PARTS[caused];
  if (own !== undefined) return own;
  if (FOLLOWING.includes(event.kind) || FOLLOWING.includes(caused)) {
    if (last !== undefined && last.name !== "turn") return last.name === "outcome" ? "spoils" : last.name;
    return fighting ? "spoils" : "items";
  }
  const name = PARTS[event.kind] ?? "pause";
  if (fighting && name === "items") return "spoils";
  if (fighting && name === "spell") return "adding";
  return name === "items" && last?.name === "work" ? "work" : name;
}

function joins({ name, events }: Part, event: GameEvent): boolean {
  if (SINGLE.includes(name)) return false;
  const before = events.at(-1);
  if (name === "turn") return before?.kind !== "turn_began";
  return name !== "move" || before?.seat === event.seat;
}

/** The kinds that have a part. */
export const TOLD = [...new Set([...Object.keys(PARTS), ...FOLLOWING].map((kind) => kind.split(":")[0] as string))];
