/** The one mechanism of deciding for all games: holds the question and the clicks so far, and says what glows. When the clicks
 * leave one option, it is taken at once; or put to the person to confirm, because that is wished or because it is final. */

import type { Deciding, Option, OptionPattern, Thing } from "../games/contract.ts";
import { type Candidate, type Click, after, anyFits, candidatesFor, isSame, isSameClick } from "./narrowing.ts";

export interface Asked {
  seat: string;
  asked: number;
  prompt: string;
  about?: Readonly<Record<string, unknown>>;
  options: readonly Option[];
}

/** Takes a choice; or, unless the person is `sure`, says that it could not be taken back, and does nothing. */
export type Choose = (asked: Asked, option: Option, sure: boolean) => Promise<"taken" | "final">;

export class Choosing implements Deciding {
  /** Whether a choice that clicks have led to still wants a confirming click. */
  confirming = $state(false);
  /** An option that waits to be confirmed. */
  proposed = $state.raw<Option | null>(null);
  /** Whether it waits because it could not be taken back. */
  final = $state(false);
  /** An option that was taken: on its way to the server, and until the table shows what came of it. */
  sending = $state.raw<Option | null>(null);
  /** An option that was taken in a question to several, while others still choose. */
  answered = $state.raw<Option | null>(null);
  about = $state.raw<Readonly<Record<string, unknown>>>({});
  /** While a lesson wants a certain choice, only that glows. */
  only = $state.raw<OptionPattern | null>(null);

  #question = $state.raw<Asked | null>(null);
  #answeredTo: string | null = null;
  #clicks = $state.raw<readonly Click[]>([]);
  readonly #choose: Choose;

  readonly #offered = $derived.by(() => {
    const question = this.#question;
    if (question === null) return [];
    const pattern = this.only;
    return pattern === null ? question.options : question.options.filter((option) => fits(option, pattern));
  });
  readonly #candidates: readonly Candidate[] = $derived(candidatesFor(this.#offered, this.#clicks));

  constructor(choose: Choose) {
    this.#choose = choose;
  }

  get question(): Asked | null {
    return this.#question;
  }

  get asked(): boolean {
    return this.#question !== null && this.sending === null;
  }

  get prompt(): string | null {
    return this.#question?.prompt ?? null;
  }

  /** What was clicked so far, one entry per click. */
  get clicks(): readonly Click[] {
    return this.#clicks;
  }

  get candidates(): readonly Candidate[] {
    return this.#candidates;
  }

  get options(): readonly Option[] {
    return this.#candidates.map((candidate) => candidate.option);
  }

  /** All options of the question, whatever was clicked. */
  get offered(): readonly Option[] {
    return this.#offered;
  }

  /** Puts a question; the same question put again keeps the clicks. `others`: the name of a
   * question to several at once that others still answer. */
  ask(question: Asked | null, others: string | null = null): void {
    const before = this.#question;
    if (question !== null || (before !== null && before.prompt !== others)) this.answered = null;
    else if (before !== null) this.answered = this.sending;
    else if (others !== this.#answeredTo) this.answered = null;
    this.#answeredTo = this.answered === null ? null : others;
    const isNew =
      question === null || before === null || question.asked !== before.asked || question.seat !== before.seat;
    this.#question = question;
    this.about = question?.about ?? {};
    if (!isNew) return;
    this.#clicks = [];
    this.proposed = null;
    this.final = false;
    this.sending = null;
  }

  glows(things: readonly Thing[]): boolean {
    return this.asked && this.proposed === null && anyFits(this.#candidates, things);
  }

  picked(things: readonly Thing[]): boolean {
    const confirmed = this.proposed ?? this.sending ?? this.answered;
    if (confirmed !== null) return things.every((thing) => confirmed.things.some((each) => isSame(each, thing)));
    return this.#clicks.some((click) => isSameClick(click, things));
  }

  pick(things: readonly Thing[]): void {
    if (!this.asked || !this.glows(things)) return;
    const left = after(this.#candidates, things);
    this.#clicks = [...this.#clicks, things];
    const [only] = left;
    if (left.length === 1 && only !== undefined && this.#isWhole(only)) this.propose(only.option);
  }

  /** A lesson leaves fewer options, but a choice takes the same clicks in it as in any other game. */
  #isWhole({ option, bound }: Candidate): boolean {
    if (this.only === null || bound.length === option.things.length) return true;
    return candidatesFor(this.#question?.options ?? [], this.#clicks).length === 1;
  }

  /** A choice made whole, by clicks or from the list. */
  propose(option: Option): void {
    if (!this.asked) return;
    this.final = false;
    if (this.confirming) this.proposed = option;
    else void this.#take(option, false);
  }

  confirm(): void {
    if (this.proposed !== null) void this.#take(this.proposed, true);
  }

  /** One click back. */
  back(): void {
    this.proposed = null;
    this.#clicks = this.#clicks.slice(0, -1);
  }

  reset(): void {
    this.proposed = null;
    this.#clicks = [];
  }

  async #take(option: Option, sure: boolean): Promise<void> {
    const question = this.#question;
    if (question === null) return;
    this.proposed = null;
    this.sending = option;
    try {
      const outcome = await this.#choose(question, option, sure);
      if (outcome === "taken" || this.#question !== question) return;
      this.final = true;
      this.proposed = option;
    } catch {
      if (this.#question !== question) return;
      this.#clicks = [];
    }
    this.sending = null;
  }
}

export function fits(option: Option, pattern: OptionPattern): boolean {
  if (option.verb !== pattern.verb) return false;
  return Object.entries(pattern.args ?? {}).every(([name, wanted]) => {
    const given = option.args[name];
    return given !== undefined && (typeof wanted === "string" ? given === wanted : wanted.includes(given));
  });
}
