/** Words: every text that a person reads, in the language chosen now. The Fluent files are the terminal's own.
 * `say` and its kin are reactive: markup that calls them changes with the language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import sourcesOfTopics from "words:topics";
import { FORMS, type Form } from "./forms.ts";

export const LANGUAGES = ["en", "pl", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What languages call themselves. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  fr: "Français",
  ru: "Русский",
};

type Variables = Record<string, FluentVariable>;

type Source = () => Promise<{ default: string }>;

const sources: Record<Language, Source> = {
  en: () => import("words:en"),
  pl: () => import("words:pl"),
  fr: () => import("words:fr"),
  ru: () => import("words:ru"),
};

interface Vocabulary {
  bundle: FluentBundle;
  topics: Set<string>;
}

/** Making one takes far longer than writing with it. */
const writers = Object.fromEntries(LANGUAGES.map((each) => [each, new Intl.NumberFormat(each)])) as Record<
  Language,
  Intl.NumberFormat
>;
/** Our English is British: no comma before the last "and". */
const enumerators = Object.fromEntries(
  LANGUAGES.map((each) => [each, new Intl.ListFormat(each === "en" ? "en-GB" : each)]),
) as Record<Language, Intl.ListFormat>;

const vocabularies = new Map<Language, Vocabulary>();
/** The games and pages that are spoken of. */
const topics = new Set<string>();
let spoken = $state.raw<Spoken | null>(null);

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  /** What was said, by what it was said of: boards and logs say the same again with every change on the table. */
  said: Map<string, string>;
}

/** More than this is not remembered. */
const MOST_SAID = 4_000;

/** Loads a language and speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  const [known, more] = await Promise.all([vocabularyOf(language), Promise.all([...topics].map(sourceIn(language)))]);
  learn(known, more);
  spoken = { language, bundle: known.bundle, said: new Map() };
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** Loads the words of a topic (a game, its lessons, a page that few open), so that it can be spoken of, in this and any other language. That
 * words have come is no reason to do anything again: an effect that sends for them would send for ever. */
export async function speakAbout(topic: string): Promise<void> {
  topics.add(topic);
  const language = untrack(() => spoken?.language);
  if (language === undefined) return;
  const found = await sourceIn(language)(topic);
  const known = vocabularies.get(language);
  if (known === undefined) return;
  learn(known, [found]);
  if (language === spoken?.language) spoken = { language, bundle: known.bundle, said: new Map() };
}

async function vocabularyOf(language: Language): Promise<Vocabulary> {
  let known = vocabularies.get(language);
  if (known === undefined) {
    const source = await sources[language]();
    known = vocabularies.get(language) ?? { bundle: bundleOf(language, source.default), topics: new Set() };
    vocabularies.set(language, known);
  }
  return known;
}

type OfTopic = { topic: string; text: string };

function sourceIn(language: Language): (topic: string) => Promise<OfTopic> {
  return async (topic) => ({ topic, text: (await sourcesOfTopics[topic]?.[language]())?.default ?? "" });
}

function learn(known: Vocabulary, found: readonly OfTopic[]): void {
  for (const { topic, text } of found.filter((each) => !known.topics.has(each.topic))) {
    known.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    known.topics.add(topic);
  }
}

export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The language spoken now. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** A number as the language spoken now writes it. */
export function numeral(number: number): string {
  return writers[language()].format(number);
}

/** Several names within a sentence: "a, b and c". Names that have an "and" of their own stay apart by commas alone. The terminal has
 * the same rule (`Words.enumerated`). */
export function enumerated(names: readonly (string | number)[]): string {
  const enumerator = enumerators[language()];
  const texts = names.map(String);
  const word = enumerator.format(["", ""]);
  return texts.some((text) => text.includes(word)) ? texts.join(", ") : enumerator.format(texts);
}

/** Whether there is such a message (`id`) or attribute (`id.attribute`). */
export function has(id: string): boolean {
  return patternOf(id) !== null;
}

/** The message `id`, or its attribute when written `id.attribute`. Without a message, the id itself: nothing is ever lost. */
export function say(id: string, variables: Variables = {}): string {
  if (spoken === null) return id;
  const name = nameOfSaying(id, variables);
  const known = name === null ? undefined : spoken.said.get(name);
  if (known !== undefined) return known;
  const pattern = patternOf(id);
  if (pattern === null) return id;
  const sentence = spoken.bundle.formatPattern(pattern, variables, []);
  if (name !== null) remember(spoken.said, name, sentence);
  return sentence;
}

/** Tells sayings apart; null: said of something that is not plain text or a number, and so not remembered. */
function nameOfSaying(id: string, variables: Variables): string | null {
  let name = id;
  for (const variable in variables) {
    const value = variables[variable];
    if (typeof value === "string") name += `\n${variable}"${value}`;
    else if (typeof value === "number") name += `\n${variable}=${value}`;
    else return null;
  }
  return name;
}

function remember(said: Map<string, string>, name: string, sentence: string): void {
  if (said.size >= MOST_SAID) said.clear();
  said.set(name, sentence);
}

/** What a thing of a game is called: a number stays a number, a list becomes an enumeration. In a form that the name does not
 * have, it is called as ever. */
export function nameOf(
  game: string,
  kind: string | null | undefined,
  thing: unknown,
  form: Form | null = null,
): string | number {
  if (Array.isArray(thing)) return enumerated(thing.map((each) => nameOf(game, kind, each, form)));
  if (typeof thing === "number") return thing;
  if (typeof thing !== "string") return "";
  const id = `${game}-${kind}-${thing}`;
  if (!kind) return thing;
  if (form !== null && has(`${id}.${form}`)) return say(`${id}.${form}`);
  return has(id) ? say(id) : thing;
}

/** So many of a thing, as its name says it (`.several`, by `$count`), else with a cross: "3 Knight dice", "2 × Skull". */
export function severalOf(game: string, kind: string, thing: string, count: number, form: Form | null = null): string {
  if (count === 1) return String(nameOf(game, kind, thing, form));
  const id = `${game}-${kind}-${thing}.several`;
  return has(id) ? say(id, { count }) : `${count} × ${nameOf(game, kind, thing)}`;
}

/** The variable of a sentence in all forms: `{ region, region_in, region_from … }`. */
export function inForms(
  variable: string,
  naming: (form: Form | null) => string | number,
): Record<string, string | number> {
  const forms = FORMS.map((form) => [`${variable}_${form}`, naming(form)]);
  return { [variable]: naming(null), ...Object.fromEntries(forms) };
}

function patternOf(id: string) {
  if (spoken === null) return null;
  const dot = id.indexOf(".");
  const message = spoken.bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
  if (message === undefined) return null;
  return (dot < 0 ? message.value : message.attributes[id.slice(dot + 1)]) ?? null;
}
