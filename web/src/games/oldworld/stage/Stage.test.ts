import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Choosing } from "../../../deciding/deciding.svelte.ts";
import { speak } from "../../../words/words.svelte.ts";
import type { Scene, View } from "../../contract.ts";
import { FIXTURES, optionsOf } from "../dev/fixtures.ts";
import { storyOf } from "../dev/stories.ts";
import { scenes } from "../scenes.ts";
import { asOldWorld } from "../view.ts";
import Stage from "./Stage.svelte";
import { onStage } from "./staged.ts";

vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => speak("en"));

const still = {
  pointing: { at: () => false },
  looking: { look: () => undefined },
  motion: { reduced: true, frame: 1 },
};

/** The stage as it is when a scene of a story plays: the first that begins with such an event. */
function playing(name: string, kind: string, number = 0): { view: View; scene: Scene } {
  const story = storyOf(name);
  let view = story.before;
  let left = number;
  for (const scene of scenes(story.events, story.before, story.last)) {
    view = scene.after(view, story.last);
    if (scene.events[0]?.kind === kind && left-- === 0) return { view, scene };
  }
  throw new Error(`${name} has no scene of ${kind}`);
}

function shown(name: string, kind: string, number = 0) {
  const staged = playing(name, kind, number);
  render(Stage, { props: { ...staged, ...still, deciding: new Choosing(async () => "taken") } });
  return staged;
}

describe("a battle on the stage", () => {
  it("shows every figure of every side by itself", () => {
    const { view } = shown("battle 1", "battle_began", 2);
    const standing = Object.values(asOldWorld(view).state.figures.bretonnia ?? {}).reduce((sum, many) => sum + many, 0);
    expect(document.querySelectorAll(".soldier")).toHaveLength(standing);
    expect(screen.getByText("Battle in Bretonnia")).toBeTruthy();
  });

  it("says what was thrown and how many hits that makes", () => {
    shown("battle 1", "rolled", 3);
    expect(screen.getByLabelText("Khorne rolled 3, 6, 5, 6, 5, 5, 4: 6 hits")).toBeTruthy();
    expect(screen.getByText("6 hits")).toBeTruthy();
  });

  it("shows the fallen, those among them who fall now", () => {
    shown("battle 2", "hit");
    expect(document.querySelectorAll(".lies")).toHaveLength(1);
    expect(document.querySelectorAll(".falls")).toHaveLength(1);
  });

  it("lets hits be assigned to its figures and to Peasants", async () => {
    const { view, prompt } = FIXTURES.battle!;
    const taken = vi.fn(async () => "taken" as const);
    const deciding = new Choosing(taken);
    deciding.ask({ ...prompt!, seat: "khorne", asked: 1, options: optionsOf(prompt!) });
    expect(onStage(view, null)).toBe(true);
    render(Stage, { props: { view, scene: null, ...still, deciding } });
    const glowing = [...document.querySelectorAll(".glows")].map((element) => element.getAttribute("data-thing"));
    expect(new Set(glowing)).toEqual(new Set(["figure:acolyte", "token:peasant"]));
    await fireEvent.click(document.querySelector('[data-thing="figure:acolyte"]')!);
    expect(deciding.clicks).toEqual([[{ kind: "figure", id: "acolyte" }]]);
  });
});

describe("the stage", () => {
  it("is wanted for scenes that bring something to see, and for no others", () => {
    const { view, scene } = playing("ruin", "phase_began");
    expect(onStage(view, scene)).toBe(false);
    expect(onStage({ ...view }, null)).toBe(false);
    expect(onStage(view, playing("ruin", "ruined").scene)).toBe(true);
  });

  it("shows who judges over a region, against its Resistance", () => {
    shown("ruin", "domination");
    expect(screen.getByText("Domination in Kislev")).toBeTruthy();
    expect(screen.getByText("Nurgle dominates: +3")).toBeTruthy();
  });

  it("shows a ruin with everybody's share and what it brings", () => {
    const { scene } = shown("ruin", "ruin_scored");
    expect(screen.getByText("Ruin of Kislev")).toBeTruthy();
    expect(document.querySelectorAll(".gain")).toHaveLength(scene.gains.length);
  });

  it("shows a card that is played", () => {
    shown("summoning 2", "played");
    expect(document.querySelector(".playing.full")).not.toBeNull();
  });
});
