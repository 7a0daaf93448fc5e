/** The typefaces, fetched before the first page is drawn: letters that come later push everything about, and a click that is
 * just being made goes astray. */

const FACES = ['400 1em "Alegreya"', '700 1em "Alegreya"', '500 1em "Alegreya SC"', '800 1em "Alegreya SC"'];

/** `sample` is in the language of the page, so that its alphabet is fetched and no other. */
export async function lettersFor(sample: string): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face, sample)));
}
