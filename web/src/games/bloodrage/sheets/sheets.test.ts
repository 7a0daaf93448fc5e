import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { Choosing } from "../../../deciding/deciding.svelte.ts";
import { speak } from "../../../words/words.svelte.ts";
import { FIXTURES, optionsOf } from "../dev/fixtures.ts";
import Closer from "./Closer.svelte";
import Hand from "./Hand.svelte";
import Sheet from "./Sheet.svelte";

beforeAll(() => speak("en"));

function drawing(name: string) {
  const { view, prompt } = FIXTURES[name]!;
  const deciding = new Choosing(async () => "taken");
  if (prompt) deciding.ask({ seat: view.viewer!, asked: 1, prompt: prompt.prompt, options: optionsOf(prompt) });
  return { view, deciding, pointing: { at: () => false }, looking: { look: () => undefined } };
}

describe("a clan sheet", () => {
  it("shows tracks, upgrades and the reserve", () => {
    render(Sheet, { ...drawing("crowded"), seat: "raven", small: false });
    expect(screen.getByLabelText("Horns: 10, step 5 of 6")).toBeTruthy();
    expect(screen.getByLabelText(/^First clan slot: Odin’s Throne/)).toBeTruthy();
    expect(screen.getByLabelText("In reserve: 2 × Warrior").classList.contains("glows")).toBe(true);
    expect(screen.getByText("Glorious Death")).toBeTruthy();
  });

  it("keeps the quests of others hidden", () => {
    render(Sheet, { ...drawing("crowded"), seat: "wolf", small: false });
    expect(screen.queryByText("Manheim")).toBeNull();
  });

  it("lets a track be raised by clicking it, on one's own sheet only", async () => {
    const table = drawing("raise");
    render(Sheet, { ...table, seat: table.view.viewer!, small: false });
    const axes = screen.getByLabelText(/^Axes/);
    expect(axes.classList.contains("glows")).toBe(true);
    const other = table.view.seats.find((seat) => seat !== table.view.viewer)!;
    render(Sheet, { ...table, seat: other, small: false });
    expect(document.querySelectorAll(".track.glows")).toHaveLength(3);
    await fireEvent.click(axes);
    expect(table.deciding.sending?.args.track ?? "axes").toBe("axes");
  });

  it("is pointed at where it is one's own", () => {
    const table = { ...drawing("raise"), pointing: { at: () => true } };
    const other = table.view.seats.find((seat) => seat !== table.view.viewer)!;
    render(Sheet, { ...table, seat: other, small: false });
    expect(document.querySelectorAll(".pointed")).toHaveLength(0);
    render(Sheet, { ...table, seat: table.view.viewer!, small: false });
    expect(document.querySelectorAll(".track.pointed")).toHaveLength(3);
  });

  it("says who has passed, in the Action phase only", () => {
    const table = drawing("crowded");
    const state = { ...table.view.state, phase: "action", passed: { raven: true } };
    const { unmount } = render(Sheet, { ...table, view: { ...table.view, state }, seat: "raven", small: true });
    expect(screen.getByText("passed")).toBeTruthy();
    unmount();
    const later = { ...table.view, state: { ...state, phase: "quest" } };
    render(Sheet, { ...table, view: later, seat: "raven", small: true });
    expect(screen.queryByText("passed")).toBeNull();
  });

  it("folds to a line", () => {
    render(Sheet, { ...drawing("crowded"), seat: "bear", small: true });
    expect(screen.queryByLabelText(/reserve/)).toBeNull();
  });
});

describe("a hand", () => {
  it("holds the cards with their text, and the quests", () => {
    render(Hand, { ...drawing("crowded"), seat: "raven" });
    expect(screen.getByLabelText(/^Thor’s Conquest, Clan upgrade, Cost 3/).getAttribute("role")).toBe("button");
    expect(screen.getByLabelText("Quests")).toBeTruthy();
  });

  it("shows in the draft what was kept; the pack is on the stage", () => {
    render(Hand, { ...drawing("draft"), seat: "serpent" });
    expect(screen.getByLabelText("Kept")).toBeTruthy();
    expect(screen.queryByLabelText(/^Odin’s Smite/)).toBeNull();
  });

  it("shows the pack to who looks at somebody else's hand", () => {
    const table = drawing("draft");
    render(Hand, { ...table, view: { ...table.view, viewer: null }, seat: "serpent" });
    expect(screen.getByLabelText(/^Odin’s Smite/).classList.contains("glows")).toBe(false);
  });

  it("shows nothing of cards that are hidden", () => {
    render(Hand, { ...drawing("crowded"), seat: "wolf" });
    expect(screen.getByText("No cards in hand.")).toBeTruthy();
  });
});

describe("looking closer", () => {
  const { view } = FIXTURES.crowded!;

  it("at a province shows who stands there and how strong", () => {
    render(Closer, { view, thing: { kind: "province", id: "horgr" } });
    expect(screen.getByText(/each figure that dies there brings 4 glory/)).toBeTruthy();
    expect(screen.getByText("The Serpent clan has the most strength here.")).toBeTruthy();
  });

  it("at clans, figures, cards and tracks says what they are", () => {
    render(Closer, { view, thing: { kind: "clan", id: "bear" } });
    expect(screen.getByText(/Bear clan/)).toBeTruthy();
    render(Closer, { view, thing: { kind: "figure", id: "fire_giant" } });
    expect(screen.getByText("Strength 4, invading costs 4")).toBeTruthy();
    render(Closer, { view, thing: { kind: "track", id: "axes" } });
    expect(screen.getByText("Axes", { selector: ".name" })).toBeTruthy();
    render(Closer, { view, thing: { kind: "fjord", id: "fjord_east" } });
    expect(screen.getByText("Ships here fight for: Muspelheim and Horgr")).toBeTruthy();
  });
});
