import { beforeAll, describe, expect, it } from "vitest";
import { Teller } from "./telling.ts";
import { LANGUAGES, has, nameOf, say, speak } from "./words.svelte.ts";

const teller = new Teller({
  game: "oldworld",
  revision: 1,
  side_kind: "power",
  verbs: { never: { region: "region" } },
  prompts: {},
  events: { never: { seat: "power", regions: "region", count: null } },
  endings: [],
});

const KARAK = { seat: "hero", halves: null, all_halves: null, cause: "cause" };

beforeAll(() => speak("en"));

describe("words", () => {
  it("are the terminal's own, in every language", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      expect(has("oldworld-title")).toBe(true);
      expect(has("web-your-turn")).toBe(true);
      expect(document.documentElement.lang).toBe(language);
    }
    await speak("en");
  });

  it("count as each language counts", async () => {
    await speak("pl");
    expect(say("web-points", { points: 3 })).toBe("3 punkty");
    await speak("ru");
    expect(say("web-points", { points: 21 })).toBe("21 очко");
    await speak("en");
    expect(say("web-points", { points: 1 })).toBe("1 point");
  });

  it("call things by what lies on the table, in a sentence for those who see it drawn", () => {
    const seeing = new Teller({ ...teller.vocabulary, game: "karak", events: { stones_won: KARAK } }).seeing(
      ({ name, value }) => (name.endsWith("halves") ? String(Number(value) / 2) : null),
    );
    const won = { kind: "stones_won", seat: "taia", halves: 11, all_halves: 27, cause: "general" };
    expect(seeing.event({ number: 1, decision: 0, ...won })).toMatch(
      /wins soul stones, \+5.5 \(Dark General\), 13.5 in all/,
    );
  });

  it("name things, lists and numbers", () => {
    expect(nameOf("oldworld", "region", "empire")).toBe("The Empire");
    expect(nameOf("oldworld", "region", ["kislev", "tilea"])).toBe("Kislev and Tilea");
    expect(nameOf("oldworld", null, 4)).toBe(4);
    expect(nameOf("oldworld", "region", "nowhere")).toBe("nowhere");
  });

  it("never lose anything: what has no message is told by its id", () => {
    expect(say("no-such-message")).toBe("no-such-message");
    expect(teller.option({ verb: "never", args: { region: "kislev" } })).toBe("never Kislev");
    expect(teller.event({ number: 1, decision: 0, kind: "never", seat: "khorne", count: 2 })).toBe("never Khorne, 2");
  });

  it("take an option's key apart", () => {
    const verbs = {
      pass: {},
      summon: { figure: "figure", source: "place", to: "region" },
      move: { hex: "hex" },
    };
    const knowing = new Teller({ ...teller.vocabulary, verbs });
    expect(knowing.takenApart("pass")).toEqual({ verb: "pass", args: {} });
    const args = { figure: "bloodletter", source: "reserve", to: "kislev" };
    expect(knowing.takenApart("summon:bloodletter:reserve>kislev")).toEqual({ verb: "summon", args });
    expect(knowing.takenApart("move:-3.+4")).toEqual({ verb: "move", args: { hex: "-3.+4" } });
  });

  it("say which things an event is about", () => {
    const event = { number: 1, decision: 0, kind: "never", seat: "khorne", regions: ["kislev", "tilea"], count: 2 };
    expect(teller.aboutEvent(event)).toEqual([
      { kind: "power", id: "khorne" },
      { kind: "region", id: "kislev" },
      { kind: "region", id: "tilea" },
    ]);
  });
});
