/** The points told as a story: who led when, the stroke that turned the game, what the winner lived by. Made of the record, in
 * sentences of the present tense, which need no gender in any language. */

import type { Phrase } from "../games/contract.ts";
import { enumerated } from "../words/words.svelte.ts";
import type { Gain, PointsStory } from "./story.ts";

export interface Outcome {
  winners: readonly string[];
  scores: Readonly<Record<string, number>>;
}

/** How the tale calls things. */
export interface Calling {
  side(seat: string): string;
  written(points: number): string;
  /** "in round 3". */
  round(round: number): string;
  source(id: string): string;
}

/** A seat that goes ahead of all others, and when. */
export interface Lead {
  seat: string;
  step: number;
}

/** From here on, as a share of the game, the end is near. */
const VERY_LATE = 0.93;
/** A stroke that brings less than this share of what its owner has in the end turned nothing. */
const GREAT = 0.18;

export function taleOf(story: PointsStory, outcome: Outcome, calling: Calling): Phrase[] {
  if (story.points.length < 2) return [];
  return [
    ...comeback(story, outcome, calling),
    ...lead(story, outcome, calling),
    ...stroke(story, calling),
    ...living(story, outcome, calling),
    ...second(outcome, calling),
  ];
}

/** Each time that somebody is alone in front who was not so before. */
export function leadsIn(points: PointsStory["points"]): Lead[] {
  const leads: Lead[] = [];
  for (const { step, scores } of points) {
    const [first, next] = Object.entries(scores).sort(([, one], [, other]) => other - one);
    if (first === undefined || first[1] === (next?.[1] ?? 0)) continue;
    if (leads.at(-1)?.seat !== first[0]) leads.push({ seat: first[0], step });
  }
  return leads;
}

/** What one decision brought to one seat at most. */
export function greatestStroke(gains: readonly Gain[]): Gain | null {
  const strokes = new Map<string, Gain>();
  const largest = new Map<string, number>();
  for (const gain of gains) {
    const key = `${gain.step} ${gain.seat}`;
    const before = strokes.get(key);
    const isMain = gain.points > (largest.get(key) ?? 0);
    if (isMain) largest.set(key, gain.points);
    const source = isMain || before === undefined ? gain.source : before.source;
    strokes.set(key, { ...gain, source, points: gain.points + (before?.points ?? 0) });
  }
  return [...strokes.values()].reduce<Gain | null>(
    (most, each) => (most === null || each.points > most.points ? each : most),
    null,
  );
}

function comeback(story: PointsStory, { winners }: Outcome, calling: Calling): Phrase[] {
  const [winner] = winners;
  const halfway = story.points.findLast(({ step }) => step <= story.total / 2)?.scores ?? {};
  const others = Object.keys(halfway).filter((seat) => seat !== winner);
  if (winner === undefined || winners.length > 1 || others.length < 2) return [];
  const wasLast = others.every((seat) => (halfway[seat] ?? 0) > (halfway[winner] ?? 0));
  return wasLast ? [{ id: "web-finale-comeback", variables: { winner: calling.side(winner) } }] : [];
}

function lead(story: PointsStory, outcome: Outcome, calling: Calling): Phrase[] {
  const leads = leadsIn(story.points);
  const [winner] = outcome.winners;
  const last = leads.at(-1);
  if (winner === undefined || outcome.winners.length > 1 || last === undefined) return [];
  const name = calling.side(winner);
  const most = Math.max(...Object.values(outcome.scores));
  const inFront = Object.keys(outcome.scores).filter((seat) => outcome.scores[seat] === most);
  if (!inFront.includes(winner)) {
    const leader = enumerated(inFront.map((seat) => calling.side(seat)));
    return [{ id: "web-finale-not-by-points", variables: { leader, count: inFront.length, winner: name } }];
  }
  if (inFront.length > 1) return [{ id: "web-finale-level", variables: { winner: name } }];
  const changes = leads.length - 1;
  if (changes === 0) return [{ id: "web-finale-never-lost", variables: { winner: name } }];
  if (last.step >= story.total * VERY_LATE) {
    return [{ id: "web-finale-lead-late", variables: { changes, winner: name } }];
  }
  const when = roundOf(story, last.step, calling);
  return when === null ? [] : [{ id: "web-finale-lead", variables: { changes, winner: name, when } }];
}

function stroke(story: PointsStory, calling: Calling): Phrase[] {
  const greatest = greatestStroke(story.gains);
  if (greatest === null) return [];
  const all = story.points.at(-1)?.scores[greatest.seat] ?? 0;
  const when = roundOf(story, greatest.step, calling);
  if (when === null || greatest.points < all * GREAT) return [];
  const { seat, points, source } = greatest;
  if (greatest.step === story.total) {
    return [{ id: "web-finale-reckoning", variables: { side: calling.side(seat), points: calling.written(points) } }];
  }
  const told = { side: calling.side(seat), points: calling.written(points), source: calling.source(source), when };
  return [{ id: "web-finale-stroke", variables: told }];
}

function living({ sources }: PointsStory, { winners, scores }: Outcome, calling: Calling): Phrase[] {
  return winners.flatMap((winner) => {
    const [best] = [...sources].sort((one, other) => (other.bySeat[winner] ?? 0) - (one.bySeat[winner] ?? 0));
    const points = best?.bySeat[winner] ?? 0;
    if (best === undefined || points === 0) return [];
    const told = { winner: calling.side(winner), source: calling.source(best.source) };
    const all = calling.written(scores[winner] ?? 0);
    return [{ id: "web-finale-living", variables: { ...told, points: calling.written(points), all } }];
  });
}

function second({ winners, scores }: Outcome, calling: Calling): Phrase[] {
  const [winner] = winners;
  if (winner === undefined) return [];
  const [next] = Object.keys(scores)
    .filter((seat) => !winners.includes(seat))
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  const behind = next === undefined ? 0 : (scores[winner] ?? 0) - (scores[next] ?? 0);
  if (next === undefined || behind <= 0) return [];
  return [{ id: "web-finale-second", variables: { second: calling.side(next), points: calling.written(behind) } }];
}

function roundOf(story: PointsStory, step: number, calling: Calling): string | null {
  const round = story.rounds.findLast((each) => each.step <= step)?.round ?? story.rounds[0]?.round;
  return round === undefined ? null : calling.round(round);
}
