import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { Choosing } from "../../../deciding/deciding.svelte.ts";
import { speak } from "../../../words/words.svelte.ts";
import type { Scene, View } from "../../contract.ts";
import { FIXTURES, optionsOf } from "../dev/fixtures.ts";
import { STORIES } from "../dev/stories.ts";
import { type Recorded, storyWith } from "../../workbench/stories.ts";
import { scenes } from "../scenes.ts";
import Stage from "./Stage.svelte";
import { type Staged, stagedIn } from "./staged.ts";
import { onStage } from "./wanted.ts";

beforeAll(() => speak("en"));

function drawing(name: string) {
  const { view, prompt } = FIXTURES[name]!;
  const deciding = new Choosing(async () => "taken");
  if (prompt) deciding.ask({ seat: view.viewer!, asked: 1, prompt: prompt.prompt, options: optionsOf(prompt) });
  return { view, deciding, pointing: { at: () => false }, looking: { look: () => undefined } };
}

const still = { reduced: true, frame: 1 };
const drawn = (thing: string) => document.querySelector(`[data-thing="${thing}"]`);

/** The scenes of a recorded decision, each with the table that it is shown with. */
function told({ events, before, last }: Recorded): { scene: Scene; view: View }[] {
  let view = before;
  return scenes(events, before, last).map((scene) => {
    view = scene.after(view, last);
    return { scene, view };
  });
}

function nameOf(staged: Staged): string {
  if (staged.kind === "battle") return `battle ${staged.battle.beat}`;
  return staged.kind === "ragnarok" ? `ragnarok ${staged.beat}` : staged.kind;
}

function show({ scene, view }: { scene: Scene; view: View }) {
  const { deciding, pointing, looking } = drawing("middle");
  return render(Stage, { view, deciding, pointing, looking, scene, motion: still });
}

describe("the stage", () => {
  it("is up for battles and for one's own pack, and down otherwise", () => {
    expect(onStage(FIXTURES.battle!.view, null)).toBe(true);
    expect(onStage(FIXTURES.draft!.view, null)).toBe("wide");
    expect(onStage({ ...FIXTURES.draft!.view, viewer: null }, null)).toBe(false);
    for (const name of ["middle", "end", "crowded"]) expect(onStage(FIXTURES[name]!.view, null), name).toBe(false);
  });

  it("can show whatever scenes want to show", { timeout: 60000 }, async () => {
    const kinds = new Map<string, { scene: Scene; view: View }>();
    for (const each of STORIES.flatMap(told)) {
      const staged = stagedIn(each.scene);
      expect(onStage(each.view, each.scene)).toBe(staged !== null);
      if (staged !== null) kinds.set(nameOf(staged), each);
    }
    expect([...kinds.keys()].sort()).toEqual([
      "battle effect",
      "battle losses",
      "battle muster",
      "battle reveal",
      "battle spoils",
      "battle sums",
      "quests",
      "ragnarok burning",
      "ragnarok fallen",
      "ragnarok glory",
      "reckoning",
      "upgrade",
    ]);
    for (const [name, each] of kinds) {
      const { unmount, container } = show(each);
      await waitFor(() => {
        expect(container.querySelector("section")?.textContent?.length ?? 0, name).toBeGreaterThan(5);
      });
      unmount();
    }
  });
});

describe("a battle", () => {
  it("shows who fights how strongly, and cards only face down until all are in", () => {
    render(Stage, { ...drawing("battle"), scene: null, motion: still });
    expect(screen.getByLabelText("Battle in Yggdrasil")).toBeTruthy();
    expect(screen.getByLabelText("Raven clan: strength of figures 6. A card lies face down")).toBeTruthy();
    expect(screen.getByLabelText("Bear clan: strength of figures 6")).toBeTruthy();
    expect(document.querySelector('[data-thing^="card:"]')).toBeNull();
  });

  it("marks one's own card as soon as it is chosen", async () => {
    const table = drawing("battle");
    render(Stage, { ...table, scene: null, motion: still });
    expect(screen.queryByText("Your card")).toBeNull();
    table.deciding.pick([{ kind: "card", id: "heimdalls_gaze" }]);
    expect(await screen.findByText("Your card")).toBeTruthy();
    expect(drawn("card:heimdalls_gaze")).not.toBeNull();
  });

  it("shows cards and sums when they lie open", () => {
    render(Stage, { ...drawing("reveal"), scene: null, motion: still });
    expect(screen.getByLabelText("Serpent clan: figures 4, cards 2, together 6")).toBeTruthy();
    expect(drawn("card:odins_judgement")).not.toBeNull();
  });

  it("lets a sum go on from what it was when the cards were shown", async () => {
    const all = STORIES.flatMap(told);
    const compared = all.findIndex(({ scene }, place) => {
      const [before, now] = [all[place - 1], { scene }].map((each) => (each ? stagedIn(each.scene) : null));
      return before?.kind === "battle" && now?.kind === "battle" && nameOf(now) === "battle sums";
    });
    const { deciding, pointing, looking } = drawing("middle");
    const shared = { deciding, pointing, looking };
    const { rerender } = render(Stage, { ...all[compared - 1]!, ...shared, motion: { reduced: false, frame: 1 } });
    await waitFor(() => expect(document.querySelectorAll(".sum strong").length).toBeGreaterThan(1));
    const sums = [...document.querySelectorAll(".sum strong")];
    await rerender({ ...all[compared]!, ...shared, motion: { reduced: false, frame: 2 } });
    expect(document.querySelector(".host.counted")).not.toBeNull();
    expect([...document.querySelectorAll(".sum strong")].every((sum, place) => sum === sums[place])).toBe(true);
  });

  it("lets the figures of the losers fall", () => {
    const lost = STORIES.flatMap(told).find(({ scene }) =>
      scene.events.some(({ kind, cause }) => kind === "destroyed" && cause === "battle"),
    )!;
    const dead = lost.scene.events.find(({ kind }) => kind === "destroyed")!;
    show(lost);
    const loser = document.querySelector(`[data-clan="${String(dead.seat)}"]`)!;
    expect(loser.querySelectorAll(".fallen")).toHaveLength((dead.figures as string[]).length);
    expect(loser.classList.contains("wins")).toBe(false);
    const winner = document.querySelector("[data-clan].wins")!;
    expect(winner.querySelectorAll(".fallen")).toHaveLength(0);
  });
});

describe("the draft", () => {
  it("says how many cards are kept, and marks the own pick", async () => {
    const table = drawing("draft");
    render(Stage, { ...table, scene: null, motion: still });
    expect(screen.getByLabelText("Your pack: keep one card")).toBeTruthy();
    expect(drawn("card:sea_serpent")?.classList.contains("glows")).toBe(true);
    await fireEvent.click(drawn("card:sea_serpent")!);
    expect(screen.getByText("You keep this")).toBeTruthy();
    table.deciding.ask(null, "draft");
    expect(await screen.findByText(/^You keep Sea Serpent/)).toBeTruthy();
    expect(document.querySelector(".glows")).toBeNull();
  });

  it("says with two players that two cards are kept, and after the first that one more is", async () => {
    const table = drawing("draft");
    const [one, two, three] = ["sea_serpent", "lord_of_hammers", "odins_smite_1"] as const;
    const pair = (card: string, other: string) => ({
      key: `keep_two:${card},${other}`,
      verb: "keep_two",
      args: { card, other },
      things: [card, other].map((id) => ({ kind: "card", id })),
    });
    const options = [pair(one, two), pair(one, three), pair(two, three)];
    table.deciding.ask({ seat: "serpent", asked: 2, prompt: "draft", options });
    render(Stage, { ...table, scene: null, motion: still });
    expect(screen.getByLabelText("Your pack: keep two cards")).toBeTruthy();
    await fireEvent.click(drawn("card:sea_serpent")!);
    expect(screen.getByLabelText("Your pack: keep one more card")).toBeTruthy();
  });
});

describe("the end of an Age", () => {
  it("stamps quest by quest", async () => {
    const judged = told(storyWith(STORIES, "quests_shown", "quest_failed", "quest_done"));
    const isOf = ({ kind }: { kind: string }) => kind === "quest_failed" || kind === "quest_done";
    const outcomes = judged.flatMap(({ scene }) => scene.events.filter(isOf)).map(({ kind }) => kind);
    show(judged.findLast(({ scene }) => scene.events.some(isOf))!);
    const failed = outcomes.filter((kind) => kind === "quest_failed");
    expect(await screen.findAllByText("Failed")).toHaveLength(failed.length);
    expect(document.querySelectorAll(".done strong")).toHaveLength(outcomes.length - failed.length);
  });

  it("honours those who die in Ragnarok", async () => {
    const honoured = STORIES.flatMap(told).find(({ scene }) => {
      return scene.events.filter(({ source }) => source === "ragnarok").length > 1;
    })!;
    show(honoured);
    await waitFor(() => expect(document.querySelectorAll(".ragnarok li strong").length).toBeGreaterThan(1));
  });
});
