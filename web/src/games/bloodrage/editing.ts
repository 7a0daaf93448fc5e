/** What can be edited in a position of Blood Rage, and what goes with it. */

import { type GameEditing, SEAT } from "../../editor/contract.ts";
import type { Draft } from "../../editor/draft.ts";
import { asList, asObject } from "../../editor/laying.ts";
import { CARDS, FJORDS } from "./components.ts";

const isFjord = (place: string) => place in FJORDS;
const isLand = (place: string) => !isFjord(place) && place !== "box";

const NO_PILLAGE = {
  pillager: null,
  battlefield: null,
  winner: null,
  fighting: {},
  played: {},
  texts: {},
  counted: {},
  slain: {},
  valkyrie: false,
  endangered: [],
};
/** No draft is under way either. */
const CALM = { ...NO_PILLAGE, packets: {}, aside: {} };

/** Nothing lies in a destroyed province, and a Monster whose card nobody has is in the box. */
function settled(draft: Draft): Draft {
  const destroyed = asList(draft.state.destroyed);
  const isThere = ([province]: [string, unknown]) => !destroyed.includes(province);
  const led = Object.values(asObject(draft.state.sheets))
    .flatMap((sheet) => Object.values(asObject(sheet)))
    .map((card) => CARDS[String(card)]?.monster as string | undefined);
  return {
    ...draft,
    state: {
      ...draft.state,
      pillaged: asList(draft.state.pillaged).filter((province) => !destroyed.includes(province)),
      rewards: Object.fromEntries(Object.entries(asObject(draft.state.rewards)).filter(isThere)),
      monsters: Object.fromEntries(
        Object.entries(asObject(draft.state.monsters)).filter(([monster]) => led.includes(monster)),
      ),
    },
  };
}

const editing: GameEditing = {
  places: { domain: "place", drawn: ["province", "fjord"], kind: "place" },
  layers: [
    { field: "leaders", drawn: ["figure"], piece: { kind: "figure", id: "leader" }, home: "reserve", only: isLand },
    { field: "warriors", drawn: ["figure"], piece: { kind: "figure", id: "warrior" }, home: "reserve", only: isLand },
    {
      field: "ships",
      drawn: ["figure"],
      piece: { kind: "figure", id: "ship" },
      home: "reserve",
      only: (place) => isFjord(place) || place === "valhalla",
    },
    { field: "monsters", drawn: ["figure"], home: "reserve", only: (place) => place !== "box" },
    { field: "rewards", drawn: [] },
    { field: "pillaged", drawn: [], piece: { kind: "field", id: "pillaged" } },
    { field: "destroyed", drawn: [], piece: { kind: "field", id: "destroyed" } },
  ],
  groups: [
    { id: "seats", fields: ["glory", "rage", "tracks", "passed"] },
    { id: "cards", fields: ["hands", "quests", "sheets", "discards"] },
    { id: "table", fields: ["age", "first_player", "doom"] },
  ],
  follows: {
    free: ["leaders", "warriors", "monsters", "destroyed", "sheets"],
    box: ["hands", "quests", "sheets", "discards", "aside", "packets", "played", "age"],
    known: ["hands", "quests", "aside"],
    revealed: ["hands", "quests", "packets", "aside", "age"],
    remembered: ["hands", "quests", "packets", "aside", "age"],
  },
  starts: [
    { id: "action", name: "bloodrage-phase-action", agenda: [["action_phase", {}]], state: CALM },
    {
      id: "turn",
      name: "web-editor-start-turn",
      ofSeat: true,
      agenda: [
        ["discard_phase", {}],
        ["action_end", {}],
        ["turn", { seat: SEAT }],
      ],
      state: { ...CALM, phase: "action" },
    },
    { id: "discard", name: "bloodrage-phase-discard", agenda: [["discard_phase", {}]], state: CALM },
    { id: "quest", name: "bloodrage-phase-quest", agenda: [["quest_phase", {}]], state: CALM },
    { id: "ragnarok", name: "bloodrage-phase-ragnarok", agenda: [["ragnarok_phase", {}]], state: CALM },
    { id: "release", name: "bloodrage-phase-release", agenda: [["release_phase", {}]], state: CALM },
  ],
  settle: settled,
};

export default editing;
