/** What can be edited in a position of the Old World, and what goes with it. */

import { type GameEditing, SEAT } from "../../editor/contract.ts";
import type { Draft } from "../../editor/draft.ts";
import { asList, asNumber, asObject } from "../../editor/laying.ts";
import { CHAOS_CARDS, FIGURES } from "./components.ts";

/** No battle is being fought, and no Old World card carried out. */
const CALM = {
  hits: 0,
  sixes: 0,
  hit_mode: 0,
  saved: [],
  parting: [],
  may_keep: 0,
  fallen: 0,
  kept_hits: [],
  kept_sixes: [],
  old_world_card: null,
};

/** Marks lie on figures: whoever is gone leaves none. */
function withoutLostMarks(draft: Draft): Draft {
  const figures = asObject(draft.state.figures);
  const marked = Object.entries(asObject(draft.state.marked)).flatMap(([region, pieces]) => {
    const left = new Map(Object.entries(asObject(figures[region])));
    const kept = asList(pieces).filter((piece) => {
      const [figure = ""] = piece.split("-");
      const number = asNumber(left.get(figure));
      left.set(figure, number - 1);
      return number > 0;
    });
    return kept.length > 0 ? [[region, kept] as const] : [];
  });
  return { ...draft, state: { ...draft.state, marked: Object.fromEntries(marked) } };
}

const editing: GameEditing = {
  places: { domain: "region", drawn: ["region"], kind: "region" },
  layers: [
    {
      field: "figures",
      drawn: ["figure"],
      belongs: (figure, seats) => seats.includes(FIGURES[figure as keyof typeof FIGURES]?.power ?? ""),
    },
    {
      field: "marked",
      drawn: ["figure"],
      belongs: (piece, seats) => {
        const [figure, ...marks] = piece.split("-");
        return marks.length > 0 && seats.includes(FIGURES[figure as keyof typeof FIGURES]?.power ?? "");
      },
      carries: (piece) => ({ field: "figures", piece: piece.split("-")[0] ?? piece }),
    },
    { field: "corruption", drawn: ["power"], ofSides: true, belongs: (power, seats) => seats.includes(power) },
    { field: "tokens", drawn: ["token"] },
    {
      field: "spaces",
      drawn: ["chaos_card"],
      belongs: (card, seats) => seats.includes(CHAOS_CARDS[card]?.power ?? ""),
    },
    { field: "ruined", drawn: [], piece: { kind: "field", id: "ruined" } },
  ],
  groups: [
    { id: "seats", fields: ["points", "power", "dials", "counters", "peasants"] },
    { id: "cards", fields: ["hands", "discards", "upgrades", "track", "old_world_gone"] },
    { id: "table", fields: ["round", "ruins_scored"] },
  ],
  kinds: { track: "old_world_card", old_world_gone: "old_world_card" },
  follows: {
    decks: ["hands", "discards", "spaces"],
    old_world_deck: ["track", "old_world_gone"],
  },
  starts: [
    { id: "old_world", name: "oldworld-phase-old_world", agenda: [["old_world_phase", {}]], state: CALM },
    { id: "draw", name: "oldworld-phase-draw", agenda: [["draw_phase", {}]], state: CALM },
    { id: "summoning", name: "oldworld-phase-summoning", agenda: [["summoning_phase", {}]], state: CALM },
    {
      id: "turn",
      name: "web-editor-start-turn",
      ofSeat: true,
      agenda: [
        ["battle_phase", {}],
        ["summoning_end", {}],
        ["turn", { seat: SEAT }],
      ],
      state: { ...CALM, phase: "summoning" },
    },
    { id: "battle", name: "oldworld-phase-battle", agenda: [["battle_phase", {}]], state: CALM },
    { id: "corruption", name: "oldworld-phase-corruption", agenda: [["corruption_phase", {}]], state: CALM },
    { id: "end", name: "oldworld-phase-end", agenda: [["end_phase", {}]], state: CALM },
  ],
  settle: withoutLostMarks,
};

export default editing;
