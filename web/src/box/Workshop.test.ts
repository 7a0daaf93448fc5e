import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "../server/api.ts";
import { speak, speakAbout } from "../words/words.svelte.ts";
import type { Place } from "./places.ts";
import Workshop from "./Workshop.svelte";

const place = (component: string, field: string, more: Partial<Place>): Place => ({
  kind: "monster",
  component,
  field,
  shape: { shape: "number", low: 1, high: 99, step: 1 },
  value: 1,
  source: "house",
  doubtful: true,
  option: "",
  ...more,
});

const PLACES = [
  place("skeletons", "strength", {}),
  place("ghouls", "strength", { value: 2 }),
  place("dryads", "strength", { value: 3, source: "rulebook", doubtful: false }),
  place("knight", "faces", {
    kind: "unit",
    shape: { shape: "several", kind: "symbol", ids: ["skull", "1", "2"], least: 2, most: 2 },
    value: ["skull", "1"],
  }),
];

beforeAll(async () => {
  await speak("en");
  await speakAbout("karak");
});
beforeEach(() => localStorage.clear());

const TEXT = place("swift_mount", "text", {
  kind: "ability",
  shape: { shape: "reading", kind: "" },
  value: null,
  option: "start",
});

const open = () => render(Workshop, { game: "karak", places: PLACES, Picture: undefined });
const card = () => screen.getByTestId("box-card");
const strength = () => screen.getByRole("spinbutton", { name: "Strength" });

describe("checking a box", () => {
  it("shows what is doubtful, one by one, with what we print and where it is from", async () => {
    open();
    expect(card().textContent).toContain("Skeletons");
    expect(screen.getByText("Ours: nobody has published it.")).toBeTruthy();
    expect(screen.getByText("0 of 3 compared")).toBeTruthy();
    await fireEvent.click(screen.getByTestId("box-confirm"));
    await vi.waitFor(() => expect(card().textContent).toContain("Ghouls"));
    expect(screen.getByText("1 of 3 compared")).toBeTruthy();
  });

  it("changes the card as the owner types, and goes back to what we print", async () => {
    open();
    await fireEvent.input(strength(), { target: { value: "4" } });
    expect(card().querySelector(".changed")?.textContent).toMatch(/1.*4/);
    expect(screen.getByTestId("box-count").textContent).toContain("Corrected: 1.");
    await fireEvent.input(strength(), { target: { value: "1" } });
    expect(card().querySelector(".changed")).toBeNull();
  });

  it("does not take what cannot be printed there", async () => {
    open();
    await fireEvent.input(strength(), { target: { value: "0" } });
    expect(screen.getByRole("alert").textContent).toBe("A number from 1 to 99.");
    expect(card().querySelector(".changed")).toBeNull();
  });

  it("lets each face of a die be chosen", async () => {
    open();
    await fireEvent.change(screen.getByTestId("box-kind"), { target: { value: "unit" } });
    await fireEvent.change(screen.getByRole("combobox", { name: "Faces 2" }), { target: { value: "2" } });
    expect(card().querySelector(".changed")?.textContent).toContain("2 swords");
  });

  it("shows a text that no number carries, with the option that reads it otherwise, and keeps a note in the file", async () => {
    render(Workshop, { game: "karak", places: [TEXT], Picture: undefined });
    expect(card().textContent).toContain("Swift Mount");
    expect(screen.getByText("Ours: nobody has published it.")).toBeTruthy();
    expect(screen.getByText(/as on this card/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "At the start" }).getAttribute("href")).toBe("/new/karak#option-start");
    expect(screen.queryByTestId("box-file")).toBeNull();
    await fireEvent.input(screen.getByRole("textbox", { name: /In your own words/ }), {
      target: { value: "Three tiles." },
    });
    expect(screen.getByTestId("box-confirm").textContent).toContain("My copy says this");
    const file = decodeURIComponent(screen.getByTestId("box-file").getAttribute("href") ?? "");
    expect(file).toContain('[ability.swift_mount]\nnote = "Three tiles."');
    expect(screen.queryByTestId("box-play")).toBeNull();
    expect(screen.getByTestId("box-report").textContent).toContain("`ability.swift_mount`: Three tiles.");
  });

  it("asks the rules before a correction counts as compared", async () => {
    const asked = vi.spyOn(server, "readBox").mockRejectedValueOnce(new Error("no"));
    open();
    await fireEvent.input(strength(), { target: { value: "4" } });
    await fireEvent.click(screen.getByTestId("box-confirm"));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(asked.mock.calls[0]?.[1][0]?.text).toContain("strength = 4");
    expect(screen.getByText("0 of 3 compared")).toBeTruthy();
    asked.mockRestore();
  });

  it("remembers on this device, and goes with the arrow keys", async () => {
    const { unmount } = open();
    await fireEvent.input(strength(), { target: { value: "4" } });
    unmount();
    open();
    expect(screen.getByTestId("box-count").textContent).toContain("Corrected: 1.");
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(card().textContent).toContain("Ghouls");
  });
});
