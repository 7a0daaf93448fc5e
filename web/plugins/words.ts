/** `import("words:pl")` gives the Fluent files of one language as one text: the same files that the terminal reads, less those
 * that only the terminal needs, and less those of the games, of which there are only titles and sides in it.
 * `import("words:pl/karak")` gives the words of one game. */

import { readFileSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "words:";
const FOLDER = resolve(import.meta.dirname, "../../src/warhost/words");
const ONLY_FOR_THE_TERMINAL = /^(cli|arena)\b/;
const GAMES = ["oldworld", "bloodrage", "karak"];
/** What is said of a game where none of its tables is open. */
const SAID_EVERYWHERE = new RegExp(`^(${GAMES.join("|")})-(title$|(power|clan|hero)-)`);

export function words(): Plugin {
  return {
    name: "warhost-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "en", game] = id.slice(PREFIX.length + 1).split("/");
      [...filesOf(language), ...filesOf("en")].forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(wordsOf(language, game))};`;
    },
  };
}

/** The words of a game, or those that all pages need. */
export function wordsOf(language: string, game?: string): string {
  const text = withEnglishWhereMissing(partOf(language, game), partOf("en", game));
  if (game !== undefined) return text;
  const ofGames = GAMES.map((each) => wordsOf(language, each)).join("");
  const named = [...messagesOf(ofGames)].filter(([id]) => SAID_EVERYWHERE.test(id));
  return text + named.map(([, message]) => `${message}\n`).join("");
}

function partOf(language: string, game?: string): string {
  return textOf(filesOf(language).filter((file) => gameOf(file) === game));
}

function gameOf(file: string): string | undefined {
  const [first, second] = basename(file, ".ftl").split("-");
  return GAMES.find((game) => game === first || (first === "web" && game === second));
}

function textOf(files: string[]): string {
  return files.map((file) => withoutComments(readFileSync(file, "utf-8"))).join("\n");
}

/** What is not translated yet is said in English: whole messages, and attributes of messages. */
export function withEnglishWhereMissing(text: string, english: string): string {
  const own = messagesOf(text);
  const whole: string[] = [];
  for (const [id, message] of messagesOf(english)) {
    const translated = own.get(id);
    if (translated === undefined) whole.push(message);
    else own.set(id, [translated, ...missingAttributes(translated, message)].join("\n"));
  }
  return [...own.values(), ...whole].join("\n") + "\n";
}

/** Messages and terms by id, each with its attributes. */
function messagesOf(text: string): Map<string, string> {
  const messages = new Map<string, string>();
  for (const message of text.split(/\n(?=-?[a-zA-Z][\w-]* =)/)) {
    const [, id] = /^\s*(-?[a-zA-Z][\w-]*) =/.exec(message) ?? [];
    if (id !== undefined) messages.set(id, message.trimEnd());
  }
  return messages;
}

function missingAttributes(translated: string, english: string): string[] {
  const known = new Set(attributesOf(translated).map(([name]) => name));
  return attributesOf(english).flatMap(([name, text]) => (known.has(name) ? [] : [text]));
}

function attributesOf(message: string): [string, string][] {
  return message
    .split(/\n(?= +\.[a-zA-Z][\w-]* =)/)
    .slice(1)
    .map((text) => [/^ +\.([a-zA-Z][\w-]*) =/.exec(text)?.[1] ?? "", text]);
}

function filesOf(language: string): string[] {
  const folder = join(FOLDER, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !ONLY_FOR_THE_TERMINAL.test(name))
    .sort()
    .map((name) => join(folder, name));
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}
