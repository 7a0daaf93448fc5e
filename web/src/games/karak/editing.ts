/** What can be edited in a position of Karak, and what goes with it. */

import { type GameEditing, SEAT } from "../../editor/contract.ts";
import type { Draft, State } from "../../editor/draft.ts";
import { asNumber, asObject } from "../../editor/laying.ts";
import type { Thing } from "../contract.ts";
import { ITEMS, TOKENS } from "./components.ts";
import { neighbours } from "./map/hexes.ts";

const START_HEXES = ["1213", "1313", "1413"];
const STRENGTH: Readonly<Record<string, number>> = { black: 10, gold: 15, red: 20 };
const OWNED = ["weapons", "spells", "amulets", "ground", "stones", "trophies", "praetorians_taken", "gone", "in_hand"];

/** Neither a fight nor the draft of buildings is under way. */
const CALM = {
  dice: [],
  faces: [],
  fates: [],
  fight: {},
  drawn_cards: [],
  in_hand: [],
  exchange: [],
  purchased: false,
  put_down: {},
  display: {},
};

/** A horde that is on the board has strength, one that is not has none and hunts nobody. */
function settled(draft: Draft): Draft {
  const [foes, hordes, targets] = [draft.state.foes, draft.state.hordes, draft.state.targets].map(asObject);
  const here = Object.keys(STRENGTH).filter((horde) => typeof foes?.[horde] === "string");
  const strength = (horde: string) => asNumber(hordes?.[horde]) || STRENGTH[horde];
  return {
    ...draft,
    state: {
      ...draft.state,
      hordes: Object.fromEntries(here.map((horde) => [horde, strength(horde)])),
      targets: Object.fromEntries(Object.entries(targets ?? {}).filter(([horde]) => here.includes(horde))),
    },
  };
}

/** The empty hexes beside the land, where it may grow. */
function frontier(state: State): string[] {
  const land = asObject(state.land);
  return [...new Set(Object.keys(land).flatMap((hex) => neighbours(hex)))].filter((hex) => land[hex] === undefined);
}

/** The item that a monster token gives: `ghouls_sword`. */
function carriedItem(token: string): Thing | null {
  const item = token.slice((TOKENS[token]?.monster.length ?? 0) + 1);
  return ITEMS[item] === undefined ? null : { kind: "item", id: item };
}

const editing: GameEditing = {
  places: { domain: "hex", drawn: ["hex"], kind: "hex" },
  layers: [
    { field: "hero_at", drawn: ["hero"], piece: { kind: "field", id: "hero_at" }, stays: true },
    { field: "cities", drawn: ["city"], piece: { kind: "field", id: "cities" }, unique: true },
    { field: "foes", drawn: ["foe", "horde"], unique: true },
    { field: "monsters", drawn: ["monster_token"], detail: carriedItem },
    { field: "ground", drawn: ["item"] },
    { field: "land", drawn: [], unique: true, fixed: (hex) => START_HEXES.includes(hex) },
  ],
  groups: [
    { id: "seats", fields: ["glory", "toughness", "stones", "resources", "units", "fallen", "praetorians_taken"] },
    { id: "cards", fields: ["weapons", "spells", "amulets", "board", "built"] },
    {
      id: "table",
      fields: ["round", "hordes", "targets", "trophies", "plague", "praetorians", "trade_pool", "gone"],
    },
  ],
  follows: {
    pile: ["land", "top_tile"],
    top_tile: ["land"],
    horde_order: ["land"],
    beaten: OWNED,
    bag: ["monsters", "beaten", "drawn_cards", ...OWNED],
  },
  starts: [
    {
      id: "turn",
      name: "web-editor-start-turn",
      ofSeat: true,
      agenda: [["turn", { seat: SEAT }]],
      state: CALM,
    },
  ],
  frontier,
  settle: settled,
};

export default editing;
