import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { withEnglishWhereMissing, wordsOf } from "../../plugins/words.ts";

const ENGLISH = `axe = Axe
    .text = Two dice.
    .rule = House rule.
spear = Spear
    .text = { $count ->
        [one] One die
       *[other] { $count } dice
    }
-term = the North
`;

function said(polish: string, id: string, attribute?: string): string {
  const bundle = new FluentBundle("pl", { useIsolating: false });
  bundle.addResource(new FluentResource(withEnglishWhereMissing(polish, ENGLISH)));
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return pattern ? bundle.formatPattern(pattern, { count: 5 }) : "";
}

describe("what is not translated yet", () => {
  it("is said in English", () => {
    expect(said("axe = Topór\n    .text = Dwie kości.\n    .rule = Zasada.\n", "spear")).toBe("Spear");
    expect(said("axe = Topór\n", "spear", "text")).toBe("5 dice");
  });

  it("does not displace what is", () => {
    expect(said("axe = Topór\n    .text = Dwie kości.\n", "axe")).toBe("Topór");
    expect(said("axe = Topór\n    .text = Dwie kości.\n", "axe", "text")).toBe("Dwie kości.");
    expect(said("axe = Topór\n    .text = Dwie kości.\n", "axe", "rule")).toBe("House rule.");
  });

  it("leaves a whole language as it was", () => {
    const whole = "axe = A\n    .text = B\n    .rule = C\nspear = D\n    .text = E\n-term = F\n";
    expect(withEnglishWhereMissing(whole, ENGLISH)).toBe(whole);
  });
});

describe("what pages outside a table need", () => {
  it.each(["en", "pl", "fr", "ru"])("are titles and sides of all games, and none of their cards: %s", (language) => {
    const everywhere = wordsOf(language);
    for (const id of ["oldworld-title", "oldworld-power-khorne", "bloodrage-clan-wolf", "karak-title", "web-home"]) {
      expect(everywhere).toMatch(new RegExp(`^${id} =`, "m"));
    }
    expect(everywhere).not.toMatch(/^(oldworld|bloodrage|karak)-(event|verb|card|chaos_card)-/m);
    expect(wordsOf(language, "karak")).toMatch(/^karak-hero-/m);
    expect(wordsOf(language, "karak")).not.toMatch(/^oldworld-/m);
  });
});
