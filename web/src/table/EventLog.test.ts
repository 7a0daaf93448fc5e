import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { GameTable } from "../games/contract.ts";
import type { Teller } from "../words/telling.ts";
import { speak } from "../words/words.svelte.ts";
import EventLog from "./EventLog.svelte";

beforeAll(() => speak("en"));

const events = ["phase", "one", "two", "phase", "three"].map((kind, index) => ({
  number: index + 1,
  decision: index,
  kind,
}));

function shown() {
  const teller = { event: ({ kind }: { kind: string }) => kind, aboutEvent: () => [] } as unknown as Teller;
  const game = {
    tone: ({ kind }: { kind: string }) => (kind === "phase" ? "heading" : "line"),
  } as unknown as GameTable;
  render(EventLog, { props: { events, teller, game, point: () => undefined } });
}

const stops = () =>
  screen
    .getAllByRole("button")
    .filter((line) => line.tabIndex === 0)
    .map((line) => line.textContent);

describe("the log", () => {
  it("is one stop for Tab: its newest line", () => {
    shown();
    expect(stops()).toEqual(["three"]);
  });

  it("is walked with the arrow keys, over headings, and stays where one has walked", async () => {
    shown();
    screen.getByText("three").focus();
    await fireEvent.keyDown(screen.getByText("three"), { key: "ArrowUp" });
    expect(document.activeElement?.textContent).toBe("two");
    await fireEvent.keyDown(screen.getByText("two"), { key: "Home" });
    expect(document.activeElement?.textContent).toBe("one");
    expect(stops()).toEqual(["one"]);
    await fireEvent.keyDown(screen.getByText("one"), { key: "ArrowUp" });
    expect(document.activeElement?.textContent).toBe("one");
    await fireEvent.keyDown(screen.getByText("one"), { key: "End" });
    expect(document.activeElement?.textContent).toBe("three");
  });
});
