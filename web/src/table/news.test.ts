import { describe, expect, it } from "vitest";
import { lastDeeds, newsFor } from "./news.ts";

const event = (decision: number, kind: string, seat?: string) => ({ number: decision, decision, kind, seat });
const EVENTS = [
  event(1, "played", "slaanesh"),
  event(2, "summoned", "khorne"),
  event(3, "played", "slaanesh"),
  event(3, "corrupted", "khorne"),
  event(4, "played", "nurgle"),
  event(4, "discarded", "slaanesh"),
  event(4, "phase_began"),
];

describe("news", () => {
  it("are what others did, with what it meant for the viewer, and nothing of the viewer's own decisions", () => {
    const kinds = newsFor("slaanesh", EVENTS, 1).map(({ decision, kind }) => `${decision} ${kind}`);
    expect(kinds).toEqual(["2 summoned", "4 played", "4 discarded", "4 phase_began"]);
  });

  it("are everything to somebody who only watches", () => {
    expect(newsFor(null, EVENTS, 1)).toHaveLength(6);
  });
});

describe("last deeds", () => {
  it("are the newest line of each seat, and none of those who did nothing", () => {
    const isLine = ({ kind }: { kind: string }) => kind !== "discarded";
    const deeds = lastDeeds(EVENTS, ["nurgle", "tzeentch", "slaanesh"], isLine);
    expect(deeds.map(({ seat, event }) => `${seat} ${event.decision} ${event.kind}`)).toEqual([
      "nurgle 4 played",
      "slaanesh 3 played",
    ]);
  });
});
