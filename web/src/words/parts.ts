/** A sentence in its parts: what is only text, who is named in it, and which things. Fluent knows plain text alone, so names go into
 * the sentence between signs of no language, and the finished sentence is cut at them: word order, cases and plurals stay Fluent's. */

import type { Thing } from "../games/contract.ts";

export type Part =
  | { kind: "text"; text: string }
  | { kind: "side"; text: string; side: string }
  | { kind: "thing"; text: string; thing: Thing };

/** Signs of private use: no file of words has them. */
const OPENS = "\uE000";
const CLOSES = "\uE001";
const FIRST_NUMBER = 0xe100;
const MARKED = /\uE000([^])([^]*?)\uE001/g;

/** Marks names on their way into a sentence, and finds them again in it. */
export class Marking {
  readonly #sideKind: string;
  readonly #things: Thing[] = [];

  constructor(sideKind: string) {
    this.#sideKind = sideKind;
  }

  mark(name: string, thing: Thing): string {
    this.#things.push(thing);
    return `${OPENS}${String.fromCharCode(FIRST_NUMBER + this.#things.length - 1)}${name}${CLOSES}`;
  }

  parts(sentence: string): Part[] {
    const parts: Part[] = [];
    let from = 0;
    for (const found of sentence.matchAll(MARKED)) {
      const [whole, number = "", name = ""] = found;
      parts.push(...textOf(sentence.slice(from, found.index)), this.#named(name, number.charCodeAt(0) - FIRST_NUMBER));
      from = found.index + whole.length;
    }
    return [...parts, ...textOf(sentence.slice(from))];
  }

  #named(name: string, number: number): Part {
    const thing = this.#things[number] as Thing;
    if (thing.kind === this.#sideKind) return { kind: "side", text: name, side: thing.id };
    return { kind: "thing", text: name, thing };
  }
}

function textOf(text: string): Part[] {
  return text === "" ? [] : [{ kind: "text", text }];
}

/** What stands around a name in one of our languages, with the space that French leaves within. */
const QUOTED_BEFORE = /[«„“]\s?$/u;
const QUOTED_AFTER = /^\s?[»”]/u;

/** A thing that is shown with a border of its own wants no quotation marks besides. `hasBorder`: which ones have one. */
export function unquoted(parts: readonly Part[], hasBorder: (part: Part) => boolean): Part[] {
  const isQuoted = (at: number) => {
    const [before, part, after] = [parts[at - 1], parts[at], parts[at + 1]];
    if (part === undefined || !hasBorder(part)) return false;
    return QUOTED_BEFORE.test(before?.text ?? "") && QUOTED_AFTER.test(after?.text ?? "");
  };
  return parts.map((part, at) => {
    const opened = isQuoted(at - 1) ? part.text.replace(QUOTED_AFTER, "") : part.text;
    return { ...part, text: isQuoted(at + 1) ? opened.replace(QUOTED_BEFORE, "") : opened };
  });
}
