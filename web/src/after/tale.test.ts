import { beforeAll, describe, expect, it } from "vitest";
import { say, speak } from "../words/words.svelte.ts";
import type { Gain, PointsStory } from "./story.ts";
import { greatestStroke, leadsIn, taleOf, type Outcome } from "./tale.ts";

beforeAll(() => speak("en"));

type Scores = Record<string, number>;

/** A game of ten steps, a point of the story for each of the given scores. */
function story(scores: Scores[], gains: Gain[] = [], total = 100): PointsStory {
  const points = scores.map((each, place) => ({
    step: (place * total) / Math.max(1, scores.length - 1),
    scores: each,
  }));
  const rounds = [1, 2, 3, 4].map((round) => ({ round, step: (round - 1) * (total / 4) }));
  const sources: PointsStory["sources"] = [
    { source: "quests", bySeat: { wolf: 20, bear: 2 } },
    { source: "battles", bySeat: { wolf: 5 } },
  ];
  return { points, rounds, sources, gains, total };
}

function told(made: PointsStory, outcome: Outcome): string[] {
  return taleOf(made, outcome, {
    side: (seat) => ({ wolf: "Wolf", bear: "Bear", raven: "Raven" })[seat] ?? seat,
    written: String,
    round: (round) => say("web-finale-when", { game: "bloodrage", round }),
    source: (id) => id,
  }).map(({ id, variables }) => say(id, variables));
}

const WOLF_25: Outcome = { winners: ["wolf"], scores: { wolf: 25, bear: 20, raven: 5 } };

describe("the lead", () => {
  it("is somebody's who is alone in front, and changes when somebody else is", () => {
    const points = [
      { wolf: 0, bear: 0 },
      { wolf: 3, bear: 0 },
      { wolf: 3, bear: 3 },
      { wolf: 5, bear: 3 },
      { wolf: 5, bear: 9 },
    ].map((scores, step) => ({ step, scores }));
    expect(leadsIn(points)).toEqual([
      { seat: "wolf", step: 1 },
      { seat: "bear", step: 4 },
    ]);
  });
});

describe("the greatest stroke", () => {
  it("is what one decision brought to one seat, named by what brought most of it", () => {
    const gain = (step: number, seat: string, points: number, source: string) => ({ step, seat, points, source });
    const gains = [gain(1, "wolf", 4, "battles"), gain(1, "bear", 9, "quests"), gain(7, "wolf", 3, "battles")];
    expect(greatestStroke([...gains, gain(7, "wolf", 8, "quests")])).toEqual(gain(7, "wolf", 11, "quests"));
    expect(greatestStroke([])).toBeNull();
  });
});

describe("the tale", () => {
  it("tells of a lead that was never given away", () => {
    const made = story([{ wolf: 1, bear: 0, raven: 0 }, { wolf: 10, bear: 8, raven: 2 }, WOLF_25.scores]);
    expect(told(made, WOLF_25)).toEqual([
      "Wolf takes the lead and never gives it away.",
      "Wolf lives by “quests”: 20 of 25.",
      "Bear comes closest, 5 behind.",
    ]);
  });

  it("tells when the lead changed for good, and how often before", () => {
    const quarters = [
      { bear: 5, wolf: 0, raven: 1 },
      { bear: 5, wolf: 8, raven: 1 },
      { bear: 12, wolf: 8, raven: 1 },
    ];
    const made = story([...quarters, { wolf: 20, bear: 12, raven: 1 }, WOLF_25.scores]);
    expect(told(made, WOLF_25)[0]).toBe("The lead changes hands 3 times; in Age 4 Wolf takes it for good.");
  });

  it("tells of a victory at the very end, from the last place", () => {
    const made = story([{ bear: 5, raven: 4, wolf: 0 }, { bear: 9, raven: 6, wolf: 1 }, WOLF_25.scores]);
    expect(told(made, WOLF_25).slice(0, 2)).toEqual([
      "Halfway through, Wolf stands last.",
      "The lead changes hands once: only at the very end does Wolf take it.",
    ]);
  });

  it("tells of a stroke only where it was great", () => {
    const scores = [{ wolf: 1, bear: 0, raven: 0 }, { wolf: 10, bear: 8, raven: 2 }, WOLF_25.scores];
    const stroke = (points: number) => [{ step: 60, seat: "wolf", points, source: "quests" }];
    const sentence = "The greatest stroke falls in Age 3: 12 at once for Wolf (quests).";
    expect(told(story(scores, stroke(12)), WOLF_25)).toContain(sentence);
    expect(told(story(scores, stroke(2)), WOLF_25).join()).not.toContain("stroke");
  });

  it("tells of the last reckoning, where much is counted at once", () => {
    const scores = [{ wolf: 1, bear: 0, raven: 0 }, { wolf: 10, bear: 8, raven: 2 }, WOLF_25.scores];
    const gains = [{ step: 100, seat: "wolf", points: 15, source: "quests" }];
    expect(told(story(scores, gains), WOLF_25)).toContain("The last reckoning alone brings Wolf 15.");
  });

  it("knows victories that are not of points, and those by a hair", () => {
    const scores = { wolf: 20, bear: 25 };
    const made = story([{ wolf: 1, bear: 0 }, scores]);
    expect(told(made, { winners: ["wolf"], scores })[0]).toBe("Bear has the most points, but Wolf has the victory.");
    const two = { wolf: 20, bear: 25, raven: 25 };
    const shared = told(story([{ wolf: 1, bear: 0, raven: 0 }, two]), { winners: ["wolf"], scores: two });
    expect(shared[0]).toBe("Bear and Raven have the most points, but Wolf has the victory.");
    const level = { wolf: 25, bear: 25 };
    const even = told(story([{ wolf: 1, bear: 0 }, level]), { winners: ["wolf"], scores: level });
    expect(even[0]).toBe("On points nobody is ahead, and still Wolf wins.");
  });

  it("has something to say where several win, and where nobody does", () => {
    const made = story([
      { wolf: 1, bear: 0 },
      { wolf: 25, bear: 25 },
    ]);
    const both = told(made, { winners: ["wolf", "bear"], scores: { wolf: 25, bear: 25 } });
    expect(both).toEqual(["Wolf lives by “quests”: 20 of 25.", "Bear lives by “quests”: 2 of 25."]);
    expect(told(made, { winners: [], scores: { wolf: 25, bear: 25 } })).toEqual([]);
  });

  it("has nothing to tell of a game that had no points", () => {
    expect(told(story([{ wolf: 0, bear: 0 }]), WOLF_25)).toEqual([]);
  });
});
