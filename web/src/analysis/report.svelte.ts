/** The analysis of a table's game, from the wish for it to its end. */

import type { AnalysisReport } from "../protocol/types.ts";
import { analyses } from "../server/analyses.ts";
import { session } from "../server/session.svelte.ts";

const AGAIN_MS = 1_500;

export class Report {
  now = $state.raw<AnalysisReport | null>(null);
  problem = $state.raw<unknown>(null);

  readonly #table: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(table: string) {
    this.#table = table;
  }

  get isUnderWay(): boolean {
    return this.now?.state === "queued" || this.now?.state === "running";
  }

  /** Asks how far it is, again and again while it is under way. */
  async look(): Promise<void> {
    await this.#take(() => analyses.get(this.#table));
  }

  async wish(): Promise<void> {
    await this.#take(async () => {
      await session.somebody();
      return analyses.wish(this.#table);
    });
  }

  stop(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #take(fetch: () => Promise<AnalysisReport>): Promise<void> {
    this.problem = null;
    try {
      this.now = await fetch();
    } catch (problem) {
      this.problem = problem;
      return;
    }
    clearTimeout(this.#timer);
    if (this.isUnderWay && !this.#ended) this.#timer = setTimeout(() => void this.look(), AGAIN_MS);
  }
}
