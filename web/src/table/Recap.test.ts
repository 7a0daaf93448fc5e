import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../words/words.svelte.ts";
import Recap from "./Recap.svelte";
import type { Room } from "./room.svelte.ts";

beforeAll(() => speak("en"));

const told = (count: number) =>
  Array.from({ length: count + 1 }, (_, index) => index + 1).map((number) => ({
    number,
    decision: number,
    kind: "summoned",
    seat: "khorne",
  }));

async function open(things = 2) {
  const room = {
    myTurn: true,
    seat: "nurgle",
    director: { shown: { since: 1 } },
    connection: { events: told(things) },
    game: { tone: () => "line" },
    teller: { event: () => "Khorne summons.", aboutEvent: () => [] },
    point: () => undefined,
  } as unknown as Room;
  render(Recap, { props: { room } });
  await fireEvent.click(screen.getByRole("button", { name: new RegExp(`${things} things happened`) }));
  expect(screen.getByRole("complementary")).toBeTruthy();
}

describe("the recap", () => {
  it("tells as many things as it says have happened", async () => {
    await open(20);
    expect(screen.getAllByText("Khorne summons.")).toHaveLength(20);
  });

  it("closes on Escape, which then does nothing else", async () => {
    const elsewhere = vi.fn();
    window.addEventListener("keydown", elsewhere);
    await open();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(elsewhere).not.toHaveBeenCalled();
    window.removeEventListener("keydown", elsewhere);
  });

  it("closes when a dialog takes the focus", async () => {
    await open();
    const dialog = document.body.appendChild(document.createElement("dialog"));
    await fireEvent.focusIn(dialog.appendChild(document.createElement("button")));
    expect(screen.queryByRole("complementary")).toBeNull();
    dialog.remove();
  });
});
