import { beforeAll, describe, expect, it } from "vitest";
import { say, speak } from "../../words/words.svelte.ts";
import type { GameEvent, Scene, View } from "../contract.ts";
import { waitingMs } from "../../staging/timing.ts";
import rules from "../../../../src/warhost/words/en/rules/oldworld.md?raw";
import { type Recorded, storyWith } from "../workbench/stories.ts";
import { STORIES } from "./dev/stories.ts";
import { named } from "./naming.ts";
import { scenes } from "./scenes.ts";
import { CARD_RULES } from "./scenes/rules.ts";
import type { StagedBattle } from "./stage/staged.ts";
import { lasting, tone } from "./telling.ts";
import { asOldWorld } from "./view.ts";

beforeAll(() => speak("en"));

const cut = ({ events, before, last }: Recorded): Scene[] => scenes(events, before, last);

/** The tables that are on the screen, scene by scene. */
function tables(story: Recorded): View[] {
  let now = story.before;
  return cut(story).map((scene) => (now = scene.after(now, story.last)));
}

function words({ line, events }: Scene): string {
  if (line !== null) return say(line.id, line.variables);
  const first = events.find((event) => tone(event) !== "silent");
  return first === undefined ? "" : say(`oldworld-event-${first.kind}`, argumentsOf(first));
}

/** Ids are about as long as names. */
function argumentsOf(event: GameEvent): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
}

/** As the shell counts it, at normal speed. */
function milliseconds(scene: Scene): number {
  const { size, events } = scene;
  return waitingMs({ size, signs: words(scene).length, motionMs: lasting(events), own: false }, "normal");
}

/** What lies on the table, in whatever order it is written. */
const DRAWN = [
  "round",
  "phase",
  "figures",
  "marked",
  "tokens",
  "corruption",
  "spaces",
  "ruined",
  "ruins_scored",
  "track",
  "old_world_card",
  "points",
  "power",
  "dials",
  "peasants",
  "upgrades",
] as const;

function drawn(view: View): unknown {
  const { state } = asOldWorld(view);
  return DRAWN.map((field) => (field === "ruined" ? state[field] : inOrder(state[field])));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((each) => typeof each === "string") ? [...value].sort() : value;
  if (value === null || typeof value !== "object") return value;
  return Object.entries(value)
    .map(([name, each]) => [name, inOrder(each)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

describe.each(STORIES)("the story $name", (story) => {
  it("ends with the table as it is", () => {
    const last = tables(story).at(-1) as View;
    expect(drawn(last)).toEqual(drawn(story.last));
    expect(last.scores).toEqual(story.last.scores);
  });

  it("shows dials, ruins and the fallen no earlier than they are told", () => {
    const seen = tables(story);
    cut(story).forEach((scene, index) => {
      const [before, now] = [index === 0 ? story.before : (seen[index - 1] as View), seen[index] as View];
      const [then, after] = [asOldWorld(before).state, asOldWorld(now).state];
      const told = (kind: string) => scene.events.some((event) => event.kind === kind);
      expect(after.ruined.length - then.ruined.length).toBe(told("ruined") ? 1 : 0);
      if (!told("dial_turned")) expect(after.dials).toEqual(then.dials);
      if (!told("killed") && !told("battle_ended") && !told("removed") && !told("summoned") && !told("moved")) {
        expect(after.figures).toEqual(then.figures);
      }
    });
  });
});

const opening = ({ events }: Scene) => events[0]?.kind;

describe("a battle", () => {
  it("is told in order: who meets, each throw, who falls, and large where dice fall", () => {
    const told = cut(storyWith(STORIES, "battle_began", "rolled", "hit", "battle_ended"));
    const parts = ["battle_began", "rolled", "hit", "battle_ended"];
    const begins = told.findIndex((scene) => opening(scene) === "battle_began");
    const at = parts.map((kind) => told.findIndex((scene, index) => index >= begins && opening(scene) === kind));
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    const sizes = (kind: string) => new Set(told.filter((scene) => opening(scene) === kind).map(({ size }) => size));
    expect(parts.toSpliced(2, 1).map((kind) => [...sizes(kind)])).toEqual([["told"], ["large"], ["passing"]]);
  });

  it("does not tell people whom they have just struck themselves, unless it brought something", () => {
    const own = STORIES.filter(({ events: [first], before }) => first?.kind === "hit" && first.seat === before.viewer);
    const struck = own.map((story) => cut(story)[0] as Scene);
    const brought = (scene: Scene) => scene.events.some(({ kind }) => kind === "counter_earned");
    expect(new Set(struck.map(brought)).size).toBe(2);
    for (const scene of struck) expect(scene.size === "passing").toBe(!brought(scene));
  });

  it("remembers on the stage what was thrown before", () => {
    const thrown = STORIES.flatMap(cut).filter((scene) => opening(scene) === "rolled");
    expect(thrown.length).toBeGreaterThan(5);
    for (const { events, stage } of thrown) {
      const { region, rolls } = stage as StagedBattle;
      expect(stage).toMatchObject({ kind: "battle", region: events[0]?.region, thrown: true });
      expect(rolls.at(-1)?.hits).toBe(events[0]?.hits);
      expect(region).toBe(events[0]?.region);
    }
    expect(thrown.some(({ stage }) => (stage as StagedBattle).rolls.length > 1)).toBe(true);
  });

  it("goes on after a decision with the dice that lie there and those who fell", () => {
    const kindsOf = ({ events }: Recorded) => events.map(({ kind }) => kind);
    const at = STORIES.findIndex((story, place) => {
      const next = STORIES[place + 1];
      const goesOn = kindsOf(story).includes("rolled") && !kindsOf(story).includes("battle_ended");
      return goesOn && next !== undefined && kindsOf(next)[0] === "hit" && kindsOf(next).includes("killed");
    });
    const [one, next] = STORIES.slice(at, at + 2) as [Recorded, Recorded];
    const before = cut(one).findLast(({ stage }) => (stage as StagedBattle | undefined)?.kind === "battle")!;
    const { rolls, fallen } = before.stage as StagedBattle;
    const stage = scenes(next.events, one.last, next.last)[0]!.stage as StagedBattle;
    expect(rolls.length).toBeGreaterThan(0);
    expect(stage.rolls).toEqual(rolls);
    expect(stage.fallen.slice(0, fallen.length)).toEqual(fallen);
    expect(stage.fallen.length).toBeGreaterThan(fallen.length);
  });
});

const ROUND_ENDS = ["rolled", "hit", "battle_ended", "domination", "corrupted", "dial_turned", "phase_began"];

describe("the end of a round", () => {
  it("takes between 12 seconds and half a minute from the Corruption Phase on", () => {
    const all = cut(storyWith(STORIES, ...ROUND_ENDS));
    const from = all.findIndex((scene) => scene.events.some(({ phase }) => phase === "corruption"));
    const seconds = all.slice(from).reduce((sum, scene) => sum + milliseconds(scene), 0) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(12);
    expect(seconds).toBeLessThanOrEqual(30);
  });

  it("tells undisputed regions together, and alone those that are won in a contest or by the viewer", () => {
    const all = STORIES.flatMap((story) => cut(story).map((scene) => ({ story, scene })));
    for (const { story, scene } of all) {
      const judged = scene.events.filter(({ kind }) => kind === "domination");
      const own = story.before.seats.indexOf(story.before.viewer ?? "");
      const isAlone = judged.some(({ values, resistance }) => {
        const strong = (values as number[]).filter((value) => value > 0);
        const isDecided = Math.max(...strong) > Number(resistance);
        return isDecided && (strong.length > 1 || ((values as number[])[own] ?? 0) > 0);
      });
      if (isAlone) expect(judged).toHaveLength(1);
    }
    const judgedTogether = all.filter(
      ({ scene }) => scene.events.filter(({ kind }) => kind === "domination").length > 1,
    );
    expect(judgedTogether.length).toBeGreaterThan(0);
  });

  it("tells of a ruin large, with the points of its ruiners", () => {
    const ruins = STORIES.flatMap(cut).filter((scene) => opening(scene) === "ruined");
    expect(ruins.length).toBeGreaterThan(0);
    for (const ruin of ruins) {
      const place = { kind: "region", id: ruin.events[0]?.region };
      expect(ruin).toMatchObject({ size: "large", place, stage: { kind: "ruin" } });
      expect(ruin.gains.length).toBeGreaterThan(0);
    }
  });

  it("turns dial by dial", () => {
    const dials = cut(storyWith(STORIES, ...ROUND_ENDS)).filter((scene) => opening(scene) === "dial_turned");
    expect(dials.map((scene) => scene.place?.kind)).toEqual(dials.map(() => "power"));
    expect(dials.length).toBeGreaterThan(1);
  });
});

describe("the rule of a card", () => {
  it.each(Object.entries(CARD_RULES))("of kind %s speaks of it", (kind, all) => {
    for (const [card, rule] of Object.entries(all)) {
      const text = rules.split("\n").find((each) => each.startsWith(`**${rule}**`));
      expect(text, `${card}: ${rule}`).toBeDefined();
      if (kind !== "upgrade") expect(text).toContain(`**${rule}** ${named(kind, card)}`);
    }
  });
});
