import { beforeAll, describe, expect, it } from "vitest";
import { type Part, unquoted } from "./parts.ts";
import { Teller } from "./telling.ts";
import { LANGUAGES, speak } from "./words.svelte.ts";

const KINDS: Record<string, Record<string, string | null>> = {
  played: { seat: "power", card: "chaos_card", region: "region", cost: null },
  corrupted: { seat: "power", region: "region", count: null },
  discarded: { seat: "power", cards: "chaos_card" },
  unheard: { seat: "power", regions: "region" },
};
const EVENTS = [
  { kind: "played", seat: "khorne", card: "rebirth", region: "kislev", cost: 2 },
  { kind: "corrupted", seat: "nurgle", region: "kislev", count: 3 },
  { kind: "corrupted", seat: "nurgle", region: "kislev", count: 1 },
  { kind: "discarded", seat: "nurgle", cards: ["rebirth", "warp_shield"] },
  { kind: "discarded", seat: "nurgle", cards: null },
  { kind: "unheard", seat: "nurgle", regions: ["kislev", "tilea"] },
].map((event, index) => ({ ...event, number: index + 1, decision: 0 }));

const teller = new Teller({
  game: "oldworld",
  revision: 1,
  side_kind: "power",
  verbs: {},
  prompts: {},
  events: KINDS,
  endings: [],
});

beforeAll(() => speak("en"));

describe("a sentence in parts", () => {
  it("reads as the whole sentence does, in every language", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      for (const event of EVENTS) {
        const read = teller.tellParts(event).map((part) => part.text);
        expect(read.join("")).toBe(teller.event(event));
      }
    }
    await speak("en");
  });

  it("says who and what is named in it", () => {
    const named = teller.tellParts(EVENTS[0] as (typeof EVENTS)[0]).filter((part) => part.kind !== "text");
    expect(named).toEqual([
      { kind: "side", text: "Khorne", side: "khorne" },
      { kind: "thing", text: expect.any(String), thing: { kind: "chaos_card", id: "rebirth" } },
      { kind: "thing", text: "in Kislev", thing: { kind: "region", id: "kislev" } },
    ]);
  });

  it("names each thing of a list by itself", () => {
    const parts = teller.tellParts(EVENTS[3] as (typeof EVENTS)[0]);
    const ids = parts.flatMap((part) => (part.kind === "thing" ? [part.thing.id] : []));
    expect(ids).toEqual(["rebirth", "warp_shield"]);
  });

  it("calls things by what lies on the table", () => {
    const seeing = teller.seeing(({ kind }) => (kind === "region" ? "the snow" : null));
    const parts = seeing.tellParts(EVENTS[1] as (typeof EVENTS)[0]);
    expect(parts).toContainEqual({ kind: "thing", text: "the snow", thing: { kind: "region", id: "kislev" } });
  });
});

describe("A name with a border of its own", () => {
  const hasBorder = (part: Part) => part.kind === "thing";
  const text = (parts: readonly Part[]) => parts.map((part) => part.text).join("");

  async function told(language: "en" | "pl" | "fr" | "ru", event: (typeof EVENTS)[number]): Promise<Part[]> {
    await speak(language);
    return teller.tellParts(event);
  }

  it("loses its quotation marks in each language, and nothing else", async () => {
    for (const language of LANGUAGES) {
      const parts = await told(language, EVENTS[0] as (typeof EVENTS)[number]);
      const bare = text(unquoted(parts, hasBorder));
      expect(bare, language).not.toMatch(/[«»„”“]/u);
      expect(bare.replace(/\s/gu, "")).toBe(text(parts).replace(/[«»„”“\s]/gu, ""));
    }
    await speak("en");
  });

  it("keeps them where it has no border", async () => {
    const parts = await told("ru", EVENTS[0] as (typeof EVENTS)[number]);
    expect(text(unquoted(parts, () => false))).toBe(text(parts));
    await speak("en");
  });
});
