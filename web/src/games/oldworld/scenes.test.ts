import { beforeAll, describe, expect, it } from "vitest";
import { has, LANGUAGES, say, speak } from "../../words/words.svelte.ts";
import type { GameEvent, Scene, View } from "../contract.ts";
import { waitingMs } from "../../staging/timing.ts";
import vocabulary from "../../../../src/warhost/games/oldworld/events.py?raw";
import rules from "../../../../src/warhost/words/en/rules/oldworld.md?raw";
import { STORIES, type Story, storyOf } from "./dev/stories.ts";
import { named } from "./naming.ts";
import { scenes } from "./scenes.ts";
import { CARD_RULES } from "./scenes/rules.ts";
import { lasting, points, tone } from "./telling.ts";
import { asOldWorld } from "./view.ts";

beforeAll(() => speak("en"));

const cut = ({ events, before, last }: Story): Scene[] => scenes(events, before, last);

/** The tables that are on the screen, scene by scene. */
function tables(story: Story): View[] {
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
  it("is told whole, each event once and in its order", () => {
    expect(cut(story).flatMap((scene) => scene.events)).toEqual(story.events);
  });

  it("gives as many points as were won", () => {
    const won: Record<string, number> = { ...story.before.scores };
    for (const { seat, points: many } of cut(story).flatMap((scene) => scene.gains))
      won[seat] = (won[seat] ?? 0) + many;
    expect(won).toEqual(story.last.scores);
  });

  it("ends with the table as it is", () => {
    const last = tables(story).at(-1) as View;
    expect(drawn(last)).toEqual(drawn(story.last));
    expect(last.scores).toEqual(story.last.scores);
  });

  it("shows points, dials and ruins no earlier than they are told", () => {
    const seen = tables(story);
    cut(story).forEach((scene, index) => {
      const [before, now] = [index === 0 ? story.before : (seen[index - 1] as View), seen[index] as View];
      for (const seat of story.before.seats) {
        const gained = scene.gains.filter((gain) => gain.seat === seat).reduce((sum, gain) => sum + gain.points, 0);
        expect((now.scores[seat] ?? 0) - (before.scores[seat] ?? 0)).toBe(gained);
      }
      const [then, after] = [asOldWorld(before).state, asOldWorld(now).state];
      const told = (kind: string) => scene.events.some((event) => event.kind === kind);
      expect(after.ruined.length - then.ruined.length).toBe(told("ruined") ? 1 : 0);
      if (!told("dial_turned")) expect(after.dials).toEqual(then.dials);
      if (!told("killed") && !told("battle_ended") && !told("removed") && !told("summoned") && !told("moved")) {
        expect(after.figures).toEqual(then.figures);
      }
    });
  });

  it("leaves both tables as they were", () => {
    const [before, last] = [JSON.stringify(story.before), JSON.stringify(story.last)];
    tables(story);
    expect([JSON.stringify(story.before), JSON.stringify(story.last)]).toEqual([before, last]);
  });

  it("names rules that there are, and has words for its lines in all languages", async () => {
    for (const { rule } of cut(story)) if (rule !== null) expect(rules).toContain(`**${rule}**`);
    for (const language of LANGUAGES) {
      await speak(language);
      for (const { line } of cut(story)) if (line !== null) expect(has(line.id), line.id).toBe(true);
    }
    await speak("en");
  });
});

describe("a battle", () => {
  it("is told in order: who meets, each throw, who falls, and large where dice fall", () => {
    const told = cut(storyOf("round_ends")).map(({ events, size }) => `${events[0]?.kind} ${size}`);
    const begins = told.indexOf("battle_began told");
    expect(told.slice(begins, begins + 4)).toEqual([
      "battle_began told",
      "rolled large",
      "hit told",
      "battle_ended passing",
    ]);
  });

  it("does not tell people whom they have just struck themselves, unless it brought something", () => {
    const [struck] = cut(storyOf("battle 3"));
    expect([struck?.events[0]?.kind, struck?.size]).toEqual(["hit", "passing"]);
    const [first] = cut(storyOf("battle 2"));
    expect([first?.events.at(-1)?.kind, first?.size]).toEqual(["counter_earned", "told"]);
  });

  it("remembers on the stage what was thrown and who fell before", () => {
    const thrown = cut(storyOf("battle 1")).at(-1)?.stage;
    expect(thrown).toMatchObject({ kind: "battle", region: "bretonnia", thrown: true, rolls: [{ hits: 6 }] });
  });
});

describe("the end of a round", () => {
  it("takes 12 to 22 seconds from the Corruption Phase on, where nothing is ruined", () => {
    const all = cut(storyOf("round_ends"));
    const from = all.findIndex((scene) => scene.events.some(({ phase }) => phase === "corruption"));
    const seconds = all.slice(from).reduce((sum, scene) => sum + milliseconds(scene), 0) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(12);
    expect(seconds).toBeLessThanOrEqual(22);
  });

  it("tells undisputed regions together, and alone those that are won in a contest or by the viewer", () => {
    const story = storyOf("next_round");
    for (const scene of cut(story)) {
      const judged = scene.events.filter(({ kind }) => kind === "domination");
      const own = story.before.seats.indexOf(story.before.viewer ?? "");
      const isAlone = judged.some(({ values, resistance }) => {
        const strong = (values as number[]).filter((value) => value > 0);
        const isDecided = Math.max(...strong) > Number(resistance);
        return isDecided && (strong.length > 1 || ((values as number[])[own] ?? 0) > 0);
      });
      if (isAlone) expect(judged).toHaveLength(1);
    }
    expect(cut(story).some((scene) => scene.events.filter(({ kind }) => kind === "domination").length > 1)).toBe(true);
  });

  it("tells of a ruin large, with the points of its ruiners", () => {
    const ruin = cut(storyOf("ruin")).find((scene) => scene.events[0]?.kind === "ruined");
    expect(ruin).toMatchObject({ size: "large", place: { kind: "region", id: "kislev" }, stage: { kind: "ruin" } });
    expect(ruin?.gains).toHaveLength(4);
  });

  it("turns dial by dial", () => {
    const dials = cut(storyOf("round_ends")).filter((scene) => scene.events[0]?.kind === "dial_turned");
    expect(dials.map((scene) => scene.place?.kind)).toEqual(dials.map(() => "power"));
    expect(dials.length).toBeGreaterThan(1);
  });
});

/** What is seen in its motion only, and why that is enough. */
const PASSING: Record<string, string> = {
  tokens_set_up: "the game has not begun",
  old_world_placed: "the card is seen to go to the track",
  old_world_left: "the card is seen to go",
  drew: "told to the one who drew",
  drew_hidden: "nobody may know which cards",
  reshuffled: "it changes nothing on the table",
  power_set: "seen at the dials, every round alike",
  summoned: "seen on its way, unless it is great or comes near",
  moved: "seen on its way, unless it is great or comes near",
  took_space: "seen on its way",
  hits_lost: "follows from the dice",
  saved: "lies on the stage",
  hits_kept: "lies on the stage",
  hits_joined: "told with who falls by it",
  hits_piled: "follows from the dice",
  hit: "told with who falls by it",
  battle_ended: "the dead are seen to leave",
  domination: "told where somebody dominates or somebody disputes it",
  corrupted: "seen in the ring, unless it is one's own or ruin is near",
  cards_cleared: "every round alike",
  persisted: "the card is seen to stay",
};

describe("every kind of event", () => {
  const kinds = [...vocabulary.matchAll(/EVENTS\.add\(\s*"(\w+)"/g)].map(([, kind]) => kind as string);
  const { before, last } = storyOf("round_ends");
  const one = (kind: string): GameEvent => ({
    number: 1,
    decision: 1,
    kind,
    seat: "nurgle",
    victim: "tzeentch",
    owner: "tzeentch",
    at: "tzeentch",
    region: "empire",
    to: "badlands",
    source: kind === "scored" ? "dial" : "reserve",
    figure: "leper",
    target: "leper",
    token: "noble",
    tokens: ["noble"],
    card: kind.startsWith("old_world") ? "meteor_showers" : kind.startsWith("ruin") ? "1" : "influenza",
    cards: ["influenza"],
    upgrade: "nurgle_cultist",
    instruction: "score_vp",
    phase: "battle",
    cause: "hero",
    values: [0, 1, 0, 0],
    dice: [6, 4],
    winners: ["nurgle"],
    round: 2,
    tick: 1,
    threat: 5,
    count: 1,
    counters: 1,
    points: 3,
    hits: 2,
    power: 5,
    by: 1,
    lost: 1,
    battle: 1,
    value: 3,
    resistance: 2,
  });

  it("is told, or seen in its motion for a reason", () => {
    expect(kinds.length).toBeGreaterThan(45);
    const passing = kinds.filter((kind) => scenes([one(kind)], before, last).every(({ size }) => size === "passing"));
    expect(passing.filter((kind) => PASSING[kind] === undefined)).toEqual([]);
    expect(Object.keys(PASSING).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it("has its points told if it brings any", () => {
    for (const kind of kinds) {
      const gain = points(one(kind));
      expect(scenes([one(kind)], before, last).flatMap(({ gains }) => gains)).toEqual(gain === null ? [] : [gain]);
    }
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
