import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../protocol/types.ts";
import { speak } from "../words/words.svelte.ts";
import FirstGames from "./FirstGames.svelte";
import { FIRST_GAMES, tick } from "./first_games.svelte.ts";

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
  await speak("en");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A game that no other test ticks off, for what lies behind is kept for the whole page. */
const gameCalled = (name: string): GameInfo => ({
  name,
  revision: 1,
  side_kind: "clan",
  sides: ["wolf", "raven", "serpent", "bear"],
  seat_counts: [2, 3, 4],
  seats_for: {},
  options: [],
  bots: ["random", "greedy", "easy", "normal", "hard"],
});

const steps = () => screen.getAllByRole("listitem");
const marked = () => steps().map((step) => step.classList.contains("next"));
const chosenLevel = () => screen.getAllByRole<HTMLInputElement>("radio", { hidden: true }).find(isChosenLevel)?.value;
const isChosenLevel = ({ name, checked }: HTMLInputElement) => name === "level" && checked;

describe("the way into a game", () => {
  it("leads from the lesson to easy bots and then to normal ones, and marks the step that comes next", async () => {
    const begun = vi.fn();
    render(FirstGames, { props: { game: gameCalled("bloodrage"), onlesson: begun } });
    expect(steps().map((step) => step.querySelector(".step")?.textContent?.trim())).toEqual([
      expect.stringContaining("The lesson"),
      expect.stringContaining("Easy bots"),
      expect.stringContaining("Normal bots"),
    ]);
    expect(marked()).toEqual([true, false, false]);
    await fireEvent.click(screen.getByRole("button", { name: /The lesson/ }));
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it("says what each step brings, and to where a lesson is begun if not here", () => {
    render(FirstGames, { props: { game: gameCalled("bloodrage") } });
    for (const step of steps()) expect(step.querySelector("small")?.textContent).toMatch(/^\S.{20,}[.]$/);
    expect(screen.getByRole("link", { name: /The lesson/ }).getAttribute("href")).toBe("/learn/bloodrage");
  });

  it.each(["easy", "normal"] as const)("opens a game against %s bots, ready to begin", async (level) => {
    render(FirstGames, { props: { game: gameCalled("bloodrage"), onlesson: () => undefined } });
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(`${level} bots`, "i") }));
    expect(chosenLevel()).toBe(level);
    expect(screen.getByTestId("start")).toBeTruthy();
  });

  it("ticks off what lies behind", () => {
    tick("karak", "lesson");
    render(FirstGames, { props: { game: gameCalled("karak"), small: true } });
    expect(marked()).toEqual([false, true, false]);
    expect(steps()[0]?.textContent).toContain("done");
    expect(FIRST_GAMES).toHaveLength(steps().length);
  });
});
