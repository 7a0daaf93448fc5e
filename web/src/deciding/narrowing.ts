/** Narrowing: each click names one or more things, and only the options that fit all clicks remain. Pure; knows no game.
 *
 * A click binds its things to arguments of an option that no earlier click has bound. Two options may fit the same clicks in
 * different ways (from Kislev to the Empire, from the Empire to Kislev); then those that take the clicks in the order of
 * their arguments win. */

import type { Option, Thing } from "../games/contract.ts";

/** An option that still fits, with the positions of its arguments that clicks have bound, in the order of the clicks. */
export interface Candidate {
  option: Option;
  bound: readonly number[];
}

export type Click = readonly Thing[];

export function candidatesFor(options: readonly Option[], clicks: readonly Click[]): Candidate[] {
  const all: Candidate[] = options.map((option) => ({ option, bound: [] }));
  return clicks.reduce(after, all);
}

/** What remains of the candidates after one more click. */
export function after(candidates: readonly Candidate[], click: Click): Candidate[] {
  const fitting = candidates.flatMap((candidate) => bind(candidate, click) ?? []);
  const inOrder = fitting.filter((candidate) => isAscending(candidate.bound));
  return inOrder.length > 0 ? inOrder : fitting;
}

/** Whether at least one candidate fits the click. */
export function anyFits(candidates: readonly Candidate[], click: Click): boolean {
  return candidates.some((candidate) => bind(candidate, click) !== null);
}

function bind(candidate: Candidate, click: Click): Candidate | null {
  const { option, bound } = candidate;
  const taken = [...bound];
  for (const thing of click) {
    const position = option.things.findIndex((each, index) => !taken.includes(index) && isSame(each, thing));
    if (position < 0) return null;
    taken.push(position);
  }
  return { option, bound: taken };
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] as number));
}

export function isSame(one: Thing, other: Thing): boolean {
  return one.kind === other.kind && one.id === other.id;
}

export function isSameClick(one: Click, other: Click): boolean {
  return one.length === other.length && one.every((thing) => other.some((each) => isSame(each, thing)));
}

/** The things that candidates still ask for: those not bound yet, each once. */
export function openThings(candidates: readonly Candidate[]): Thing[] {
  const found = new Map<string, Thing>();
  for (const { option, bound } of candidates) {
    option.things.forEach((thing, index) => {
      if (!bound.includes(index)) found.set(`${thing.kind}:${thing.id}`, thing);
    });
  }
  return [...found.values()];
}
