/** A position that is being edited: what `core/position.py` reads, with every field of the state in it. */

import type { View } from "../games/contract.ts";

export type State = Readonly<Record<string, unknown>>;

export interface Flow {
  agenda?: readonly unknown[];
  asked?: { prompt: string; about?: unknown; waiting: readonly string[]; answers?: unknown };
  ending?: string;
  winners?: readonly string[];
}

export interface Draft {
  game: string;
  revision?: number;
  seats: readonly string[];
  options: Readonly<Record<string, string>>;
  flow: Flow;
  state: State;
}

export type Position = Readonly<Record<string, unknown>>;

/** The whole draft of a position that the server has looked at. Dice and draws to come are nobody's business here: a table gets its
 * own. */
export function draftOf(position: Position, view: View): Draft {
  return {
    game: view.game,
    ...(typeof position.revision === "number" ? { revision: position.revision } : {}),
    seats: view.seats,
    options: (position.options ?? {}) as Record<string, string>,
    flow: (position.flow ?? {}) as Flow,
    state: view.state,
  };
}

export function positionOf(draft: Draft): Position {
  return { warhost: "position", ...draft };
}

/** The draft with another value in a field; fields that follow from it are left out. */
export function withField(
  draft: Draft,
  field: string,
  value: unknown,
  follows: Readonly<Record<string, readonly string[]>>,
): Draft {
  const kept = Object.entries(draft.state).filter(([name]) => name === field || !follows[name]?.includes(field));
  return { ...draft, state: { ...Object.fromEntries(kept), [field]: value } };
}

/** The table as it is drawn: what was edited over what the server showed last. */
export function shown(draft: Draft, view: View): View {
  return { ...view, state: { ...view.state, ...draft.state } };
}
