import { describe, expect, it } from "vitest";
import type { Language } from "../words/words.svelte.ts";
import { rulesOf, sought } from "./rules.ts";
import { Search } from "./search.ts";
import { folded } from "./stems.ts";

const FORMS: Record<Language, string[][]> = {
  en: [
    ["hit", "hits"],
    ["pillage", "pillages", "pillaged"],
    ["city", "cities"],
    ["die", "dice"],
    ["win", "wins", "winning"],
  ],
  pl: [
    ["region", "regionu", "regionie", "regionów"],
    ["walka", "walce", "walki", "walkę"],
    ["żeton", "żetonów", "żetony", "żetonami"],
    ["kość", "kości", "kośćmi"],
    ["bohater", "bohaterze", "bohaterów"],
    ["płytka", "płytek", "płytce"],
    ["budynek", "budynki", "budynków"],
    ["miasto", "miast", "mieście"],
    ["gwardzista", "gwardziści", "gwardzistów"],
    ["kupiec", "kupca"],
    ["plądrować", "plądruje", "plądrowanie"],
  ],
  fr: [
    ["région", "régions"],
    ["dévastée", "dévasté", "dévastées"],
    ["invoquer", "invoque", "invoquez"],
    ["choisir", "choisit", "choisissez"],
    ["détruire", "détruit", "détruites"],
  ],
  ru: [
    ["маркер", "маркера", "маркеров", "маркерами"],
    ["ранение", "ранений", "ранения"],
    ["разорённый", "разоренного", "разорённых"],
    ["сражение", "сражений", "сражении"],
    ["кубик", "кубиков", "кубики"],
    ["плитка", "плиток", "плитку"],
    ["герой", "героя", "героев"],
    ["камень", "камня", "камней"],
    ["бой", "боя", "боёв"],
    ["дворянин", "дворяне", "дворян"],
    ["ярость", "яростью"],
  ],
};

describe("a search", () => {
  it.each(Object.entries(FORMS))("finds a word by any of its forms (%s)", (language, families) => {
    for (const family of families) {
      for (const sought of family) {
        const search = new Search(sought, language as Language);
        expect(family.filter((form) => !search.fits(`— ${form},`))).toEqual([]);
      }
    }
  });

  it("does not take one word for another", () => {
    expect(new Search("карта", "ru").fits("кара и картон")).toBe(false);
    expect(new Search("walka", "pl").fits("walec w Walhalli")).toBe(false);
    expect(new Search("region", "pl").fits("religia")).toBe(false);
  });

  it("finds what begins so, while one is typing", () => {
    expect(new Search("разор", "ru").fits("Регион разорён")).toBe(true);
  });

  it("wants every word, and takes numbers as they stand", () => {
    expect(new Search("two dice", "en").fits("Roll two dice.")).toBe(true);
    expect(new Search("two cards", "en").fits("Roll two dice.")).toBe(false);
    expect(new Search("4.1", "en").fits("OW 4.1 Draw.")).toBe(true);
  });

  it("shows where the words stand", () => {
    const pieces = new Search("маркер", "ru").pieces("Два маркера, ещё один МАРКЁР.");
    expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual(["маркера", "МАРКЁР"]);
    expect(pieces.map(({ text }) => text).join("")).toBe("Два маркера, ещё один МАРКЁР.");
  });

  it("folds case, accents and ё", () => {
    expect(folded("ЕЩЁ Żółw Œuvre à")).toBe("еще zolw oeuvre a");
  });

  it("finds the same rule in every language by a form that it does not use", async () => {
    const words: Record<Language, string> = { en: "heroes", pl: "bohaterami", fr: "héros", ru: "героями" };
    for (const [language, word] of Object.entries(words) as [Language, string][]) {
      const rules = await rulesOf("oldworld", language);
      const found = rules ? sought(rules, new Search(word, language)).flatMap(({ blocks }) => blocks) : [];
      expect(found.map(({ id }) => id)).toContain("OW 12.4");
    }
  });
});
