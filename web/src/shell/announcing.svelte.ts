/** What is said to people: short notes on the screen, and sentences for screen readers.
 *
 * Saying something reads nothing that is tracked: an effect that speaks would otherwise wait for its own words, and run for ever. */

import { untrack } from "svelte";
import { asRefused } from "../server/api.ts";
import { has, say } from "../words/words.svelte.ts";

const NOTE_MS = 7_000;
const SPOKEN_AT_ONCE = 6;

export interface Note {
  id: number;
  text: string;
  tone: "plain" | "bad";
}

class Announcing {
  notes = $state.raw<readonly Note[]>([]);
  /** Spoken when there is a pause. */
  polite = $state("");
  /** Spoken at once. */
  urgent = $state("");
  #last = 0;

  note(text: string, tone: Note["tone"] = "plain"): void {
    this.#last += 1;
    const id = this.#last;
    this.#change((notes) => [...notes, { id, text, tone }]);
    setTimeout(() => this.dismiss(id), NOTE_MS);
  }

  dismiss(id: number): void {
    this.#change((notes) => notes.filter((note) => note.id !== id));
  }

  /** An error as a sentence. */
  complain(problem: unknown): void {
    this.note(
      untrack(() => sentenceFor(problem)),
      "bad",
    );
  }

  speak(sentences: readonly string[]): void {
    if (sentences.length > 0) this.polite = sentences.slice(-SPOKEN_AT_ONCE).join(" ");
  }

  interrupt(sentence: string): void {
    this.urgent = sentence;
  }

  #change(make: (notes: readonly Note[]) => Note[]): void {
    this.notes = make(untrack(() => this.notes));
  }
}

export const announcing = new Announcing();

export function sentenceFor(problem: unknown): string {
  const refused = asRefused(problem);
  return has(refused.reason)
    ? say(refused.reason, refused.variables)
    : say("web-error-unknown", { reason: refused.reason });
}
