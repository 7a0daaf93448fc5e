import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../protocol/types.ts";
import { LANGUAGES, type Language, speak } from "../words/words.svelte.ts";
import PlayNow from "./PlayNow.svelte";
import { playNow } from "./starting.ts";

vi.mock("./starting.ts", async (original) => ({
  ...(await original<typeof import("./starting.ts")>()),
  playNow: vi.fn(() => Promise.resolve()),
}));
vi.mock("../server/session.svelte.ts", () => ({ session: { somebody: () => Promise.resolve() } }));

const switched = (name: string) => ({ name, values: ["on", "off"], default: "on", names_sides: false, free: false });
const MODULES = ["new_buildings", "merchant", "hordes", "riders", "new_heroes"];
const karak: GameInfo = {
  name: "karak",
  revision: 1,
  side_kind: "hero",
  sides: ["horan", "taia", "lorraine", "xanros", "elspeth", "darius", "hannah", "sidhar"],
  seat_counts: [2, 3, 4, 5],
  seats_for: {},
  options: MODULES.map(switched),
  bots: ["random", "greedy", "beginner", "easy", "normal", "hard", "expert", "champion"],
};

function shown(): void {
  render(PlayNow, { props: { game: karak, onclose: () => undefined } });
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name, hidden: true });
const start = () => fireEvent.submit(screen.getByTestId("start").closest("form") as HTMLFormElement);

/** What is said of each bot. */
async function explained(language: Language): Promise<string[]> {
  await speak(language);
  cleanup();
  shown();
  const choices = karak.bots.map((level) => document.querySelector(`input[value=${level}]`)?.closest("label"));
  return choices.map((choice) => choice?.querySelector("small")?.textContent ?? "");
}

describe("play now", () => {
  beforeAll(async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    HTMLDialogElement.prototype.close ??= () => undefined;
    await speak("en");
  });
  beforeEach(() => localStorage.clear());

  it("is answered already, as suits a first game", async () => {
    shown();
    expect(radio(/2 bots/).checked).toBe(true);
    expect(radio(/Easy/).checked).toBe(true);
    expect(radio(/The base game/).checked).toBe(true);
    await start();
    const off = Object.fromEntries(MODULES.map((module) => [module, "off"]));
    expect(playNow).toHaveBeenLastCalledWith(
      karak,
      { seats: 3, level: "easy", variant: "first", side: null },
      expect.objectContaining({ options: off }),
    );
  });

  it("keeps the bots that need explaining for experts", () => {
    shown();
    expect(radio(/Greedy/).closest("details")?.open).toBe(false);
    expect(radio(/Hard/).closest("details")).toBeNull();
  });

  it.each(LANGUAGES)("explains every bot in a line of its own: %s", async (language) => {
    const [english, lines] = [await explained("en"), await explained(language)];
    await speak("en");
    expect(new Set(lines).size).toBe(karak.bots.length);
    for (const line of lines) {
      expect(line).toMatch(/^\S.{20,110}[.]$/u);
      expect(line).not.toContain("web-play");
    }
    if (language !== "en") expect(lines.filter((line) => english.includes(line))).toEqual([]);
  });

  it("offers only sides that take part", async () => {
    shown();
    expect(screen.queryByRole("radio", { name: "Hannah", hidden: true })).toBeNull();
    await fireEvent.click(radio(/With everything/));
    await fireEvent.click(radio(/^Hannah$/));
    expect(radio(/^Hannah$/).checked).toBe(true);
    await fireEvent.click(radio(/The base game/));
    expect(radio(/^Any$/).checked).toBe(true);
  });

  it("remembers what was wished the last time", async () => {
    shown();
    await fireEvent.click(radio(/4 bots/));
    await fireEvent.click(radio(/Hard/));
    await fireEvent.click(radio(/With everything/));
    await start();
    await vi.waitFor(() => expect(localStorage.getItem("warhost-wishes")).toContain("hard"));
    document.body.innerHTML = "";
    shown();
    expect([radio(/4 bots/), radio(/Hard/), radio(/With everything/)].map(({ checked }) => checked)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
