import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../words/words.svelte.ts";
import type { Scene, View } from "../../contract.ts";
import { UNASKED } from "../../parts/unasked.ts";
import { FIXTURES } from "../dev/fixtures.ts";
import { TALES } from "../dev/tales.ts";
import { scenes } from "../scenes.ts";
import type { Tale } from "../story/fights.ts";
import { onStage } from "./staged.ts";
import Stage from "./Stage.svelte";

beforeAll(() => speak("en"));

function stage(view: View, scene: Scene | null) {
  const drawing = { deciding: UNASKED, pointing: { at: () => false }, looking: { look: () => undefined } };
  return render(Stage, { props: { view, scene, ...drawing, motion: { reduced: true, frame: 1 } } });
}

/** Every scene that has a stage, with the table as it is when the scene is told. */
const staged = TALES.flatMap(({ before, events, last }) => {
  let view = before;
  return scenes(events, before, last).flatMap((scene) => {
    view = scene.after(view, last);
    return scene.stage === undefined ? [] : [{ view, scene, tale: scene.stage as Tale }];
  });
});

describe("the stage", () => {
  it("is wanted for a fight under way, not for a quiet turn", () => {
    expect(onStage(FIXTURES.fight!.view, null)).toBe(true);
    expect(onStage(FIXTURES.start!.view, null)).toBe(false);
    expect(onStage(FIXTURES.draft!.view, null)).toBe(false);
  });

  it("shows the dice that lie against what is needed", () => {
    stage(FIXTURES.fight!.view, null);
    expect(screen.getByLabelText("Hannah has 12 against 15")).toBeTruthy();
    expect(document.querySelectorAll('[data-thing^="die:"]').length).toBe(10);
  });

  it("draws everything that is staged, each die and each enemy", { timeout: 20000 }, () => {
    expect(staged.length).toBeGreaterThan(20);
    for (const { view, scene, tale } of staged) {
      const { container, unmount } = stage(view, scene);
      if (tale.fight) {
        expect(container.querySelectorAll('[data-thing^="die:"]')).toHaveLength(tale.fight.dice.length);
        const faces = 1 + tale.fight.tokens.length + tale.fight.foes.length;
        expect(container.querySelectorAll(".face")).toHaveLength(faces);
        for (const path of container.querySelectorAll(".face")) expect(path.children.length).toBeGreaterThan(3);
      } else expect(container.querySelector(".siege")).toBeTruthy();
      unmount();
    }
  });

  it("says how it ended only when that is told", () => {
    for (const { view, scene, tale } of staged) {
      if (!tale.fight) continue;
      const { container, unmount } = stage(view, scene);
      expect(container.querySelector(".outcome") !== null).toBe(tale.fight.won !== null);
      unmount();
    }
  });
});
