import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Choosing } from "../../../deciding/deciding.svelte.ts";
import { speak } from "../../../words/words.svelte.ts";
import type { Thing } from "../../contract.ts";
import { RUIN } from "../components.ts";
import { FIXTURES, optionsOf } from "../dev/fixtures.ts";
import { REGION_IDS } from "../map/geography.ts";
import { veinsOf } from "../map/veins.ts";
import { asOldWorld } from "../view.ts";
import Board from "./Board.svelte";

/** The whole board is much to build where there is no browser. */
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => speak("en"));

function table(name: string) {
  const { view, prompt } = FIXTURES[name]!;
  const chosen = vi.fn(async () => "taken" as const);
  const deciding = new Choosing(chosen);
  if (prompt) deciding.ask({ ...prompt, seat: view.waiting[0]!, asked: 1, options: optionsOf(prompt) });
  const looked: (Thing | null)[] = [];
  render(Board, {
    props: {
      view,
      deciding,
      pointing: { at: () => false },
      looking: { look: (thing) => looked.push(thing) },
      events: [],
      motion: { reduced: true, frame: 1 },
    },
  });
  return { deciding, chosen, looked };
}

function drawn(thing: string): Element {
  const found = document.querySelector(`[data-thing="${thing}"]`);
  if (found === null) throw new Error(`${thing} is not drawn`);
  return found;
}

describe("the board", () => {
  it("names every region with its values, figures, tokens and cards, and lets the keyboard reach it", () => {
    table("crowded");
    const empire = drawn("region:empire");
    expect(empire.getAttribute("tabindex")).toBe("0");
    const label = empire.getAttribute("aria-label");
    expect(label).toContain("The Empire, region 4");
    expect(label).toContain("Populous");
    expect(label).toContain("Corruption 12 of 12");
    expect(label).toContain("Khorne 3 × Bloodletter");
    expect(label).toContain("2 × Noble");
    expect(label).toContain("Battle Cry");
  });

  it("shows a ruined region with its card and without its ring", () => {
    table("crowded");
    expect(drawn("region:badlands").getAttribute("aria-label")).toContain("Ruined, ruination card 2");
    expect(document.querySelector('[data-region="badlands"] .ring')).toBeNull();
    expect(document.querySelector('[data-region="badlands"] [data-thing="ruination_card:2"]')).not.toBeNull();
  });

  it("lets corruption creep over the land, farther the more there is, and ruin burn it", () => {
    table("crowded");
    const { state, summary } = asOldWorld(FIXTURES.crowded!.view);
    const { ruined } = state;
    const corrupted = REGION_IDS.filter((id) => !ruined.includes(id) && summary.regions[id].corruption > 0);
    expect(corrupted).toContain("empire");
    const creeping = [...document.querySelectorAll<SVGElement>(".creeping")];
    expect(creeping.map((each) => Number(each.style.getPropertyValue("--share")))).toEqual(
      corrupted.map((id) => Math.min(1, summary.regions[id].corruption / RUIN)),
    );
    const long = [1, 6, RUIN].map((tokens) => veinsOf("empire", tokens).length);
    expect(long[0]).toBeLessThan(long[1]!);
    expect(long[1]).toBeLessThan(long[2]!);
    expect(ruined.length).toBeGreaterThan(0);
    const burnt = [...document.querySelectorAll(".char")].map((each) => each.parentElement?.getAttribute("clip-path"));
    expect(burnt).toEqual(ruined.map((id) => `url(#oldworld-within-${id})`));
  });

  it("lets glow what can be chosen, and only that", () => {
    table("battle");
    const glowing = [...document.querySelectorAll(".glows")].map((element) => element.getAttribute("data-thing"));
    expect(glowing.sort()).toEqual(["figure:acolyte", "token:peasant"]);
  });

  it("takes a click on the ground, and one on a piece that cannot be chosen for the ground beneath", async () => {
    const { deciding } = table("crowded");
    const before = deciding.options.length;
    await fireEvent.click(drawn("figure:bloodthirster region:empire"));
    expect(deciding.clicks).toEqual([[{ kind: "region", id: "empire" }]]);
    expect(deciding.options.length).toBeLessThan(before);
  });

  it("takes a stack of figures as kind and place", async () => {
    const { deciding } = table("crowded");
    await fireEvent.click(drawn("figure:seductress region:bretonnia"));
    expect(deciding.options.every((option) => option.args.figure === "seductress")).toBe(true);
  });

  it("shows a region closer when somebody rests on its figures", async () => {
    const { looked } = table("middle");
    await fireEvent(drawn("region:kislev"), new PointerEvent("pointermove", { pointerType: "mouse", bubbles: true }));
    expect(looked.at(-1)).toEqual({ kind: "region", id: "kislev" });
  });

  it("shows nothing closer of what is picked, for the next click is elsewhere", async () => {
    const { looked } = table("crowded");
    await fireEvent.click(drawn("region:empire"));
    await fireEvent(drawn("region:empire"), new PointerEvent("pointermove", { pointerType: "mouse", bubbles: true }));
    expect(looked).toEqual([]);
  });

  it("shows nothing closer under a pointer that has not moved", async () => {
    const { looked } = table("middle");
    await fireEvent(drawn("region:kislev"), new PointerEvent("pointerenter", { pointerType: "mouse", bubbles: true }));
    expect(looked).toEqual([]);
  });

  it("says Threat, next reward and power points of every dial", () => {
    table("crowded");
    expect(drawn("power:khorne").getAttribute("aria-label")).toContain(
      "Khorne: Threat 28, next on the dial: Draw 2 Chaos cards",
    );
  });

  it("tells the points of all powers", () => {
    table("crowded");
    expect(screen.getByLabelText(/^Victory points: Khorne: 31, Nurgle: 44/)).toBeTruthy();
  });
});
