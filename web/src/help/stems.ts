/** What is left of a word when its ending is taken off: enough to find "маркер" by "маркеров" and "walce" by "walka". Not grammar:
 * the same few letters go from every form of a word, and what remains is compared, never shown. */

import type { Language } from "../words/words.svelte.ts";

/** Small letters without their marks: who seeks "ragnarök" or "zolw" finds it, however it is written; ё is е. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("œ", "oe")
    .replaceAll("’", "'");
}

/** Endings of nouns, adjectives and verbs. */
const ENDINGS: Record<Language, string> = {
  en: "ing ed es s 's e",
  pl:
    "ami mi ach ow om owi owie iem em ie ia ii iu a e y i u o ego emu iej ej ych ymi ich imi ym im ac ec ic aja asz isz esz " +
    "owac owanie owania owaniu uje uja ujesz",
  fr: "ements ement ees ee es s x e er ez ent ant ante",
  ru:
    "иями иях иям ием ией ия ие ии ию ий ями ами ях ах ям ам ов ев ей ой ый ая яя ое ее ые ого его ому ему ым им ых их ыми ими ую юю " +
    "ом ем ью а я о е ы и у ю ь й ет ют ит ят ут ат ать ить еть ешь ишь ете ите ться тся",
};

/** What changes before an ending: consonants, and vowels that come and go ("плитка", "плиток"; "czaszka", "czaszek"). */
const CHANGES: Partial<Record<Language, [RegExp, string][]>> = {
  en: [
    [/(?<=[^aeiou])[iy]$/, ""],
    [/([bdgmnprt])\1$/, "$1"],
  ],
  pl: [
    [/dz$/, "d"],
    [/rz$/, "r"],
    [/sc$/, "st"],
    [/([mw])iest$/, "$1iast"],
    [/c$/, "k"],
    [/(?<=[^aeiouy])i?ek$/, "k"],
  ],
  fr: [
    [/aux?$/, "al"],
    [/i(?:ss|[rst])$/, "i"],
  ],
  ru: [
    [/янин$/, "ян"],
    [/(?<=[^аеиоуыэюя])[ео]([кцн])$/, "$1"],
    [/(?<=..)[ео]$/, ""],
  ],
};

/** Words whose forms have no more in common than their meaning. */
const FAMILIES: Partial<Record<Language, string[]>> = {
  en: ["die dice"],
  pl: ["kupiec kupca kupcowi kupcem kupcu kupcy kupców kupcom", "mieć ma masz mają miał miała"],
  fr: [
    "perdre perd perdez perdent perdu perdue perdus perdues",
    "détruire détruit détruite détruits détruites détruisez",
  ],
  ru: ["бой боя бою боем бое бои боёв боям боями боях", "класть кладёт кладут кладёте кладите"],
};

const families = Object.fromEntries(
  Object.entries(FAMILIES).map(([language, listed]) => [
    language,
    new Map(listed.flatMap((family) => family.split(" ").map((form) => [folded(form), folded(family)] as const))),
  ]),
) as Partial<Record<Language, Map<string, string>>>;

const LEAST = 3;

const endings = Object.fromEntries(
  Object.entries(ENDINGS).map(([language, listed]) => [
    language,
    listed
      .split(" ")
      .map(folded)
      .sort((one, other) => other.length - one.length),
  ]),
) as Record<Language, string[]>;

export function stemOf(word: string, language: Language): string {
  const plain = folded(word);
  const family = families[language]?.get(plain);
  if (family !== undefined) return family;
  const ending = endings[language].find((each) => plain.endsWith(each) && plain.length - each.length >= LEAST) ?? "";
  const stem = plain.slice(0, plain.length - ending.length);
  return (CHANGES[language] ?? []).reduce((text, [from, to]) => text.replace(from, to), stem);
}
