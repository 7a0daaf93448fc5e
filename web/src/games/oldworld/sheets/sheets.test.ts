import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { Choosing } from "../../../deciding/deciding.svelte.ts";
import { speak } from "../../../words/words.svelte.ts";
import { FIXTURES, optionsOf } from "../dev/fixtures.ts";
import Closer from "./Closer.svelte";
import Hand from "./Hand.svelte";
import { asOldWorld } from "../view.ts";
import Sheet from "./Sheet.svelte";

beforeAll(() => speak("en"));

function drawing(name: string) {
  const { view, prompt } = FIXTURES[name]!;
  const deciding = new Choosing(async () => "taken");
  if (prompt) deciding.ask({ ...prompt, seat: view.waiting[0]!, asked: 1, options: optionsOf(prompt) });
  return { view, deciding, pointing: { at: () => false }, looking: { look: () => undefined } };
}

describe("a sheet", () => {
  it("shows points, power points, cards and Threat, the dial's next reward, reserve and upgrades", () => {
    render(Sheet, { ...drawing("crowded"), seat: "tzeentch", small: false });
    expect(document.querySelector(".sheet-of ul")?.textContent?.replace(/\s+/g, " ")).toContain("31");
    expect(screen.getByText(/Next: Upgrade card/)).toBeTruthy();
    expect(screen.getByLabelText(/In reserve: Horror. Cost 2, attack 1, defence 2/)).toBeTruthy();
    expect(screen.getByLabelText("Lord of Change")).toBeTruthy();
  });

  it("shows what figures cost and fight with at this table", () => {
    const table = drawing("crowded");
    const view = structuredClone(table.view);
    asOldWorld(view).summary.powers.tzeentch!.figures.horror = { cost: 9, attack: 8, defence: 7 };
    render(Sheet, { ...table, view, seat: "tzeentch", small: false });
    expect(screen.getByLabelText(/In reserve: Horror. Cost 9, attack 8, defence 7/)).toBeTruthy();
  });

  it("folds to its facts and its dial", () => {
    render(Sheet, { ...drawing("crowded"), seat: "nurgle", small: true });
    expect(screen.getByLabelText("The dial stands on step 4 of 10")).toBeTruthy();
    expect(screen.queryByLabelText(/reserve/)).toBeNull();
  });
});

describe("a hand", () => {
  it("holds the cards with their full text for those who listen, and the reserve", () => {
    render(Hand, { ...drawing("crowded"), seat: "slaanesh" });
    const pact = screen.getByLabelText(/^Abyssal Pact, cost 0, Magic symbol. Nobody’s figures/);
    expect(pact.getAttribute("role")).toBe("button");
    expect(screen.getByLabelText(/^In reserve: Seductress/).classList.contains("glows")).toBe(true);
  });

  it("shows nothing of cards that are hidden", () => {
    render(Hand, { ...drawing("crowded"), seat: "khorne" });
    expect(screen.getByText("No Chaos cards in hand.")).toBeTruthy();
  });
});

describe("looking closer", () => {
  const { view } = FIXTURES.crowded!;

  it("at a region shows who stands there, how strong, and what would be scored", () => {
    render(Closer, { view, thing: { kind: "region", id: "empire" } });
    expect(screen.getByText("Resistance: 7")).toBeTruthy();
    expect(screen.getByRole("row", { name: /Khorne/ }).textContent).toContain("9");
    expect(screen.getByText(/Nobody would dominate now/)).toBeTruthy();
    expect(screen.getByText(/Ruin is due: 11 points/)).toBeTruthy();
  });

  it("at a power shows what turns its dial", () => {
    render(Closer, { view, thing: { kind: "power", id: "nurgle" } });
    expect(screen.getByText(/each populous region in which Nurgle places/)).toBeTruthy();
  });

  it("at figures, tokens and cards says what they are", () => {
    render(Closer, { view, thing: { kind: "figure", id: "acolyte-shielded" } });
    expect(screen.getByText("Acolyte")).toBeTruthy();
    render(Closer, { view, thing: { kind: "token", id: "warpstone" } });
    expect(screen.getByText(/Counts as one corruption token/)).toBeTruthy();
    render(Closer, { view, thing: { kind: "chaos_card", id: "teleport" } });
    expect(screen.getByText("Teleport")).toBeTruthy();
  });
});
