import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { set, settings } from "../settings.svelte.ts";
import type { Room } from "../table/room.svelte.ts";
import { speak } from "../words/words.svelte.ts";
import Hearing from "./Hearing.svelte";
import SoundChoice from "./SoundChoice.svelte";

beforeAll(() => speak("en"));
beforeEach(() => set({ sound: true, volume: 0.5 }));
afterEach(cleanup);

describe("the choice of sound", () => {
  it("turns it off and on, and keeps it on this device", async () => {
    render(SoundChoice);
    await fireEvent.click(screen.getByRole("button", { name: "Sound is on" }));
    expect(settings.sound).toBe(false);
    expect(JSON.parse(localStorage.getItem("warhost-settings") ?? "{}")).toMatchObject({ sound: false });
    await fireEvent.click(screen.getByRole("button", { name: "Sound is off" }));
    expect(settings.sound).toBe(true);
  });

  it("is on again when the slider is moved", async () => {
    set({ sound: false });
    render(SoundChoice);
    await fireEvent.input(screen.getByLabelText("Volume"), { target: { value: "80" } });
    expect(settings).toMatchObject({ sound: true, volume: 0.8 });
  });
});

describe("at a table", () => {
  const message = vi.fn();
  const line = (number: number, id: string) => ({ number, seats: [], person: { id, name: id }, text: "" });

  function sitting(...lines: ReturnType<typeof line>[]) {
    const connection = { chat: lines };
    return { room: { connection, me: "ann", sounds: { message } } as unknown as Room };
  }

  beforeEach(() => void message.mockClear());

  it("the key m is for silence, except where somebody writes", async () => {
    render(Hearing, sitting());
    await fireEvent.keyDown(document.body, { key: "m" });
    expect(settings.sound).toBe(false);
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "m" });
    expect(settings.sound).toBe(false);
    field.remove();
  });

  it("what others say is heard, what oneself says and what was said before is not", async () => {
    const { rerender } = render(Hearing, sitting(line(1, "bob"), line(2, "bob")));
    expect(message).not.toHaveBeenCalled();
    await rerender(sitting(line(2, "bob"), line(3, "ann")));
    expect(message).not.toHaveBeenCalled();
    await rerender(sitting(line(3, "ann"), line(4, "bob")));
    expect(message).toHaveBeenCalledTimes(1);
  });
});
