/** Cuts events into acts: runs of events that belong together and are told as one scene. */

import type { GameEvent } from "../../contract.ts";

export type ActKind =
  | "setup"
  | "round"
  | "phase"
  | "old_world_card"
  | "lasting_card"
  | "track"
  | "tokens"
  | "hands"
  | "discard"
  | "arrival"
  | "passed"
  | "card"
  | "card_worked"
  | "muster"
  | "roll"
  | "strike"
  | "aftermath"
  | "domination"
  | "corruption"
  | "ruin"
  | "cleared"
  | "removed"
  | "ruin_scored"
  | "dial"
  | "upgrade"
  | "ending"
  | "other";

export interface Act {
  kind: ActKind;
  events: readonly GameEvent[];
}

interface Opening {
  kind: ActKind;
  /** Whether an event that follows belongs to the same act; the first of the act and the one just before it are known. */
  goesOn(event: GameEvent, first: GameEvent, previous: GameEvent): boolean;
}

export function actsIn(events: readonly GameEvent[]): Act[] {
  const acts: Act[] = [];
  let place = 0;
  while (place < events.length) {
    const first = events[place] as GameEvent;
    const { kind, goesOn } = openingOf(first);
    let end = place + 1;
    while (end < events.length && goesOn(events[end] as GameEvent, first, events[end - 1] as GameEvent)) end += 1;
    acts.push({ kind, events: events.slice(place, end) });
    place = end;
  }
  return acts;
}

const alone = (kind: ActKind): Opening => ({ kind, goesOn: () => false });
const followedBy = (kind: ActKind, ...kinds: string[]): Opening => ({
  kind,
  goesOn: (event) => kinds.includes(event.kind),
});
/** Alike events in a row, of the same somebody where there is one. */
const inARow = (kind: ActKind, ...kinds: string[]): Opening => ({
  kind,
  goesOn: (event, first) => kinds.includes(event.kind) && event.seat === first.seat,
});

const DRAWING = ["drew", "drew_hidden", "reshuffled", "power_set"];

const OPENINGS: Record<string, Opening> = {
  tokens_set_up: followedBy("setup", ...DRAWING),
  round_began: {
    kind: "round",
    goesOn: (event, first, previous) => event.kind === "phase_began" && previous === first,
  },
  phase_began: alone("phase"),
  old_world_drawn: alone("old_world_card"),
  old_world_lasting: alone("lasting_card"),
  old_world_placed: followedBy("track", "old_world_left"),
  old_world_left: followedBy("track", "old_world_left", "old_world_placed"),
  token_placed: { kind: "tokens", goesOn: (event, first) => event.kind === first.kind && event.token === first.token },
  token_removed: { kind: "tokens", goesOn: (event, first) => event.kind === first.kind && event.token === first.token },
  ...Object.fromEntries(DRAWING.map((kind) => [kind, followedBy("hands", ...DRAWING)])),
  discarded: inARow("discard", "discarded"),
  summoned: followedBy("arrival", "took_space"),
  moved: followedBy("arrival", "took_space"),
  took_space: alone("arrival"),
  passed: alone("passed"),
  played: followedBy("card", "cancelled"),
  card_worked: alone("card_worked"),
  battle_began: alone("muster"),
  rolled: followedBy("roll", "hits_joined", "hits_lost"),
  parting_hits: followedBy("roll", "hits_lost"),
  battle_ended: alone("aftermath"),
  domination: {
    kind: "domination",
    goesOn: (event, first) =>
      event.region === first.region &&
      (event.kind === "dominated" || (event.kind === "scored" && event.source === "domination")),
  },
  ruined: { kind: "ruin", goesOn: (event) => event.kind === "scored" && event.source === "ruiner" },
  cards_cleared: followedBy("cleared", "cards_cleared", "persisted"),
  persisted: followedBy("cleared", "cards_cleared", "persisted"),
  removed: inARow("removed", "removed"),
  ruin_scored: {
    kind: "ruin_scored",
    goesOn: (event, first) => event.kind === "scored" && event.region === first.region,
  },
  dial_turned: {
    kind: "dial",
    goesOn: (event, first) =>
      event.seat === first.seat &&
      (DRAWING.includes(event.kind) || (event.kind === "scored" && event.source === "dial")),
  },
  upgraded: alone("upgrade"),
  declined: alone("upgrade"),
  game_ended: alone("ending"),
};

/** Hits, and what they bring: the fallen, the captured, a counter for the dial, a card for the kill. */
const STRIKES = ["hit", "saved", "hits_kept", "hits_joined", "hits_piled", "killed", "captured", "hits_lost"];
const AFTER_A_KILL = ["counter_earned", "card_worked", "drew", "drew_hidden", "reshuffled"];
const STRIKE: Opening = {
  kind: "strike",
  goesOn: (event, first) =>
    STRIKES.includes(event.kind)
      ? event.seat === first.seat
      : AFTER_A_KILL.includes(event.kind) && (event.seat === first.seat || event.region === first.region),
};

/** Corruption in one region, with all that follows from it there. */
const CORRUPTION: Opening = {
  kind: "corruption",
  goesOn: (event, first) =>
    ["corrupted", "corruption_forbidden", "counter_earned", "cleansed"].includes(event.kind) &&
    event.region === first.region,
};

function openingOf(event: GameEvent): Opening {
  if (STRIKES.includes(event.kind)) return STRIKE;
  if (["corrupted", "corruption_forbidden", "cleansed"].includes(event.kind)) return CORRUPTION;
  return OPENINGS[event.kind] ?? alone("other");
}
