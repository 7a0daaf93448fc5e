import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, tables } from "./api.ts";

const moved = () => Response.json({ reason: "refused-moved", variables: {} }, { status: 503 });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table that has just moved to another server", () => {
  it("is asked for again by whoever only looks", async () => {
    const fetched = vi.fn(async () => (fetched.mock.calls.length < 3 ? moved() : Response.json({ id: "t" })));
    vi.stubGlobal("fetch", fetched);
    const found = tables.get("t");
    await vi.runAllTimersAsync();
    expect(await found).toEqual({ id: "t" });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("is not asked for ever", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => moved()),
    );
    const found = tables.get("t").catch((problem: unknown) => problem);
    await vi.runAllTimersAsync();
    expect((await found) as Refused).toMatchObject({ reason: "refused-moved" });
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it("is told to whoever does something, for it may have been done", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => moved()),
    );
    await expect(tables.start("t")).rejects.toMatchObject({ reason: "refused-moved" });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
