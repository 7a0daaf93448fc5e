/** The typefaces, fetched before the first page is drawn: letters that come later push everything about, and a click that is
 * just being made goes astray. */

import type { Language } from "../words/words.svelte.ts";

const LATIN = ['400 1em "Alegreya"', '700 1em "Alegreya"', '800 1em "Alegreya SC"'];
const CYRILLIC = ['400 1em "Alegreya Cyrillic"', '700 1em "Alegreya Cyrillic"'];

/** `sample` is in the language of the page, so that its alphabet is fetched and no other. */
export async function lettersFor(language: Language, sample: string): Promise<void> {
  const faces = language === "ru" ? CYRILLIC : LATIN;
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, sample)));
}
