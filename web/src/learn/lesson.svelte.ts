/** A guided game in progress: which step it stands at, what fulfils it, and where it goes back to when a decision is taken back. */

import { fits } from "../deciding/deciding.svelte.ts";
import type { GameEvent, Lesson, LessonStep, Option } from "../games/contract.ts";
import { keep, kept } from "../shell/kept.ts";

const PLACE = "warhost-lesson";

/** How far the lesson has come that was last played on this device, so that it goes on after a reload. */
interface Bookmark {
  table: string;
  at: number;
}

export class LessonRun {
  readonly lesson: Lesson;
  /** The reader has closed the guide. */
  closed = $state(false);

  readonly #table: string;
  #at = $state(0);
  /** The learner's choice that is on its way, and how many decisions the table counted then. */
  #sent: { option: Option; decided: number } | null = null;
  /** The choice that was counted last. Where several choose at once, others' choices may be told before one's own has arrived. */
  #counted: Option | null = null;
  /** Where the lesson stood before each of the learner's decisions, and how many the table counted then. */
  readonly #passed: { at: number; decided: number }[] = [];

  constructor(lesson: Lesson, table: string) {
    this.lesson = lesson;
    this.#table = table;
    const mark = kept<Bookmark | null>(PLACE, null);
    if (mark?.table === table) this.#at = mark.at;
  }

  get at(): number {
    return this.#at;
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.#at] ?? null;
  }

  get done(): boolean {
    return this.step === null;
  }

  /** The reader has read a step that only wants reading. */
  read(): void {
    if (this.step?.until === "read") this.#goTo(this.#at + 1);
  }

  /** A choice of the learner's is on its way to a table that counts so many decisions; null: none is any more. */
  sends(option: Option | null, decided: number): void {
    if (option !== null && option === this.#counted) return;
    if (option !== null) this.#sent ??= { option, decided };
    else if (this.#sent !== null && decided <= this.#sent.decided) this.#sent = null;
  }

  /** The table counts so many decisions: one that was sent stands, or some were taken back. */
  counts(decided: number): void {
    for (let last = this.#passed.at(-1); last && decided <= last.decided; last = this.#passed.at(-1)) {
      this.#passed.pop();
      this.#goTo(last.at);
    }
    const sent = this.#sent;
    if (sent === null || decided <= sent.decided) return;
    this.#sent = null;
    this.#counted = sent.option;
    const until = this.step?.until;
    if (typeof until !== "object" || !("choose" in until) || !fits(sent.option, until.choose)) return;
    this.#passed.push({ at: this.#at, decided: sent.decided });
    this.#goTo(this.#at + 1);
  }

  /** Something happened; one step is fulfilled by the first event that it waits for. */
  heard(events: readonly GameEvent[]): void {
    for (const event of events) {
      const until = this.step?.until;
      if (typeof until === "object" && "event" in until && event.kind === until.event) this.#goTo(this.#at + 1);
    }
  }

  #goTo(at: number): void {
    this.#at = at;
    keep(PLACE, { table: this.#table, at } satisfies Bookmark);
  }
}
