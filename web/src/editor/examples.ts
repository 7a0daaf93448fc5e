/** A small game to try the editor's arithmetic on: fields of every form. For tests only. */

import type { GameEditing, Layer } from "./contract.ts";
import type { Draft } from "./draft.ts";
import type { Fields, Shape } from "./shapes.ts";

const number: Shape & { form: "number" } = { form: "number", low: 0, high: 9 };

function field(name: string, shape: Shape, bySeat = false) {
  return { name, per_seat: bySeat, seen: "all", shape };
}

export const FIELDS: Fields = {
  game: "toy",
  fields: [
    field("figures", {
      form: "each",
      by: "place",
      each: { form: "counts", by: "figure", default: 0, each: number },
    }),
    field("marked", { form: "each", by: "place", each: { form: "items", of: "mark" } }),
    field("leaders", { form: "one", of: "place" }, true),
    field("warriors", { form: "counts", by: "place", default: 0, each: number }, true),
    field("trolls", { form: "each", by: "troll", each: { form: "one", of: "place" } }),
    field("items", { form: "each", by: "place", each: { form: "items", of: "item" } }),
    field("rewards", { form: "each", by: "place", each: { form: "one", of: "item" } }),
    field("spaces", { form: "each", by: "place", each: { form: "spaces", of: "item", count: 2 } }),
    field("land", { form: "each", by: "place", each: { form: "laid", of: "tile", turns: 6 } }),
    field("ruined", { form: "members", of: "place" }),
    field("points", number, true),
    field("free", number),
  ],
  domains: {
    place: { kind: "place", ids: ["north", "south", "sea", "reserve"] },
    figure: { kind: "figure", ids: ["imp", "ogre"] },
    mark: { kind: "figure", ids: ["imp-shielded"] },
    troll: { kind: "troll", ids: ["grim", "grum"] },
    item: { kind: "item", ids: ["sword", "ring"] },
    tile: { kind: "tile", ids: ["farm", "wood"] },
  },
};

export const LAYERS: Record<string, Layer> = Object.fromEntries(
  (
    [
      { field: "figures", drawn: ["figure"], belongs: (piece: string) => piece === "imp" },
      { field: "marked", drawn: ["figure"], carries: () => ({ field: "figures", piece: "imp" }) },
      { field: "leaders", drawn: ["figure"], piece: { kind: "figure", id: "leader" }, home: "reserve" },
      {
        field: "warriors",
        drawn: ["figure"],
        piece: { kind: "figure", id: "warrior" },
        home: "reserve",
        only: (place: string) => place !== "sea",
      },
      { field: "trolls", drawn: ["troll"], unique: true },
      { field: "items", drawn: ["item"] },
      { field: "rewards", drawn: [] },
      { field: "spaces", drawn: [] },
      { field: "land", drawn: [], unique: true },
      { field: "ruined", drawn: [], piece: { kind: "field", id: "ruined" } },
    ] satisfies Layer[]
  ).map((layer) => [layer.field, layer]),
);

export const EDITING: GameEditing = {
  places: { domain: "place", drawn: ["place"], kind: "place" },
  layers: Object.values(LAYERS),
  groups: [{ id: "seats", fields: ["points"] }],
  follows: { free: ["warriors"] },
  starts: [
    {
      id: "turn",
      name: "web-editor-start-turn",
      ofSeat: true,
      agenda: [["turn", { seat: "$seat" }]],
      state: { free: 3 },
    },
  ],
};

export const DRAFT: Draft = {
  game: "toy",
  seats: ["red", "blue"],
  options: {},
  flow: { asked: { prompt: "turn", waiting: ["red"] } },
  state: {
    figures: { north: { imp: 2 } },
    marked: { north: ["imp-shielded"] },
    leaders: { red: "reserve", blue: "north" },
    warriors: { red: { reserve: 1 }, blue: { south: 2 } },
    trolls: { grim: "south" },
    items: { north: ["sword", "sword"] },
    rewards: { south: "ring" },
    spaces: { south: [null, "sword"] },
    land: { north: ["farm", 2] },
    ruined: ["sea"],
    points: { red: 3, blue: 0 },
    free: 7,
  },
};
