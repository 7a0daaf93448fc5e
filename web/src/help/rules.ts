/** The rules documents: numbered rules in chapters, as the words folder keeps them. Reads just the Markdown that they use. */

import type { Language } from "../words/words.svelte.ts";
import type { Search } from "./search.ts";

/** A piece of text in one style. */
export interface Run {
  text: string;
  style: "plain" | "strong" | "em" | "code";
}

export interface Block {
  kind: "rule" | "text" | "item" | "heading";
  /** The rule's id, for example `OW 4.1`; empty for what has none. */
  id: string;
  runs: Run[];
  /** The text without its styles worked out, for searching. */
  plain: string;
}

export interface Chapter {
  /** For links: `OW-4`. */
  anchor: string;
  title: string;
  blocks: Block[];
}

export interface Rules {
  title: string;
  chapters: Chapter[];
}

const files = import.meta.glob<string>("../../../src/warhost/words/*/rules/*.md", { query: "?raw", import: "default" });

/** The rules of a game; English where a language has none yet, null where nobody has written them. */
export async function rulesOf(game: string, language: Language): Promise<Rules | null> {
  const file = files[pathOf(game, language)] ?? files[pathOf(game, "en")];
  return file === undefined ? null : parsed(await file());
}

function pathOf(game: string, language: Language): string {
  return `../../../src/warhost/words/${language}/rules/${game}.md`;
}

const HEADING = /^(#{1,4}) (.*?)(?: \{#([\w.-]+)\})?$/;
const RULE = /^(?:- )?\*\*([A-Z]+ [0-9]+(?:\.[0-9]+)*[a-z]?)\*\*\s*(.*)$/;

export function parsed(text: string): Rules {
  const rules: Rules = { title: "", chapters: [] };
  let current: Block | null = null;
  const chapter = (): Chapter => {
    if (rules.chapters.length === 0) rules.chapters.push({ anchor: "", title: "", blocks: [] });
    return rules.chapters.at(-1) as Chapter;
  };
  const add = (kind: Block["kind"], id: string, content: string): Block => {
    const block: Block = { kind, id, runs: runsOf(content), plain: content };
    chapter().blocks.push(block);
    return block;
  };
  for (const line of text.split("\n")) {
    const heading = HEADING.exec(line);
    const rule = RULE.exec(line);
    if (heading) {
      const [, marks = "", title = "", anchor] = heading;
      current = null;
      if (marks.length === 1) rules.title = title;
      else if (marks.length === 2) rules.chapters.push({ anchor: anchor ?? "", title, blocks: [] });
      else add("heading", "", title);
    } else if (rule) {
      current = add("rule", rule[1] ?? "", rule[2] ?? "");
    } else if (line.trim() === "") {
      current = null;
    } else if (line.startsWith("- ") || line.startsWith("* ")) {
      current = add("item", "", line.slice(2));
    } else if (current !== null) {
      current.plain += ` ${line.trim()}`;
      current.runs = runsOf(current.plain);
    } else {
      current = add("text", "", line.trim());
    }
  }
  return rules;
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g)) {
    if (match.index > at) runs.push({ text: text.slice(at, match.index), style: "plain" });
    const [, strong, em, code] = match;
    if (strong !== undefined) runs.push({ text: strong, style: "strong" });
    else if (em !== undefined) runs.push({ text: em, style: "em" });
    else runs.push({ text: code ?? "", style: "code" });
    at = match.index + match[0].length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), style: "plain" });
  return runs;
}

/** The chapters with only what contains all sought words, in whatever form; whole chapters whose title does. */
export function sought(rules: Rules, search: Search): Chapter[] {
  if (search.isEmpty) return rules.chapters;
  return rules.chapters.flatMap((chapter) => {
    if (search.fits(chapter.title)) return [chapter];
    const blocks = chapter.blocks.filter((block) => search.fits(`${block.id} ${block.plain}`));
    return blocks.length > 0 ? [{ ...chapter, blocks }] : [];
  });
}

/** `OW 4.1` as part of an address. */
export function anchorOf(rule: string): string {
  return rule.replaceAll(" ", "-");
}
