/** What a person likes on this device: kept here, not on the server. */

import type { Speed } from "./staging/timing.ts";
import { LANGUAGES, type Language } from "./words/words.svelte.ts";

export interface Settings {
  theme: "system" | "light" | "dark";
  motion: "system" | "none";
  /** When a choice wants a second click: where it could not be taken back, always, or never. */
  confirm: "final" | "always" | "never";
  /** How fast what happens is told. */
  speed: Speed;
  language: Language;
  /** Whether a single letter acts at the table: who dictates or presses keys by accident turns that off. */
  shortcuts: boolean;
  /** Whether anything is heard, how loud (0 to 1), and whether the own turn is heard in a tab that is not looked at. */
  sound: boolean;
  volume: number;
  soundAway: boolean;
  /** How strong the bots of "play now" are, by game. */
  level: Record<string, string>;
}

const PLACE = "warhost-settings";

const DEFAULTS: Settings = {
  theme: "system",
  motion: "system",
  confirm: "final",
  speed: "normal",
  language: preferredLanguage(),
  shortcuts: true,
  sound: true,
  volume: 0.5,
  soundAway: false,
  level: {},
};

export const settings: Settings = $state({ ...DEFAULTS, ...stored(), ...askedFor(addressed()) });

/** Changes some settings and keeps them. */
export function set(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
  applyLook();
}

/** Puts theme and motion on the page. */
export function applyLook(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "system") delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.motion === "none") dataset.motion = "none";
  else delete dataset.motion;
}

/** Whether this key does nothing because somebody wants no single letters to act. Keys without a letter always do. */
export function isIdleKey(key: string): boolean {
  return !settings.shortcuts && key.length === 1 && key !== " ";
}

const stillness = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether things should simply be there. */
export function motionReduced(): boolean {
  return settings.motion === "none" || (stillness?.matches ?? false);
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

/** A link may say in which language it wants to be read: `?lang=pl`. */
export function askedFor(search: string): Partial<Settings> {
  const language = known(new URLSearchParams(search).get("lang") ?? "");
  return language === undefined ? {} : { language };
}

function addressed(): string {
  return typeof location === "undefined" ? "" : location.search;
}

function preferredLanguage(): Language {
  const wished = typeof navigator === "undefined" ? [] : navigator.languages;
  return wished.map((tag) => known(tag.slice(0, 2))).find(Boolean) ?? "en";
}

function known(tag: string): Language | undefined {
  return LANGUAGES.find((language) => language === tag);
}
