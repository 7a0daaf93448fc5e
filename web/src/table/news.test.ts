import { describe, expect, it } from "vitest";
import { newsFor } from "./news.ts";

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
