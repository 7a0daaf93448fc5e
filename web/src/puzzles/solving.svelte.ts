/** One puzzle as somebody solves it: tries, what came of the last one, and the solution once it is told. */

import type { Puzzle, PuzzleSolution, PuzzleStanding } from "../protocol/types.ts";
import { puzzles } from "../server/puzzles.ts";
import { session } from "../server/session.svelte.ts";

export type Outcome = "right" | "wrong" | "shown";

export class Solving {
  readonly puzzle: Puzzle;
  /** What became of the last try; null: nothing was tried yet. */
  outcome = $state<Outcome | null>(null);
  /** The key of the last try. */
  tried = $state<string | null>(null);
  tries = $state(0);
  /** Of the rating, by the first try; zero until then. */
  change = $state(0);
  solution = $state.raw<PuzzleSolution | null>(null);
  standing = $state.raw<PuzzleStanding | null>(null);

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.tries = puzzle.mine?.tries ?? 0;
  }

  get isOver(): boolean {
    return this.solution !== null;
  }

  /** Whether it was solved or shown at an earlier visit: then its solution is no secret. */
  get wasOver(): boolean {
    const state = this.puzzle.mine?.state;
    return state === "solved" || state === "shown";
  }

  attempt(key: string): Promise<void> {
    return this.#send(key);
  }

  show(): Promise<void> {
    return this.#send(null);
  }

  async #send(key: string | null): Promise<void> {
    const { game, id, day } = this.puzzle;
    await session.somebody();
    const told = await puzzles.attempt(game, id, key, day !== null);
    this.tried = key;
    this.tries = told.tries;
    this.change ||= told.change;
    this.standing = told.standing;
    this.solution = told.solution;
    this.outcome = told.right ? "right" : key === null ? "shown" : "wrong";
  }
}
