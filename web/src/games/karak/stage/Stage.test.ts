import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../words/words.svelte.ts";
import type { Scene, View } from "../../contract.ts";
import { UNASKED } from "../../parts/unasked.ts";
import { FIXTURES } from "../dev/fixtures.ts";
import { STORIES } from "../dev/stories.ts";
import { scenes } from "../scenes.ts";
import { isRolled, type Tale } from "../story/fights.ts";
import { asKarak } from "../view.ts";
import { onStage } from "./staged.ts";
import Stage from "./Stage.svelte";

beforeAll(() => speak("en"));

function stage(view: View, scene: Scene | null) {
  const drawing = { deciding: UNASKED, pointing: { at: () => false }, looking: { look: () => undefined } };
  return render(Stage, { props: { view, scene, ...drawing, motion: { reduced: true, frame: 1 } } });
}

/** Every scene that has a stage, with the table as it is when the scene is told. */
const staged = STORIES.flatMap(({ before, events, last }) => {
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

  it("draws everything that is staged, and says how it ended only when that is told", { timeout: 60000 }, () => {
    expect(staged.length).toBeGreaterThan(20);
    for (const { view, scene, tale } of staged) {
      const { container, unmount } = stage(view, scene);
      if (tale.fight) {
        expect(container.querySelectorAll('[data-thing^="die:"]')).toHaveLength(tale.fight.dice.length);
        const faces = 1 + tale.fight.tokens.length + tale.fight.foes.length;
        expect(container.querySelectorAll(".face")).toHaveLength(faces);
        for (const face of container.querySelectorAll(".face")) expect(face.children.length).toBeGreaterThan(3);
        expect(container.querySelector(".karak-outcome") !== null).toBe(tale.fight.won !== null);
      } else expect(container.querySelector(".siege")).toBeTruthy();
      unmount();
    }
  });

  it("keeps the beaten in sight while the winner still chooses", () => {
    const at = STORIES.findIndex(
      ({ events, last }) => isRolled(asKarak(last)) && events.some(({ kind }) => kind === "fight_won"),
    );
    const { before, events, last } = STORIES[at]!;
    const told = scenes(events, before, last).findLast(({ stage }) => (stage as Tale | undefined)?.fight)!;
    const { tokens, foes } = (told.stage as Tale).fight!;
    expect(tokens.length + foes.length).toBeGreaterThan(0);
    const { container } = stage(last, null);
    expect(container.querySelectorAll(".face")).toHaveLength(1 + tokens.length + foes.length);
  });
});
