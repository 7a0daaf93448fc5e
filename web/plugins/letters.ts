/** `@import "letters:faces.css"`: the typefaces, cut to the letters that our words are written in, each alphabet in a file of its own with its
 * `unicode-range`, so that a language loads its own letters and no others. Figures and signs, and the capitals that are signs, lie in
 * a small file of their own beside the Cyrillic letters, under another name, so that Russian needs no Latin letters for them. Letters
 * that none of our words has (in somebody's name) come from the whole file, which is loaded when one is met. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { SIGN_CAPITALS } from "../src/look/signs.ts";

const MODULES = resolve(import.meta.dirname, "../node_modules");
const CUT = join(MODULES, ".cache/letters");
const WORDS = resolve(import.meta.dirname, "../../src/warhost/words");
const ID = "letters:faces.css";

/** Where each alphabet lies: as the font packages cut them. */
const ALPHABETS: Record<string, readonly (readonly [number, number])[]> = {
  latin: [
    [0x20, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2193],
    [0x2212, 0x2215],
  ],
  "latin-ext": [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x2ba],
    [0x1e00, 0x1e9f],
  ],
  cyrillic: [
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x2116, 0x2116],
  ],
  signs: [
    [0x20, 0x40],
    ...[...SIGN_CAPITALS].map((capital) => [ordinal(capital), ordinal(capital)] as const),
    [0x5b, 0x60],
    [0x7b, 0xbf],
    [0xd7, 0xd7],
    [0x2000, 0x206f],
    [0x2191, 0x2193],
    [0x2212, 0x2215],
  ],
};
/** The files of the font packages that hold an alphabet, where they are not called like it. */
const LIES_IN: Record<string, string> = { signs: "latin" };

const LATIN = ["latin", "latin-ext"];
const CYRILLIC = ["cyrillic", "signs"];
/** What our style sheets ask for: letters set apart and joined, figures as high as capitals and all of one width. */
const FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "lnum", "tnum"];
/** Small capitals and bold letters stand in short lines, where joined letters are not missed; they are a sixth of such a file. */
const FEATURES_OF_LABELS = ["kern", "locl", "lnum", "tnum"];

/** Cyrillic titles are in Alegreya too: the small capital of у looks like a Latin Y. */
const FACES = [
  { family: "Alegreya", file: "alegreya", weight: 400, style: "normal", alphabets: LATIN },
  { family: "Alegreya", file: "alegreya", weight: 700, style: "normal", alphabets: LATIN },
  { family: "Alegreya Cyrillic", file: "alegreya", weight: 400, style: "normal", alphabets: CYRILLIC },
  { family: "Alegreya Cyrillic", file: "alegreya", weight: 700, style: "normal", alphabets: CYRILLIC },
  { family: "Alegreya SC", file: "alegreya-sc", weight: 800, style: "normal", alphabets: LATIN },
] as const;

export function letters(): Plugin {
  return {
    name: "warhost-letters",
    enforce: "pre",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: async (id) => (id === `\0${ID}` ? await styleSheet() : undefined),
  };
}

/** The alphabets that a language is written in. */
export function alphabetsOf(language: string): readonly string[] {
  if (language === "ru") return CYRILLIC;
  return language === "pl" ? LATIN : ["latin"];
}

/** Of these files, those with the letters of our words in these alphabets. */
export function lettersIn(files: readonly string[], alphabets: readonly string[]): string[] {
  const cuts = FACES.flatMap(({ file, weight, style, alphabets: own }) =>
    own.filter((each) => alphabets.includes(each)).map((each) => `${file}-${each}-${weight}-${style}-`),
  );
  return files.filter((file) => cuts.some((cut) => new RegExp(`/${cut}[0-9a-f]{12}-[^/]*\\.woff2$`).test(file)));
}

async function styleSheet(): Promise<string> {
  const used = lettersUsed();
  const rules: string[] = [];
  for (const face of FACES) {
    for (const alphabet of face.alphabets) {
      const ranges = ALPHABETS[alphabet] ?? [];
      const all = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
      const own = all.filter((code) => used.has(code));
      const name = `${face.file}-${alphabet}-${face.weight}-${face.style}`;
      const packed = `${face.file}-${LIES_IN[alphabet] ?? alphabet}-${face.weight}-${face.style}.woff2`;
      const whole = join(MODULES, "@fontsource", face.file, "files", packed);
      rules.push(ruleFor(face, await cut(whole, name, own, face.weight > 400 ? FEATURES_OF_LABELS : FEATURES), own));
      rules.push(
        ruleFor(
          face,
          whole,
          all.filter((code) => !used.has(code)),
        ),
      );
    }
  }
  return rules.join("\n");
}

/** All letters of all our words, and whatever a keyboard writes without them. */
function lettersUsed(): Set<number> {
  const texts = readdirSync(WORDS, { recursive: true, encoding: "utf-8" })
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(WORDS, name), "utf-8"));
  const plain = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join("");
  const spaces = "\u00a0\u202f";
  const alphabets = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ" + "ĄĆĘŁŃÓŚŹŻ" + "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ";
  const all = [...texts, plain, spaces, alphabets, alphabets.toLowerCase()].join("");
  return new Set([...all].map(ordinal));
}

/** The file with these letters alone; made once. */
async function cut(whole: string, name: string, codes: readonly number[], features: string[]): Promise<string> {
  const source = readFileSync(whole);
  const text = String.fromCodePoint(...codes);
  const mark = createHash("sha256")
    .update(source)
    .update(text + features.join())
    .digest("hex")
    .slice(0, 12);
  const file = join(CUT, `${name}-${mark}.woff2`);
  if (!existsSync(file)) {
    mkdirSync(CUT, { recursive: true });
    writeFileSync(
      file,
      await subsetFont(source, text, { targetFormat: "woff2", keepFeatures: features, noHinting: true }),
    );
  }
  return file;
}

function ruleFor(face: (typeof FACES)[number], file: string, codes: readonly number[]): string {
  return `@font-face {
  font-family: "${face.family}";
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: swap;
  src: url("/@fs${file}") format("woff2");
  unicode-range: ${rangesOf(codes)};
}`;
}

function ordinal(letter: string): number {
  return letter.codePointAt(0) as number;
}

function rangesOf(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}
