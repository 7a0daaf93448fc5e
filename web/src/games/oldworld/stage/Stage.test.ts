import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Choosing } from "../../../deciding/deciding.svelte.ts";
import { speak } from "../../../words/words.svelte.ts";
import type { GameEvent, Scene, View } from "../../contract.ts";
import { FIXTURES, optionsOf } from "../dev/fixtures.ts";
import { STORIES } from "../dev/stories.ts";
import type { RegionId } from "../map/geography.ts";
import { named } from "../naming.ts";
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

interface Playing {
  view: View;
  scene: Scene;
}

/** The stage as it is when a scene plays: the first that begins with such an event, and fits. */
function playing(kind: string, fits: (playing: Playing) => boolean = () => true): Playing {
  for (const { before, events, last } of STORIES.filter((story) => story.events.some((event) => event.kind === kind))) {
    let view = before;
    for (const scene of scenes(events, before, last)) {
      view = scene.after(view, last);
      if (scene.events[0]?.kind === kind && fits({ view, scene })) return { view, scene };
    }
  }
  throw new Error(`no scene of ${kind} was recorded`);
}

function shown(kind: string, fits?: (playing: Playing) => boolean): Playing {
  const staged = playing(kind, fits);
  render(Stage, { props: { ...staged, ...still, deciding: new Choosing(async () => "taken") } });
  return staged;
}

const first = ({ scene }: Playing) => scene.events[0] as GameEvent;

describe("a battle on the stage", () => {
  it("shows every figure of every side by itself", () => {
    const staged = shown("battle_began");
    const region = String(first(staged).region) as RegionId;
    const here = Object.values(asOldWorld(staged.view).state.figures[region] ?? {});
    expect(document.querySelectorAll(".soldier")).toHaveLength(here.reduce((sum, many) => sum + many, 0));
    expect(screen.getByText(`Battle in ${named("region", region)}`)).toBeTruthy();
  });

  it("says what was thrown and how many hits that makes", () => {
    const { dice, hits, seat } = first(shown("rolled", (each) => Number(first(each).hits) > 1));
    const thrown = `${named("power", String(seat))} rolled ${(dice as number[]).join(", ")}: ${String(hits)} hits`;
    expect(screen.getByLabelText(thrown)).toBeTruthy();
    expect(screen.getByText(`${String(hits)} hits`)).toBeTruthy();
  });

  it("shows the fallen, those among them who fall now", () => {
    const falling = ({ scene }: Playing) => scene.events.filter(({ kind }) => kind === "killed").length;
    const staged = shown("hit", (each) => falling(each) > 0);
    expect(document.querySelectorAll(".falls")).toHaveLength(falling(staged));
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
    const { view, scene } = playing("phase_began");
    expect(onStage(view, scene)).toBe(false);
    expect(onStage(view, playing("ruined").scene)).toBe(true);
  });

  it("shows who judges over a region, against its Resistance", () => {
    const won = ({ scene }: Playing) => scene.events.find(({ kind }) => kind === "dominated");
    const isAlone = ({ scene }: Playing) => scene.events.filter(({ kind }) => kind === "domination").length === 1;
    const staged = shown(
      "domination",
      (each) => isAlone(each) && won(each) !== undefined && each.scene.size === "large",
    );
    const region = named("region", String(first(staged).region));
    expect(screen.getByText(`Domination in ${region}`)).toBeTruthy();
    const { seat, points } = staged.scene.gains[0]!;
    expect(screen.getByText(`${named("power", seat)} dominates: +${points}`)).toBeTruthy();
  });

  it("shows a ruin with everybody's share and what it brings", () => {
    const staged = shown("ruin_scored");
    expect(screen.getByText(`Ruin of ${named("region", String(first(staged).region))}`)).toBeTruthy();
    expect(document.querySelectorAll(".gain")).toHaveLength(staged.scene.gains.length);
  });

  it("shows a card that is played", () => {
    shown("played", ({ scene }) => scene.stage !== undefined);
    expect(document.querySelector(".playing.full")).not.toBeNull();
  });
});
