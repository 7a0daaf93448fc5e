import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../words/words.svelte.ts";
import type { Scene, View } from "../contract.ts";
import { type Recorded, storyWith } from "../workbench/stories.ts";
import { STORIES } from "./dev/stories.ts";
import { scenes, TOLD } from "./scenes.ts";
import { type Battle, battleOf } from "./stage/battle.ts";
import type { Staged, StagedBattle } from "./stage/staged.ts";
import { asBloodRage, type BloodRageView } from "./view.ts";
// Read as text: the engine's own list of everything that can happen.
import vocabulary from "../../../../src/warhost/games/bloodrage/events.py?raw";

beforeAll(() => speak("en"));

const frames = STORIES.map((story): [string, Recorded] => [story.name, story]);
const cut = ({ events, before, last }: Recorded) => scenes(events, before, last);

/** The tables that are seen one after the other. */
function seen({ before, last }: Recorded, told: readonly Scene[]): View[] {
  const tables = [before];
  for (const scene of told) tables.push(scene.after(tables.at(-1) as View, last));
  return tables;
}

const those = (yes: object) => Object.keys(yes).filter((clan) => yes[clan as keyof typeof yes]);

/** Figures of a reserve stand there in no order. */
function inOrder(clans: BloodRageView["summary"]["clans"]) {
  return Object.values(clans).map((clan) => ({ ...clan, reserve: clan.reserve.toSorted() }));
}

function kindsOf(text: string): string[] {
  return [...text.matchAll(/EVENTS\.add\(\s*"(\w+)"/g)].map(([, kind]) => kind as string);
}

describe("scenes", () => {
  it("are made for every kind of event that there is", () => {
    const kinds = kindsOf(vocabulary);
    expect(kinds.length).toBeGreaterThan(55);
    expect(kinds.filter((kind) => !TOLD.includes(kind))).toEqual([]);
  });

  it.each(frames)("end as the table ends: %s", (_name, frame) => {
    const end = asBloodRage(seen(frame, cut(frame)).at(-1) as View);
    const last = asBloodRage(frame.last);
    for (const part of ["glory", "rage", "tracks", "sheets", "rewards", "phase", "age"] as const) {
      expect(end.state[part], part).toEqual(last.state[part]);
    }
    for (const part of ["first_player", "pillager", "battlefield"] as const) {
      expect(end.state[part], part).toEqual(last.state[part]);
    }
    for (const part of ["fighting", "passed"] as const) {
      expect(those(end.state[part]), part).toEqual(those(last.state[part]));
    }
    for (const part of ["destroyed", "pillaged"] as const) {
      expect(end.state[part].toSorted(), part).toEqual(last.state[part].toSorted());
    }
    expect(end.summary.provinces).toEqual(last.summary.provinces);
    expect(end.summary.fjords).toEqual(last.summary.fjords);
    expect(inOrder(end.summary.clans)).toEqual(inOrder(last.summary.clans));
    expect(end.summary.battle === null).toBe(last.summary.battle === null);
  });

  it.each(frames)("never show points, deaths or ruin before they are told: %s", (_name, frame) => {
    const told = cut(frame);
    const tables = seen(frame, told).map(asBloodRage);
    told.forEach((scene, index) => {
      const [before, after] = [tables[index]!, tables[index + 1]!];
      const kinds = scene.events.map(({ kind }) => kind);
      if (scene.gains.length === 0) expect(after.state.glory).toEqual(before.state.glory);
      if (!kinds.includes("province_fell")) expect(after.state.destroyed).toEqual(before.state.destroyed);
      if (!kinds.some((kind) => ["destroyed", "released", "invaded", "monster_left"].includes(kind))) {
        const dead = (view: typeof before) => Object.values(view.summary.clans).map(({ valhalla }) => valhalla);
        expect(dead(after)).toEqual(dead(before));
      }
      const mayTurnToken = before.summary.battle !== null;
      if (
        !mayTurnToken &&
        !kinds.includes("pillaged") &&
        !kinds.includes("age_began") &&
        !kinds.includes("province_fell")
      ) {
        expect(after.state.pillaged).toEqual(before.state.pillaged);
      }
    });
  });

  it.each(frames)("never tell one's own gains and losses in passing, and say the rule: %s", (_name, frame) => {
    for (const scene of cut(frame)) {
      if (scene.gains.some(({ seat }) => seat === frame.before.viewer)) expect(scene.size).toBe("large");
      const isHit = scene.events.some(({ kind, seat }) => kind === "destroyed" && seat === frame.before.viewer);
      if (isHit) expect(scene.size).toBe("large");
      if (scene.events[0]?.kind !== "card_worked") expect(scene.rule, scene.events[0]?.kind).toMatch(/^BR \d+\.\d+$/);
    }
  });
});

describe("a battle on the stage", () => {
  const battles = frames.flatMap(([, frame]) => cut(frame)).filter(({ stage }) => (stage as Staged)?.kind === "battle");
  const battleIn = (scene: Scene) => (scene.stage as StagedBattle).battle;

  it("shows cards only when all are in, and sums only when they are compared", () => {
    const mustered = battles.filter(({ events }) => events.some(({ kind }) => kind === "battle_began"));
    expect(mustered.length).toBeGreaterThan(2);
    for (const scene of mustered) {
      for (const side of battleIn(scene).sides) {
        expect(side).toMatchObject({ cards: [], bonus: null, total: null });
        expect(side.fighters.length).toBeGreaterThan(0);
      }
      expect(battleIn(scene).winner).toBeNull();
    }
  });

  it("adds up, figure by figure and card by card", () => {
    const compared = battles.filter(({ events }) => events.some(({ kind }) => kind === "strength"));
    expect(compared.length).toBeGreaterThan(4);
    for (const { events, stage } of compared) {
      const { sides, winner, outcome } = (stage as StagedBattle).battle;
      expect(outcome).not.toBeNull();
      for (const side of sides) {
        expect(side.total).toBe(side.strength + (side.bonus ?? 0));
        expect(events.find(({ kind, seat }) => kind === "strength" && seat === side.clan)?.total).toBe(side.total);
      }
      if (winner !== null) {
        const totals = sides.map(({ total }) => total ?? 0);
        expect(sides.find(({ clan }) => clan === winner)?.total).toBe(Math.max(...totals));
      }
    }
  });

  it("is large to whoever fights; those who wait read the cards, and are told the rest in a line", () => {
    const [name, frame] = frames.find(([, { events }]) => events.some(({ kind }) => kind === "battle_won"))!;
    const sizes = (viewer: string | null) =>
      cut({ ...frame, before: { ...frame.before, viewer }, last: { ...frame.last, viewer } })
        .filter(({ events }) => events.some(({ kind }) => kind === "battle_won"))
        .map((scene) => [scene.size, battleIn(scene).sides.map(({ clan }) => clan)] as const);
    const [[size, clans]] = sizes(null) as [readonly [string, string[]]];
    expect(size, name).toBe("large");
    for (const seat of frame.last.seats) expect(sizes(seat)[0]?.[0]).toBe(clans.includes(seat) ? "large" : "told");
  });

  it("lets the losers fall", () => {
    const lost = battles.filter(({ events }) => {
      return events.some(({ kind, cause }) => kind === "destroyed" && cause === "battle");
    });
    expect(lost.length).toBeGreaterThan(3);
    for (const scene of lost) {
      const told = scene.events
        .filter(({ kind }) => kind === "destroyed")
        .flatMap(({ figures }) => figures as string[]);
      const fallen = battleIn(scene).sides.flatMap(({ fighters }) => fighters.filter((each) => each.fallen));
      expect(fallen.length).toBeGreaterThanOrEqual(told.length);
    }
  });
});

describe("a battle whose winner has more to decide", () => {
  /** After this decision a battle is decided and its cards are gone, and somebody is asked further. */
  const at = STORIES.findIndex(({ last }) => {
    const { winner, played } = asBloodRage(last).state;
    return winner !== null && Object.values(played).every((cards) => cards.length === 0);
  });
  const [decided, further] = STORIES.slice(at, at + 2) as [Recorded, Recorded];
  const fallen = ({ sides }: Battle) => sides.flatMap(({ fighters }) => fighters.filter((each) => each.fallen));

  it("keeps its cards, its sums and its fallen on the stage", () => {
    cut(decided);
    const staged = scenes(further.events, decided.last, further.last).map(({ stage }) => stage as Staged | undefined);
    const battles = staged.filter((each) => each?.kind === "battle").map(({ battle }) => battle);
    expect(battles.length).toBeGreaterThan(0);
    for (const battle of [battleOf(asBloodRage(decided.last))!, ...battles]) {
      expect(battle.winner).toBe(asBloodRage(decided.last).state.winner);
      expect(fallen(battle).length).toBeGreaterThan(0);
      for (const { cards, strength, bonus, total } of battle.sides) {
        expect(cards.length).toBeGreaterThan(0);
        expect(total).toBe(strength + (bonus ?? 0));
      }
    }
  });

  it("says nothing of cards and sums to whoever comes only now", () => {
    const late = battleOf(asBloodRage(structuredClone(decided.last)))!;
    expect(late.winner).toBe(asBloodRage(decided.last).state.winner);
    for (const side of late.sides) expect(side).toMatchObject({ cards: [], bonus: null, total: null, hidden: null });
  });
});

describe("the end of an Age", () => {
  it("judges quest by quest and says why", () => {
    const story = storyWith(STORIES, "quests_shown", "quest_failed", "quest_done");
    const told = cut(story).filter(({ stage }) => (stage as Staged)?.kind === "quests");
    const judged = story.events.filter(({ kind }) => kind === "quest_failed" || kind === "quest_done");
    expect(told.map(({ line }) => line?.id)).toEqual([
      "web-bloodrage-scene-quests",
      ...judged.map(({ kind }) => `web-bloodrage-scene-${kind.replace("_", "-")}`),
    ]);
    expect(told.every(({ line }, index) => index === 0 || String(line?.variables.why).length > 3)).toBe(true);
  });

  it("lets the province burn, honours the dead, and swallows it; then all is reckoned up", () => {
    const end = storyWith(STORIES, "destroyed", "scored", "province_fell", "legendary", "game_ended");
    const told = cut(end).map(({ stage }) => stage as Staged | undefined);
    const beats = told.flatMap((stage) => (stage?.kind === "ragnarok" ? [stage.beat] : []));
    expect(beats).toEqual(["burning", "glory", "fallen"]);
    expect(told.filter((stage) => stage?.kind === "reckoning").length).toBeGreaterThan(1);
  });
});
