/** The fight that is to be shown: before the dice fall, while they lie, and how it ended. */

import type { GameEvent } from "../../contract.ts";
import { DICE } from "../components.ts";
import { type HeroId, isHero } from "../heroes.ts";
import { type KarakView, type Odds, watched } from "../view.ts";
import type { HexId } from "../components.ts";

export interface RolledDie {
  die: string;
  face: string;
  fate: string;
}

export interface Fight {
  hero: HeroId;
  hex: HexId | null;
  strength: number;
  /** Empty before the roll. */
  dice: readonly RolledDie[];
  total: number | null;
  won: boolean | null;
  odds: Odds | null;
}

/** The fight on the table now: dice that lie there, or enemies where the hero whose turn it is stands. */
export function fightNow(view: KarakView): Fight | null {
  const hero = view.summary.turn;
  const hex = view.state.hero_at[hero] ?? null;
  const enemy = hex === null ? undefined : view.summary.enemies[hex];
  const odds = enemy?.odds[hero] ?? null;
  const { dice, faces, fates, fight } = view.state;
  if (dice.length > 0 && view.state.phase === "fight") {
    return {
      hero,
      hex,
      strength: fight.needed ?? enemy?.strength ?? 0,
      dice: dice.map((die, index) => ({
        die,
        face: DICE[die]?.faces[faces[index] ?? 0] ?? "0",
        fate: fates[index] ?? "stands",
      })),
      total: fight.total ?? 0,
      won: null,
      odds,
    };
  }
  if (enemy === undefined || odds === null) return null;
  return { hero, hex, strength: odds.needed, dice: [], total: null, won: null, odds };
}

/** The last fight that these events tell from the roll to its end. */
export function foughtIn(events: readonly GameEvent[]): Fight | null {
  const rolls = events.filter((event) => event.kind === "rolled");
  const end = events.findLast((event) => event.kind === "fight_won" || event.kind === "fight_lost");
  const roll = rolls.at(-1);
  if (end === undefined || !isHero(String(end.seat))) return null;
  const dice = (roll?.seat === end.seat ? (roll?.dice as string[]) : undefined) ?? [];
  const faces = (roll?.faces as string[] | undefined) ?? [];
  const ignored = events.filter((event) => event.kind === "ignored").map((event) => String(event.die));
  return {
    hero: String(end.seat) as HeroId,
    hex: String(end.hex),
    strength: Number(end.strength),
    dice: dice.map((die, index) => ({
      die,
      face: faces[index] ?? "0",
      fate: fateOf(die, faces[index] ?? "0", ignored),
    })),
    total: Number(end.total),
    won: end.kind === "fight_won",
    odds: null,
  };
}

function fateOf(die: string, face: string, ignored: string[]): string {
  if (face !== "skull") return "stands";
  const spared = ignored.indexOf(die);
  if (spared < 0) return die === "hero" ? "stands" : "lost";
  ignored.splice(spared, 1);
  return "ignored";
}

/** Fights that the viewer could choose next: their hexes with his chances, the best first. */
export function chances(view: KarakView): { hex: HexId; odds: Odds }[] {
  const hero = watched(view);
  return Object.entries(view.summary.enemies)
    .flatMap(([hex, { odds }]) => (odds[hero] ? [{ hex, odds: odds[hero] }] : []))
    .sort((one, other) => other.odds.chance - one.odds.chance);
}
