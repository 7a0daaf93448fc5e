/** A guided game in progress: which step it stands at, and what fulfils it. */

import { fits } from "../deciding/deciding.svelte.ts";
import type { GameEvent, Lesson, LessonStep, Option } from "../games/contract.ts";

export class LessonRun {
  readonly lesson: Lesson;
  at = $state(0);
  /** The reader has closed the guide after its last step. */
  closed = $state(false);

  constructor(lesson: Lesson) {
    this.lesson = lesson;
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get done(): boolean {
    return this.step === null;
  }

  /** The reader has read a step that only wants reading. */
  read(): void {
    if (this.step?.until === "read") this.at += 1;
  }

  /** The learner has decided. */
  chose(option: Option): void {
    const until = this.step?.until;
    if (typeof until === "object" && "choose" in until && fits(option, until.choose)) this.at += 1;
  }

  /** Something happened; one step is fulfilled by the first event that it waits for. */
  heard(events: readonly GameEvent[]): void {
    for (const event of events) {
      const until = this.step?.until;
      if (typeof until === "object" && "event" in until && event.kind === until.event) this.at += 1;
    }
  }
}
