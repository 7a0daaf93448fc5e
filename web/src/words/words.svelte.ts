/** Words: every text that a person reads, in the language chosen now. The Fluent files are the terminal's own.
 * `say` and its kin are reactive: markup that calls them changes with the language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

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

/** The words of each game, which are loaded when a table of it is opened. */
const sourcesOfGames: Record<string, Record<Language, Source>> = {
  oldworld: {
    en: () => import("words:en/oldworld"),
    pl: () => import("words:pl/oldworld"),
    fr: () => import("words:fr/oldworld"),
    ru: () => import("words:ru/oldworld"),
  },
  bloodrage: {
    en: () => import("words:en/bloodrage"),
    pl: () => import("words:pl/bloodrage"),
    fr: () => import("words:fr/bloodrage"),
    ru: () => import("words:ru/bloodrage"),
  },
  karak: {
    en: () => import("words:en/karak"),
    pl: () => import("words:pl/karak"),
    fr: () => import("words:fr/karak"),
    ru: () => import("words:ru/karak"),
  },
};

interface Vocabulary {
  bundle: FluentBundle;
  games: Set<string>;
}

const vocabularies = new Map<Language, Vocabulary>();
/** The games that are spoken of. */
const games = new Set<string>();
let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

/** Loads a language and speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  const [known, ofGames] = await Promise.all([vocabularyOf(language), Promise.all([...games].map(sourceIn(language)))]);
  learn(known, ofGames);
  spoken = { language, bundle: known.bundle };
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** Loads the words of a game, so that its tables can be spoken of, in this and any other language. */
export async function speakAbout(game: string): Promise<void> {
  games.add(game);
  if (spoken === null) return;
  const { language } = spoken;
  const found = await sourceIn(language)(game);
  const known = vocabularies.get(language);
  if (known === undefined) return;
  learn(known, [found]);
  if (language === spoken?.language) spoken = { language, bundle: known.bundle };
}

async function vocabularyOf(language: Language): Promise<Vocabulary> {
  let known = vocabularies.get(language);
  if (known === undefined) {
    const source = await sources[language]();
    known = vocabularies.get(language) ?? { bundle: bundleOf(language, source.default), games: new Set() };
    vocabularies.set(language, known);
  }
  return known;
}

type OfGame = { game: string; text: string };

function sourceIn(language: Language): (game: string) => Promise<OfGame> {
  return async (game) => ({ game, text: (await sourcesOfGames[game]?.[language]())?.default ?? "" });
}

function learn(known: Vocabulary, found: readonly OfGame[]): void {
  for (const { game, text } of found.filter((each) => !known.games.has(each.game))) {
    known.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    known.games.add(game);
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
  return new Intl.NumberFormat(language()).format(number);
}

/** Whether there is such a message (`id`) or attribute (`id.attribute`). */
export function has(id: string): boolean {
  return patternOf(id) !== null;
}

/** The message `id`, or its attribute when written `id.attribute`. Without a message, the id itself: nothing is ever lost. */
export function say(id: string, variables: Variables = {}): string {
  const pattern = patternOf(id);
  if (pattern === null || spoken === null) return id;
  return spoken.bundle.formatPattern(pattern, variables, []);
}

/** What a thing of a game is called: a number stays a number, a list becomes an enumeration. */
export function nameOf(game: string, kind: string | null | undefined, thing: unknown): string | number {
  if (Array.isArray(thing)) return thing.map((each) => nameOf(game, kind, each)).join(", ");
  if (typeof thing === "number") return thing;
  if (typeof thing !== "string") return "";
  const id = `${game}-${kind}-${thing}`;
  return kind && has(id) ? say(id) : thing;
}

function patternOf(id: string) {
  if (spoken === null) return null;
  const dot = id.indexOf(".");
  const message = spoken.bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
  if (message === undefined) return null;
  return (dot < 0 ? message.value : message.attributes[id.slice(dot + 1)]) ?? null;
}
