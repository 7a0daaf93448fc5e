import { beforeAll, describe, expect, it } from "vitest";
import { withEnglishWhereMissing } from "../../plugins/words.ts";
import { FORMS } from "./forms.ts";
import { Teller } from "./telling.ts";
import { LANGUAGES, enumerated, inForms, nameOf, speak } from "./words.svelte.ts";

const teller = new Teller({
  game: "oldworld",
  revision: 1,
  side_kind: "power",
  verbs: {},
  prompts: {},
  events: {
    battle_began: { region: "region" },
    discarded: { seat: "power", cards: "chaos_card" },
    killed: { seat: "power", figure: "figure", victim: "power", region: "region" },
  },
  endings: [],
});
const told = { number: 1, decision: 0 };

beforeAll(() => speak("en"));

describe("a name within a sentence", () => {
  it("has the form that the sentence asks for, in every language", async () => {
    const said: string[] = [];
    for (const language of LANGUAGES) {
      await speak(language);
      said.push(teller.event({ ...told, kind: "battle_began", region: "empire" }));
    }
    await speak("en");
    expect(said).toEqual([
      "Battle in the Empire.",
      "Walka w Imperium.",
      "Bataille dans l’Empire.",
      "Сражение в Империи.",
    ]);
  });

  it("is still a thing to point at", () => {
    const killed = { ...told, kind: "killed", seat: "khorne", figure: "acolyte", victim: "tzeentch", region: "empire" };
    const things = teller.tellParts(killed).flatMap((part) => (part.kind === "thing" ? [part.thing.id] : []));
    expect(things).toEqual(["acolyte", "empire"]);
  });

  it("is called by what lies on the table in that form too", () => {
    const seeing = teller.seeing(({ kind }, form) => (kind === "region" ? `snow (${form})` : null));
    expect(seeing.event({ ...told, kind: "battle_began", region: "kislev" })).toBe("Battle snow (in).");
  });

  it("is said as ever where it lacks the form", () => {
    expect(nameOf("oldworld", "region", "kislev", "dat")).toBe("Kislev");
    expect(nameOf("oldworld", "region", ["kislev", "nowhere"], "in")).toBe("in Kislev and nowhere");
  });

  it("comes in all forms at once", () => {
    const variables = inForms("region", (form) => form ?? "as ever");
    expect(variables.region).toBe("as ever");
    expect(FORMS.every((form) => variables[`region_${form}`] === form)).toBe(true);
  });

  it("is the last of several behind a word of its language, as in the terminal", async () => {
    const said: string[] = [];
    for (const language of LANGUAGES) {
      await speak(language);
      said.push(enumerated(["A", "B", "C"]));
    }
    await speak("en");
    expect(said).toEqual(["A, B and C", "A, B i C", "A, B et C", "A, B и C"]);
    expect(enumerated(["A", "B"])).toBe("A and B");
    expect(enumerated(["A"])).toBe("A");
    expect(enumerated([])).toBe("");
    expect(enumerated(["A and B", "C"])).toBe("A and B, C");
  });

  it("does not borrow English forms in another language", () => {
    const polish = withEnglishWhereMissing("empire = Imperium\n", "empire = The Empire\n    .in = in the Empire\n");
    expect(polish).toBe("empire = Imperium\n");
  });
});
