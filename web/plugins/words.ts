/** `import("words:pl")` gives the Fluent files of one language as one text: the same files that the terminal reads, less those
 * that only the terminal needs, and less those of single topics, of which there are only titles and sides in it.
 * `import("words:pl/karak")` gives the words of one topic: a game, its lessons, the editor … `words:topics` knows them all. */

import { readFileSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { FORMS } from "../src/words/forms.ts";

const PREFIX = "words:";
const FOLDER = resolve(import.meta.dirname, "../../src/warhost/words");
const ONLY_FOR_THE_TERMINAL = /^(cli|arena)\b/;
/** What only whoever runs a server reads. */
const ONLY_FOR_HOSTS = /^(setting|mail|backup|admin)-/;
export const GAMES = ["oldworld", "bloodrage", "karak"];
/** Pages that few open. */
const PAGES = ["editor", "box", "pocket", "peace", "people", "study", "events"];
const TOPICS = [...PAGES, ...GAMES.flatMap((game) => [game, `${game}-lesson`, `${game}-editor`])];
/** What is said of a topic where it is not open. */
const SAID_EVERYWHERE = new RegExp(
  `^((${GAMES.join("|")})-(title$|(power|clan|hero)-)|web-editor(-why|-set-up)?$|web-box(-use|-corrected)?$)`,
);

export function words(): Plugin {
  return {
    name: "warhost-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "en", topic] = id.slice(PREFIX.length + 1).split("/");
      if (language === "topics") return topicsAsModule();
      [...filesOf(language), ...filesOf("en")].forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(wordsOf(language, topic))};`;
    },
  };
}

export const LANGUAGES = ["en", "pl", "fr", "ru"] as const;

/** One message of a language that has a text beside it, both as they are written. */
export function messageOf(language: string, id: string): { value: string; text: string } {
  const [, value = "", text = ""] = /= (.*)\n +\.text = (.*)/.exec(messagesOf(wordsOf(language)).get(id) ?? "") ?? [];
  if (!value || !text) throw new Error(`${language} has no ${id} with a text`);
  return { value, text };
}

/** For each topic and language, what sends for its words. */
function topicsAsModule(): string {
  const sources = TOPICS.map((topic) => {
    const inLanguages = LANGUAGES.map((language) => `${language}: () => import("${PREFIX}${language}/${topic}")`);
    return `${JSON.stringify(topic)}: { ${inLanguages.join(", ")} }`;
  });
  return `export default { ${sources.join(",\n")} };`;
}

/** The words of a topic, or those that all pages need. */
export function wordsOf(language: string, topic?: string): string {
  const text = withEnglishWhereMissing(partOf(language, topic), partOf("en", topic));
  if (topic !== undefined) return text;
  const common = [...messagesOf(text)].filter(([id]) => !ONLY_FOR_HOSTS.test(id));
  const ofTopics = TOPICS.map((each) => wordsOf(language, each)).join("");
  const named = [...messagesOf(ofTopics)].filter(([id]) => SAID_EVERYWHERE.test(id));
  return [...common, ...named].map(([, message]) => `${message}\n`).join("");
}

function partOf(language: string, topic?: string): string {
  return textOf(filesOf(language).filter((file) => topicOf(file) === topic));
}

/** `karak-lesson-2.ftl`, `web-karak-editor.ftl` and `web-box.ftl` are topics of their own; whatever else bears a game's name is the game's. */
function topicOf(file: string): string | undefined {
  const [first, second] = basename(file, ".ftl").replace(/^web-/, "").split("-");
  return [`${first}-${second}`, first].find((topic) => TOPICS.includes(topic as string));
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

/** English forms of a name are of no use to the name in another language. */
function missingAttributes(translated: string, english: string): string[] {
  const known = new Set<string>([...attributesOf(translated).map(([name]) => name), ...FORMS]);
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
