import { afterAll, describe, expect, it } from "vitest";
import { Teller } from "./telling.ts";
import { LANGUAGES, type Language, speak } from "./words.svelte.ts";

const teller = new Teller({
  game: "karak",
  revision: 1,
  side_kind: "hero",
  verbs: {},
  prompts: {},
  events: { rolled: { seat: "hero", dice: "die", faces: "symbol", swords: null } },
  endings: [],
});
const DICE = ["hero", "knight", "archer", "knight", "knight", "archer", "knight", "knight", "archer", "mage"];
const FACES = ["skull", "1", "2", "1", "skull", "1", "1", "0", "2", "3"];
const roll = { number: 1, decision: 0, kind: "rolled", seat: "elspeth", dice: DICE, faces: FACES, swords: 11 };

/** The same sentences as in the terminal (`tests/telling/test_rolls.py`). */
const SAID: Record<Language, string> = {
  en: "Elspeth rolls the hero die (Skull), 5 Knight dice (3 × 1 sword, Skull, no sword), 3 Archer dice (2 × 2 swords, 1 sword) and the Mage die (3 swords). That makes 11 swords.",
  pl: "Elspeth rzuca kośćmi: kość bohatera (Czaszka), 5 kości Rycerza (3 × 1 miecz, Czaszka, bez miecza), 3 kości Łucznika (2 × 2 miecze, 1 miecz) i kość Maga (3 miecze). To razem 11 mieczy.",
  fr: "Elspeth lance le dé de héros (Crâne), 5 dés du Chevalier (3 × 1 épée, Crâne, aucune épée), 3 dés de l’Archer (2 × 2 épées, 1 épée) et le dé du Mage (3 épées). Cela fait 11 épées.",
  ru: "Элспет бросает кубик героя (Череп), 5 кубиков рыцаря (3 × 1 меч, Череп, без мечей), 3 кубика лучника (2 × 2 меча, 1 меч) и кубик мага (3 меча). Всего 11 мечей.",
};

describe("a roll of ten dice", () => {
  afterAll(() => speak("en"));

  it.each(LANGUAGES)("is said by the kinds of dice, with what they show (%s)", async (language) => {
    await speak(language);
    expect(teller.event(roll)).toBe(SAID[language]);
    expect(
      teller
        .tellParts(roll)
        .map(({ text }) => text)
        .join(""),
    ).toBe(SAID[language]);
  });

  it("names each kind of dice, and each of what they show, as a thing to point at", () => {
    const things = teller.tellParts(roll).flatMap((part) => (part.kind === "thing" ? [part.thing.id] : []));
    expect(things).toEqual(["hero", "skull", "knight", "1", "skull", "0", "archer", "2", "1", "mage", "3"]);
  });
});
