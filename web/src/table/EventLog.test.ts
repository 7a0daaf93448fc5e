import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameEvent, GameTable, Thing } from "../games/contract.ts";
import { Teller } from "../words/telling.ts";
import { speak } from "../words/words.svelte.ts";
import EventLog from "./EventLog.svelte";

beforeAll(() => speak("en"));

const teller = new Teller({
  game: "oldworld",
  revision: 1,
  side_kind: "power",
  verbs: {},
  prompts: {},
  events: {
    round_began: { round: null },
    phase_began: { phase: "phase" },
    played: { seat: "power", card: "chaos_card", region: "region", cost: null },
    passed: { seat: "power", lost: null },
  },
  endings: [],
});

const game = {
  tone: ({ kind }: GameEvent) => (kind.endsWith("began") ? "heading" : "line"),
  round: ({ kind, round }: GameEvent) => (kind === "round_began" ? Number(round) : null),
  points: () => null,
  deed: ({ kind }: GameEvent) => ({ sort: kind === "played" ? "card" : "rest", begins: true }),
  faces: ["chaos_card"],
  written: String,
} as unknown as GameTable;

const played = { kind: "played", seat: "khorne", card: "blood_frenzy", region: "kislev", cost: 2 };
const events: GameEvent[] = [
  { kind: "round_began", round: 1 },
  { kind: "phase_began", phase: "draw" },
  { kind: "passed", seat: "nurgle", lost: 0 },
  { kind: "phase_began", phase: "summoning" },
  played,
  { kind: "passed", seat: "khorne", lost: 0 },
].map((event, index) => ({ number: index + 1, decision: index, ...event }));

/** What the table is asked to point at. */
let pointed: readonly Thing[] = [];

function shown(onvisit?: (event: GameEvent) => void) {
  const looked: (Thing | null)[] = [];
  pointed = [];
  render(EventLog, {
    props: {
      events,
      seats: ["khorne", "nurgle"],
      teller,
      game,
      point: (things: readonly Thing[]) => (pointed = things),
      looking: { look: (thing: Thing | null) => void looked.push(thing) },
      onvisit,
    },
  });
  return looked;
}

const stops = () =>
  screen
    .getAllByRole("button")
    .filter((row) => row.dataset.stop !== undefined && row.tabIndex === 0)
    .map((row) => row.textContent?.trim());
const focused = () => document.activeElement?.textContent?.trim() ?? "";
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const line = (words: RegExp) => screen.queryByRole("button", { name: words });

describe("the log", () => {
  it("is one stop for Tab: its newest line", () => {
    shown();
    expect(stops()).toEqual([expect.stringMatching(/Khorne passes/)]);
  });

  it("is walked with the arrow keys, and stays where one has walked", async () => {
    shown();
    line(/Khorne passes/)?.focus();
    await press("ArrowUp");
    expect(focused()).toMatch(/Khorne plays/);
    await press("Home");
    expect(focused()).toMatch(/Round 1/);
    expect(stops()).toEqual([expect.stringMatching(/Round 1/)]);
    await press("ArrowUp");
    expect(focused()).toMatch(/Round 1/);
    await press("End");
    expect(focused()).toMatch(/Khorne passes/);
  });

  it("has older phases folded; they open by a click and by the keyboard", async () => {
    shown();
    expect(line(/Nurgle passes/)).toBeNull();
    const phase = screen.getByRole("button", { name: /Draw Phase/ });
    await fireEvent.click(phase);
    expect(line(/Nurgle passes/)).not.toBeNull();
    phase.focus();
    await press("ArrowLeft");
    expect(line(/Nurgle passes/)).toBeNull();
    await press("ArrowRight");
    expect(line(/Nurgle passes/)).not.toBeNull();
  });

  it("says of a folded phase what it came to", async () => {
    shown();
    await fireEvent.click(screen.getByRole("button", { name: /Summoning Phase/ }));
    expect(screen.getByRole("button", { name: /Summoning Phase.*Khorne: one card/ })).toBeTruthy();
  });

  it("tells the deeds of one side alone", async () => {
    shown();
    await fireEvent.click(screen.getByRole("radio", { name: "Nurgle" }));
    expect(line(/Khorne/)).toBeNull();
    expect(line(/Nurgle passes/)).not.toBeNull();
    await fireEvent.click(screen.getByRole("radio", { name: "All" }));
    expect(line(/Khorne passes/)).not.toBeNull();
  });

  it("shows the card that its chip stands for", async () => {
    const looked = shown();
    const chip = screen.getByText("Blood Frenzy");
    await fireEvent.pointerMove(chip, { pointerType: "mouse" });
    expect(looked.at(-1)).toEqual({ kind: "chaos_card", id: "blood_frenzy" });
    await fireEvent.pointerLeave(chip.closest("button") as Element);
    expect(looked.at(-1)).toBeNull();
  });

  it("points on the board at what a line is about, under a pointer and under the keyboard alike", async () => {
    shown();
    const deed = line(/Khorne plays/) as HTMLElement;
    const about = [
      { kind: "power", id: "khorne" },
      { kind: "chaos_card", id: "blood_frenzy" },
      { kind: "region", id: "kislev" },
    ];
    await fireEvent.pointerEnter(deed);
    expect(pointed).toEqual(about);
    await fireEvent.pointerLeave(deed);
    expect(pointed).toEqual([]);
    deed.focus();
    expect(pointed).toEqual(about);
  });

  it("shows once more what a line tells of", async () => {
    const visit = vi.fn();
    shown(visit);
    await fireEvent.click(line(/Khorne plays/) as Element);
    expect(visit).toHaveBeenCalledWith(expect.objectContaining({ decision: 4 }));
  });
});
