/** The table as the engine shows it: the summary (view.py of the game), typed, and what lies where. The state is in state.ts. */

import type { View } from "../contract.ts";
import { type DialInstruction, type FigureId, FIGURES, type TokenId, TOKEN_IDS } from "./components.ts";
import type { RegionId } from "./map/geography.ts";
import { POWER_IDS, type PowerId } from "./powers.ts";
import type { OldWorldState } from "./state.ts";

export interface RegionSummary {
  ruined: string | null;
  resistance: number;
  conquest: number;
  domination: Partial<Record<PowerId, number>>;
  dominated_by: PowerId | null;
  dice: Partial<Record<PowerId, number>>;
  battle: boolean;
  /** Of all powers, Warpstone included. */
  corruption: number;
  corruption_allowed: boolean;
  magic: number;
  free_spaces: number;
}

export interface PowerSummary {
  threat: number;
  ticks_left: number;
  next_tick: { instruction: DialInstruction; n: number; token: TokenId | null } | null;
  reserve: Partial<Record<FigureId, number>>;
  figures: Partial<Record<FigureId, FigureNumbers>>;
}

/** The numbers of a figure, as its upgrade leaves them. */
export interface FigureNumbers {
  cost: number;
  attack: number;
  defence: number;
}

export interface OldWorldSummary {
  regions: Record<RegionId, RegionSummary>;
  powers: Partial<Record<PowerId, PowerSummary>>;
  pool: Record<TokenId, number>;
}

export type OldWorldView = Omit<View, "state" | "summary"> & { state: OldWorldState; summary: OldWorldSummary };

/** A view of this game; the shell knows it only as a view of some game. */
export function asOldWorld(view: View): OldWorldView {
  return view as unknown as OldWorldView;
}

export const MARKS = ["controlled", "shielded", "arrived", "on_space"] as const;
export type Mark = (typeof MARKS)[number];

/** Equal figures in one place, drawn as one with their number. */
export interface Stack {
  /** As options name it: `acolyte-shielded`. */
  piece: string;
  figure: FigureId;
  marks: readonly Mark[];
  /** Killed in the battle that is being fought, and still lying there. */
  laid: boolean;
  count: number;
}

/** The figures of a region by owner and class; a Horror that stands on a card space is not among them. */
export function stacksIn(state: OldWorldState, region: RegionId): Stack[] {
  const marked = state.marked[region] ?? [];
  const special = [...new Set(marked)].map((name) => ({ ...stackOf(name), count: count(marked, name) }));
  const plain = (Object.entries(state.figures[region] ?? {}) as [FigureId, number][]).map(([figure, all]) => ({
    ...stackOf(figure),
    count: all - sum(special.filter((stack) => stack.figure === figure).map((stack) => stack.count)),
  }));
  return [...plain, ...special]
    .filter((stack) => stack.count > 0 && !stack.marks.includes("on_space"))
    .sort((one, other) => rank(one) - rank(other));
}

/** The Horror that stands on a card space of the region. */
export function onSpace(state: OldWorldState, region: RegionId): Stack | null {
  const name = (state.marked[region] ?? []).find((each) => stackOf(each).marks.includes("on_space"));
  return name === undefined ? null : stackOf(name);
}

function stackOf(name: string): Stack {
  const [figure, ...marks] = name.split("-");
  const laid = marks.includes("laid");
  return {
    piece: laid ? name.slice(0, -"-laid".length) : name,
    figure: figure as FigureId,
    marks: MARKS.filter((mark) => marks.includes(mark)),
    laid,
    count: 1,
  };
}

const CLASSES = ["greater_daemon", "warrior", "cultist"];

function rank({ figure, marks, laid }: Stack): number {
  const print = FIGURES[figure];
  return POWER_IDS.indexOf(print.power) * 100 + CLASSES.indexOf(print.class) * 20 + marks.length * 2 + (laid ? 1 : 0);
}

export interface TokenPile {
  token: TokenId;
  count: number;
}

export function tokensIn(state: OldWorldState, region: RegionId): TokenPile[] {
  const lying = state.tokens[region] ?? {};
  return TOKEN_IDS.flatMap((token) => {
    const number = lying[token] ?? 0;
    return number > 0 ? [{ token, count: number }] : [];
  });
}

export interface CorruptionPile {
  power: PowerId;
  count: number;
}

export function corruptionIn(state: OldWorldState, region: RegionId): CorruptionPile[] {
  const marks = state.corruption[region] ?? {};
  return POWER_IDS.flatMap((power) => {
    const number = marks[power] ?? 0;
    return number > 0 ? [{ power, count: number }] : [];
  });
}

/** What a figure costs and fights with now; as printed, if its power does not play. */
export function numbersOf({ summary }: OldWorldView, figure: FigureId): FigureNumbers {
  return summary.powers[FIGURES[figure].power]?.figures[figure] ?? FIGURES[figure];
}

/** The upgrades that a power has taken. */
export function upgradesOf(state: OldWorldState, power: string): string[] {
  return Object.keys(state.upgrades).filter((upgrade) => upgrade.startsWith(`${power}_`));
}

export function isPower(seat: string): seat is PowerId {
  return (POWER_IDS as readonly string[]).includes(seat);
}

function count(all: readonly string[], name: string): number {
  return all.filter((each) => each === name).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
