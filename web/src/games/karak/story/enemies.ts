/** Enemies on the land while a story is told: strengths follow what is said, chances are those that the engine stated. */

import { type HexId, TOKENS } from "../components.ts";
import { type EnemySummary, foesOn, type KarakView } from "../view.ts";

/** The table with the enemies that stand on it now. What a hero's chances are only the engine says: of these very enemies before the
 * decision or after it; else nobody knows. */
export function enemiesAfter(now: KarakView, last: KarakView): KarakView {
  const { state } = now;
  const hexes = new Set([...Object.keys(state.monsters), ...Object.values(state.foes)]);
  const enemies: Record<HexId, EnemySummary> = {};
  for (const hex of hexes) enemies[hex] = enemyOn(now, last, hex);
  const hordes = Object.fromEntries(
    Object.entries(state.hordes)
      .filter(([horde]) => state.foes[horde] !== undefined)
      .map(([horde, strength]) => [horde, hordeNow(now, last, horde, strength)]),
  );
  return { ...now, summary: { ...now.summary, enemies, hordes } };
}

function enemyOn(now: KarakView, last: KarakView, hex: HexId): EnemySummary {
  const foes = Object.fromEntries(foesOn(now.state, hex).map((foe) => [foe, strengthOf(now, last, foe)]));
  const armies = (now.state.monsters[hex] ?? []).reduce((sum, token) => sum + (TOKENS[token]?.strength ?? 0), 0);
  const strength = Object.values(foes).reduce((sum, each) => sum + each, armies);
  const stated = [last, now].map(({ summary }) => summary.enemies[hex]).find((each) => each?.strength === strength);
  return { strength, foes, odds: stated?.odds ?? {} };
}

/** Hordes grow weaker while it is told, the General with each praetorian; Riders are as strong as they came. */
function strengthOf(now: KarakView, last: KarakView, foe: string): number {
  const counted = now.state.hordes[foe];
  if (counted !== undefined) return counted;
  const tables = now.state.praetorians === last.state.praetorians ? [last, now] : [now, last];
  const said = tables.flatMap(({ summary }) => Object.values(summary.enemies).map(({ foes }) => foes[foe]));
  return said.find((strength) => strength !== undefined) ?? 0;
}

/** An enemy who has just come, with the strength that was said of him. */
export function withStrength(now: KarakView, hex: HexId, foe: string, strength: number): KarakView {
  const there = now.summary.enemies[hex] ?? { strength: 0, foes: {}, odds: {} };
  const enemy = { ...there, strength: there.strength + strength, foes: { ...there.foes, [foe]: strength } };
  return { ...now, summary: { ...now.summary, enemies: { ...now.summary.enemies, [hex]: enemy } } };
}

function hordeNow(now: KarakView, last: KarakView, horde: string, strength: number) {
  const stated = [last, now].find(({ state }) => state.foes[horde] === now.state.foes[horde]);
  return {
    strength,
    target: now.state.targets[horde] ?? null,
    next: stated?.summary.hordes[horde]?.next ?? [],
  };
}
