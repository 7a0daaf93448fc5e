import { describe, expect, it } from "vitest";
import { report, written } from "./file.ts";
import { componentsOf, type Place } from "./places.ts";

const STRENGTH: Place = {
  kind: "monster",
  component: "skeletons",
  field: "strength",
  shape: { shape: "number", low: 1, high: 99, step: 1 },
  value: 1,
  source: "house",
  doubtful: true,
  option: "",
};
const TEXT: Place = {
  ...STRENGTH,
  kind: "ability",
  component: "swift_mount",
  field: "text",
  shape: { shape: "reading", kind: "" },
  value: null,
};
const COST: Place = {
  ...STRENGTH,
  kind: "unit",
  component: "knight",
  field: "cost",
  shape: { shape: "amounts", kind: "resource", ids: ["food", "wood"], high: 9 },
  value: { food: 1 },
};
const CORRECTIONS = new Map<string, unknown>([
  ["unit.knight.cost", { food: 2, wood: 1 }],
  ["monster.skeletons.strength", 4],
  ["old_world_card.2nd", true],
]);

describe("a file of corrections", () => {
  it("has a table for each component, in order", () => {
    const text = written("karak", new Map([...CORRECTIONS].slice(0, 2)));
    expect(text).toBe(
      'game = "karak"\n\n[monster.skeletons]\nstrength = 4\n\n[unit.knight]\ncost = { food = 2, wood = 1 }\n',
    );
  });

  it("holds notes in the table of their component, quoted as TOML does", () => {
    const notes = new Map([
      ["unit.knight", 'He says "two".\nTwice.'],
      ["ability.swift_mount", " Three tiles. "],
    ]);
    expect(written("karak", new Map([...CORRECTIONS].slice(0, 1)), notes)).toBe(
      'game = "karak"\n\n[ability.swift_mount]\nnote = "Three tiles."\n\n' +
        '[unit.knight]\ncost = { food = 2, wood = 1 }\nnote = "He says \\"two\\".\\nTwice."\n',
    );
  });

  it("writes lists, texts and operations as TOML does", () => {
    const op = [{ op: "place", at: { pick: 2 }, populous: false }];
    const text = written("oldworld", new Map<string, unknown>([["old_world_card.x.immediate", op]]));
    expect(text).toContain('immediate = [{ op = "place", at = { pick = 2 }, populous = false }]');
  });
});

describe("the report for the project", () => {
  it("says what differs, what is the same, and what the owner adds", () => {
    const components = componentsOf("karak", [STRENGTH, COST]);
    const text = report("karak", "Polish, 2023", components, {
      checked: new Set(["monster.skeletons", "unit.knight"]),
      corrections: new Map([["monster.skeletons.strength", 4]]),
      notes: new Map([["unit.knight", "the back is\nblue"]]),
    });
    expect(text).toContain("Copy: Polish, 2023");
    expect(text).toContain("- `monster.skeletons.strength`: 1 (house) → **4**");
    expect(text).toContain("## The same (1)\n\nunit.knight\n");
    expect(text).toContain("- `unit.knight`: the back is blue");
    expect(text).toContain("[monster.skeletons]\nstrength = 4");
  });

  it("does not call a text the same of which the owner says something else", () => {
    const checked = new Set(["ability.swift_mount"]);
    const told = (notes: Map<string, string>) =>
      report("karak", "", componentsOf("karak", [TEXT]), { checked, corrections: new Map(), notes });
    expect(told(new Map())).toContain("## The same (1)\n\nability.swift_mount\n");
    const other = told(new Map([["ability.swift_mount", "Three tiles."]]));
    expect(other).toContain("## The same (0)");
    expect(other).toContain("- `ability.swift_mount`: Three tiles.");
    expect(other).toContain('[ability.swift_mount]\nnote = "Three tiles."');
  });
});
