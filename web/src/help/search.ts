/** A search through texts for words in any of their forms, and where they stand. */

import type { Language } from "../words/words.svelte.ts";
import { folded, stemOf } from "./stems.ts";

/** A piece of a text; `found`: it is one of the words that were sought. */
export interface Piece {
  text: string;
  found: boolean;
}

const WORD = /[\p{L}\p{M}]+/gu;

export class Search {
  readonly #wanted: readonly string[];
  readonly #language: Language;
  /** Texts repeat their words. */
  readonly #known = new Map<string, string[]>();

  constructor(words: string, language: Language) {
    this.#wanted = words.split(/\s+/).filter(Boolean);
    this.#language = language;
  }

  get isEmpty(): boolean {
    return this.#wanted.length === 0;
  }

  /** Whether all that is sought stands in the text. */
  fits(text: string): boolean {
    const found = new Set((text.match(WORD) ?? []).flatMap((word) => this.#soughtBy(word)));
    return this.#wanted.every((each) => found.has(each) || (!isWord(each) && folded(text).includes(folded(each))));
  }

  /** The text cut at the words that are sought. */
  pieces(text: string): Piece[] {
    const pieces: Piece[] = [];
    let from = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (this.#soughtBy(word).length === 0) continue;
      if (index > from) pieces.push({ text: text.slice(from, index), found: false });
      pieces.push({ text: word, found: true });
      from = index + word.length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), found: false });
    return pieces;
  }

  /** What of all that is sought this word is a form of, or begins with. */
  #soughtBy(word: string): string[] {
    let known = this.#known.get(word);
    if (known === undefined) {
      const [plain, stem] = [folded(word), stemOf(word, this.#language)];
      known = this.#wanted.filter(
        (each) => isWord(each) && (plain.startsWith(folded(each)) || stemOf(each, this.#language) === stem),
      );
      this.#known.set(word, known);
    }
    return known;
  }
}

/** Not a number of a rule. */
function isWord(sought: string): boolean {
  return /^[\p{L}\p{M}'’-]+$/u.test(sought);
}
