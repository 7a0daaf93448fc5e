import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../words/words.svelte.ts";
import type { View } from "../contract.ts";
import Face from "./cards/Face.svelte";
import { FIXTURES, optionsOf } from "./dev/fixtures.ts";
import { offerLabel } from "./naming.ts";
import { aside } from "./telling.ts";
import { asKarak } from "./view.ts";

beforeAll(() => speak("en"));

const HAMMER = { kind: "item", id: "trade_hammer" };

/** A table at which the merchant takes seven stones for a hammer. */
function dear(): View {
  const view = structuredClone(FIXTURES.buy!.view);
  asKarak(view).summary.prices.item = { [HAMMER.id]: { stone: 7 } };
  return view;
}

describe("a price is that of the table", () => {
  it("on the card", () => {
    render(Face, { thing: HAMMER, view: dear(), size: "card" });
    expect(screen.getByLabelText("7 × Stone")).toBeTruthy();
  });

  it("in what a screen reader says", () => {
    expect(offerLabel(asKarak(dear()), HAMMER)).toContain("7 × Stone");
  });

  it("beside the choice to buy", () => {
    const option = { key: "buy:trade_hammer", verb: "buy", args: { item: HAMMER.id }, things: [HAMMER] };
    expect(aside(option, dear())?.variables.cost).toBe("7 × Stone");
  });

  it("and everything that is offered for markers has one", () => {
    const { view, prompt } = FIXTURES.buy!;
    const bought = optionsOf(prompt!).filter(({ verb }) => verb === "buy");
    expect(bought.length).toBeGreaterThan(0);
    for (const option of bought) expect(aside(option, view), option.key).not.toBeNull();
  });
});
