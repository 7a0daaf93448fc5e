import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../words/words.svelte.ts";
import { CHAOS_CARDS, OLD_WORLD_CARDS, RUINATION_IDS, UPGRADE_IDS } from "../components.ts";
import { FIXTURES } from "../dev/fixtures.ts";
import Face from "./Face.svelte";

beforeAll(() => speak("en"));

const { view } = FIXTURES.middle!;
const show = (kind: string, id: string, size: "card" | "full" = "full") =>
  render(Face, { thing: { kind, id }, view, size });

describe("a card", () => {
  it("shows name, cost, magic symbol and text", () => {
    show("chaos_card", "the_stench_of_death");
    expect(screen.getByText("The Stench of Death")).toBeTruthy();
    expect(document.querySelector(".cost")?.textContent).toContain("3");
    expect(screen.getByLabelText("Magic symbol")).toBeTruthy();
    expect(screen.getByText(/places 2 corruption tokens/)).toBeTruthy();
  });

  it("says when it is ours", () => {
    show("chaos_card", "dazzle");
    expect(screen.getByText("house")).toBeTruthy();
  });

  it("tells what lasts on the track apart", () => {
    show("old_world_card", "greenskins_invade");
    expect(screen.getByText(/^On the track/)).toBeTruthy();
    expect(screen.getByLabelText("Twin-Tailed Comet")).toBeTruthy();
  });

  it("tells what ruin pays in each region", () => {
    show("ruination_card", "1");
    expect(screen.getByRole("row", { name: /The Empire 10 5/ })).toBeTruthy();
  });

  it("has a face for every card of the game", () => {
    const all = [
      ...Object.keys(CHAOS_CARDS).map((id) => ["chaos_card", id]),
      ...Object.keys(OLD_WORLD_CARDS).map((id) => ["old_world_card", id]),
      ...UPGRADE_IDS.map((id) => ["upgrade", id]),
      ...RUINATION_IDS.map((id) => ["ruination_card", id]),
    ] as [string, string][];
    for (const [kind, id] of all) {
      const { container, unmount } = show(kind, id, "card");
      expect(container.querySelector("article .name")?.textContent, id).not.toContain("oldworld-");
      unmount();
    }
  }, 30_000);
});
