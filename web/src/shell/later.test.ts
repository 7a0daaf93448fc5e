import { render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Page from "./NowherePage.svelte";
import { later, sendForTheRest } from "./later.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = { default: Page as unknown as Component<Record<string, never>> };

describe("a part that comes later", () => {
  it("is drawn when it is here, and at once from then on", async () => {
    const source = vi.fn(async () => page);
    const Part = later(source);
    const first = render(Part, { props: {} });
    expect(screen.queryByRole("heading")).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(screen.getByRole("heading")).toBeTruthy();
    first.unmount();
    render(Part, { props: {} });
    expect(screen.getByRole("heading")).toBeTruthy();
    expect(source).toHaveBeenCalledTimes(1);
  });

  it("is sent for a while after the page stands, unless that is left", async () => {
    const source = vi.fn(async () => page);
    later(source);
    sendForTheRest()();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(source).not.toHaveBeenCalled();
    sendForTheRest();
    await vi.advanceTimersByTimeAsync(100);
    expect(source).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(source).toHaveBeenCalledTimes(1);
  });

  it("leaves a gap without a network, and is asked for again", async () => {
    const source = vi.fn(async () => page).mockRejectedValueOnce(new TypeError("no network"));
    const Part = later(source);
    const first = render(Part, { props: {} });
    await vi.advanceTimersByTimeAsync(1);
    expect(screen.queryByRole("heading")).toBeNull();
    first.unmount();
    render(Part, { props: {} });
    await vi.advanceTimersByTimeAsync(1);
    expect(screen.getByRole("heading")).toBeTruthy();
  });
});
