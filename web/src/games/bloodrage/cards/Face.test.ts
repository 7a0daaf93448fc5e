import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../words/words.svelte.ts";
import { CARD_IDS } from "../components.ts";
import { FIXTURES } from "../dev/fixtures.ts";
import Face from "./Face.svelte";

beforeAll(() => speak("en"));

const { view } = FIXTURES.battle!;
const show = (id: string, size: "card" | "full" = "full") => render(Face, { thing: { kind: "card", id }, view, size });

describe("a card", () => {
  it("shows name, bonus, god and text", () => {
    show("thors_hammer");
    expect(screen.getByText("Thor’s Hammer")).toBeTruthy();
    expect(document.querySelector(".coin")?.textContent).toContain("+1");
    expect(screen.getByLabelText("Thor")).toBeTruthy();
    expect(screen.getByText(/gain 3 glory/)).toBeTruthy();
  });

  it("shows cost, strength and whether something is ours", () => {
    show("sea_serpent");
    expect(document.querySelector(".coin")?.textContent).toContain("3");
    expect(screen.getByLabelText("Strength")).toBeTruthy();
    expect(screen.getByText("house")).toBeTruthy();
  });

  it("has a face for every card of the game", () => {
    for (const id of CARD_IDS) {
      const { container, unmount } = show(id, "card");
      expect(container.querySelector("article .name")?.textContent, id).not.toContain("_");
      unmount();
    }
  }, 30_000);
});
