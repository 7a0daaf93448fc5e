import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Choosing } from "../../../deciding/deciding.svelte.ts";
import { speak } from "../../../words/words.svelte.ts";
import type { GameEvent, Thing, View } from "../../contract.ts";
import { UNASKED } from "../../parts/unasked.ts";
import { OUTER_IDS } from "../components.ts";
import { FIXTURES, optionsOf } from "../dev/fixtures.ts";
import { asBloodRage } from "../view.ts";
import Board from "./Board.svelte";

beforeAll(() => speak("en"));

function table(name: string) {
  const { view, prompt, events } = FIXTURES[name]!;
  const chosen = vi.fn(async () => "taken" as const);
  const deciding = Object.assign(new Choosing(chosen), { about: prompt?.about ?? {} });
  if (prompt) deciding.ask({ seat: view.viewer!, asked: 1, prompt: prompt.prompt, options: optionsOf(prompt) });
  const looked: (Thing | null)[] = [];
  render(Board, {
    props: {
      view,
      deciding,
      pointing: { at: () => false },
      looking: { look: (thing) => looked.push(thing) },
      events: events ?? [],
      motion: { reduced: true, frame: 1 },
    },
  });
  return { deciding, chosen, looked };
}

/** The board as it is looked at, with nothing asked. */
function drawnFrom(view: View, events: GameEvent[] = []): void {
  const looking = { look: () => undefined };
  const drawing = { deciding: UNASKED, pointing: { at: () => false }, looking };
  render(Board, { props: { view, events, ...drawing, motion: { reduced: true, frame: 1 } } });
}

function drawn(thing: string): Element {
  const found = document.querySelector(`[data-thing="${thing}"]`);
  if (found === null) throw new Error(`${thing} is not drawn`);
  return found;
}

describe("the board", () => {
  it("names every province with land, villages, token, doom and figures, and lets the keyboard reach it", () => {
    table("crowded");
    const horgr = drawn("province:horgr");
    expect(horgr.getAttribute("tabindex")).toBe("0");
    const label = horgr.getAttribute("aria-label");
    expect(label).toContain("Horgr, Jotunheim");
    expect(label).toContain("Free villages: 1 of 4");
    expect(label).toContain("Falls in the Ragnarok of Age 3");
    expect(label).toContain("Serpent clan: 2 × Warrior");
  });

  it("chars what is destroyed, and closes a fjord between two such provinces", () => {
    table("crowded");
    expect(drawn("province:gimle").getAttribute("aria-label")).toContain("Destroyed province");
    expect(drawn("fjord:fjord_west").getAttribute("aria-label")).toContain("Closed");
  });

  it.each([
    ["summer", 1, [0, 0]],
    ["a burning autumn", 2, [OUTER_IDS.length * 4, 0]],
    ["the winter that does not end", 3, [0, OUTER_IDS.length]],
  ] as const)("lies in the light of its Age: %s", (_season, age, [leaves, snow]) => {
    const { view } = FIXTURES.middle!;
    drawnFrom({ ...view, state: { ...(view.state as object), age } } as View);
    expect(document.querySelectorAll(".season .leaf")).toHaveLength(leaves);
    expect(document.querySelectorAll(".season .snow")).toHaveLength(snow);
  });

  it("burns what is destroyed, lets what is doomed smoulder, and what falls go up in flames", () => {
    const { view } = FIXTURES.crowded!;
    const { provinces, doom } = asBloodRage(view).summary;
    const destroyed = OUTER_IDS.filter((id) => provinces[id].destroyed);
    const burning = (what: string) =>
      [...new Set([...document.querySelectorAll(what)].map((each) => each.closest("[data-province]")))].map(
        (province) => province?.getAttribute("data-province"),
      );
    drawnFrom(view);
    expect(destroyed.length).toBeGreaterThan(0);
    expect(burning(".charred").sort()).toEqual([...destroyed].sort());
    expect(burning(".heat")).toEqual([doom]);
    expect(burning(".blaze")).toEqual([]);
    document.body.innerHTML = "";
    drawnFrom(view, [{ number: 1, decision: 1, kind: "province_fell", province: destroyed[0] }]);
    expect(burning(".blaze")).toEqual([destroyed[0]]);
  });

  it("lets only what can be chosen glow", () => {
    table("crowded");
    expect(drawn("province:gimle").classList.contains("glows")).toBe(false);
    expect(drawn("province:elvagar").classList.contains("glows")).toBe(true);
    const fallen = document.querySelectorAll('.glows[data-thing="figure:warrior place:valhalla"]');
    expect(fallen).toHaveLength(1);
    expect(fallen[0]?.getAttribute("aria-label")).toContain("Raven clan");
  });

  it("takes a figure in Valhalla as kind and place", async () => {
    const { deciding } = table("crowded");
    await fireEvent.click(document.querySelector('.glows[data-thing="figure:warrior place:valhalla"]')!);
    expect(deciding.options.every((option) => option.args.source === "valhalla")).toBe(true);
  });

  it("takes a click on a figure that cannot be chosen for the ground beneath", async () => {
    const { deciding } = table("crowded");
    await fireEvent.click(drawn("figure:troll province:elvagar"));
    expect(deciding.clicks).toEqual([[{ kind: "province", id: "elvagar" }]]);
  });

  it("tells the glory of all clans", () => {
    table("crowded");
    expect(screen.getByLabelText(/^Glory: Wolf clan 43, Raven clan 44/)).toBeTruthy();
  });

  it.each(["end", "middle", "raise", "result", "battle", "draft"])("stands in the state %s", (name) => {
    expect(() => table(name)).not.toThrow();
  });
});
