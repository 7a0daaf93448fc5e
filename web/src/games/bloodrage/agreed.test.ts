import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../words/words.svelte.ts";
import type { View } from "../contract.ts";
import { UNASKED } from "../parts/unasked.ts";
import Face from "./cards/Face.svelte";
import { FIXTURES } from "./dev/fixtures.ts";
import Hand from "./sheets/Hand.svelte";
import Stage from "./stage/Stage.svelte";
import { aside } from "./telling.ts";
import { asBloodRage } from "./view.ts";

beforeAll(() => speak("en"));

const GAZE = "heimdalls_gaze";
const thing = { kind: "card", id: GAZE };
const looks = { deciding: UNASKED, pointing: { at: () => false }, looking: { look: () => undefined } };

/** A table where Heimdall's Gaze adds 2, not the 3 that is printed on it (BR 21.9). */
function agreed(change: (view: ReturnType<typeof asBloodRage>) => void = () => undefined): View {
  const view = structuredClone(FIXTURES.battle!.view);
  const table = asBloodRage(view);
  table.options.gaze = "2";
  table.summary.cards[GAZE] = { kind: "battle", bonus: 2 };
  change(table);
  return view;
}

describe("a number that was agreed at the table", () => {
  it("stands on the card", () => {
    render(Face, { thing, view: agreed(), size: "full" });
    expect(document.querySelector(".coin")?.textContent).toContain("+2");
  });

  it("is told of the card in the hand", () => {
    render(Hand, { ...looks, view: agreed(), seat: "bear" });
    expect(screen.getByLabelText(/^Heimdall’s Gaze, .*Bonus 2/)).toBeTruthy();
  });

  it("stands beside the choice to play it", () => {
    const option = { key: `play:${GAZE}`, verb: "play", args: { card: GAZE }, things: [thing] };
    expect(aside(option, agreed())?.variables).toEqual({ bonus: 2 });
  });

  it("stands on the card in a battle", () => {
    const view = agreed(({ state }) => {
      state.fighting.wolf = true;
      state.played.wolf = [GAZE];
    });
    render(Stage, { props: { ...looks, view, scene: null, motion: { reduced: true, frame: 1 } } });
    expect(document.querySelector(`[data-thing="card:${GAZE}"]`)?.getAttribute("aria-label")).toContain("Bonus 2");
    expect([...document.querySelectorAll(".stage .number")].map((number) => number.textContent)).toContain("+2");
  });
});
