/** The log by keyboard: up and down from row to row, right and left to unfold and fold, and from card to card within a line. */

import type { Looking } from "../games/contract.ts";
import type { Row } from "./rows.ts";
import { chipOf } from "./Sentence.svelte";

export interface Walk {
  /** Where the reader stands. */
  row: Row;
  stops: readonly string[];
  turn: (key: string, open: boolean) => void;
  looking: Looking;
}

export function walk(event: KeyboardEvent, at: Walk): void {
  const box = event.currentTarget as HTMLElement;
  const isDone = vertically(event.key, at, box) || sideways(event.key, at, box);
  if (!isDone) return;
  event.preventDefault();
  event.stopPropagation();
}

function vertically(key: string, { row, stops }: Walk, box: HTMLElement): boolean {
  const here = stops.indexOf(row.key);
  const goals: Record<string, number> = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: stops.length - 1 };
  const goal = goals[key];
  if (goal === undefined) return false;
  const name = stops[Math.max(0, goal)];
  if (name !== undefined) box.querySelector<HTMLElement>(`[data-stop="${name}"]`)?.focus();
  return true;
}

function sideways(key: string, { row, turn, looking }: Walk, box: HTMLElement): boolean {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return false;
  const fold = foldOf(row);
  const wantsOpen = key === "ArrowRight";
  if (fold !== null && fold.open !== wantsOpen) turn(fold.key, fold.open);
  else lookOn(box.querySelector(`[data-stop="${row.key}"]`), wantsOpen ? 1 : -1, looking);
  return true;
}

function foldOf(row: Row): { key: string; open: boolean } | null {
  if (row.type === "line") return row.fold;
  return row.type === "since" ? null : { key: row.key, open: row.open };
}

/** At which of its cards one looks in a line. */
const lookedAt = new WeakMap<Element, number>();

/** Looks at the next card of a line; coming to a line one looks at its first. */
function lookOn(line: Element | null, step: 1 | -1, looking: Looking): void {
  const chips = [...(line?.querySelectorAll("[data-chip]") ?? [])];
  if (line === null || chips.length === 0) return;
  const next = ((lookedAt.get(line) ?? 0) + step + chips.length) % chips.length;
  lookedAt.set(line, next);
  const chip = chipOf(chips[next] ?? null);
  if (chip !== null) looking.look(chip.thing, line);
}
