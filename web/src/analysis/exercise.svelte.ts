/** Exercises from one's own mistakes: the table before a decision that cost much, and tries to find something better. */

import type { AnalysedDecision, Analysis, Prompt } from "../protocol/types.ts";
import { analyses } from "../server/analyses.ts";

export type Outcome = "right" | "played" | "wrong" | "shown";

export class Exercise {
  readonly decision: AnalysedDecision;
  readonly table: string;
  prompt = $state.raw<Prompt | null>(null);
  /** What became of the last try; null: nothing was tried yet. */
  outcome = $state<Outcome | null>(null);
  /** What the last try gives away, in millionths. */
  loss = $state(0);
  /** The key of the last try. */
  tried = $state<string | null>(null);
  tries = $state(0);

  constructor(table: string, decision: AnalysedDecision) {
    this.table = table;
    this.decision = decision;
  }

  get isOver(): boolean {
    return this.outcome === "right" || this.outcome === "shown";
  }

  async open(): Promise<void> {
    const moment = await analyses.moment(this.table, this.decision.step - 1);
    this.prompt = moment.prompts[this.decision.seat] ?? null;
  }

  /** The same as was played is no answer; what is as good as the best is one. */
  async attempt(key: string): Promise<Outcome> {
    const { decision } = this;
    this.tries += 1;
    this.tried = key;
    if (key === decision.key) return this.#take("played", decision.loss);
    if (key === decision.best?.key) return this.#take("right", 0);
    const { right, loss } = await analyses.weigh(this.table, decision.step, key);
    return this.#take(right ? "right" : "wrong", loss);
  }

  show(): void {
    this.tried = this.decision.best?.key ?? null;
    this.#take("shown", 0);
  }

  #take(outcome: Outcome, loss: number): Outcome {
    this.loss = loss;
    this.outcome = outcome;
    return outcome;
  }
}

/** A player's worst decisions, worst first; those without anything better are no exercises. */
export function exercisesOf(table: string, analysis: Analysis, seat: string): Exercise[] {
  const worst = analysis.players.find((player) => player.seat === seat)?.worst ?? [];
  return worst
    .map((step) => analysis.decisions[step - 1])
    .filter((each): each is AnalysedDecision => each !== undefined && each.best !== null && each.best.key !== each.key)
    .map((decision) => new Exercise(table, decision));
}
