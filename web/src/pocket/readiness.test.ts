import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeReady, missing, neededHere } from "./readiness.ts";

const LIST = { files: ["/assets/a.js"], words: { pl: ["/assets/pl.js"], en: [] }, games: ["karak"], bytes: 7_100_000 };

let held: Map<string, Response>;
let controller: object | null;
let comes: (() => void) | null;

beforeEach(() => {
  held = new Map();
  controller = {};
  comes = null;
  const cache = {
    match: async (path: string) => held.get(path),
    put: async (path: string, answer: Response) => void held.set(path, answer),
  };
  vi.stubGlobal("caches", { open: async () => cache, match: cache.match });
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/assets/gone.js" ? new Response("", { status: 404 }) : new Response(JSON.stringify(LIST)),
  );
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      get controller() {
        return controller;
      },
      addEventListener: (_: string, listener: () => void) => (comes = listener),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

describe("making a device ready", () => {
  it("needs the client, what the server says of the games, and one language", async () => {
    const needed = await neededHere("pl");
    expect(needed?.megabytes).toBe(8);
    expect(needed?.paths).toEqual(["/", "/api/games", "/api/games/karak", "/assets/a.js", "/assets/pl.js"]);
  });

  it("waits on a first visit until the page is looked after", async () => {
    controller = null;
    const asked = neededHere("en");
    await vi.waitFor(() => expect(comes).not.toBeNull());
    comes?.();
    expect(await asked).not.toBeNull();
  });

  it("says that nothing is kept where no worker comes", async () => {
    vi.useFakeTimers();
    controller = null;
    const asked = neededHere("en");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toBeNull();
  });

  it("loads what is missing, tells how far it is, and names what could not be had", async () => {
    held.set("/", new Response("kept"));
    const told: number[] = [];
    const failed = await makeReady(["/", "/assets/a.js", "/assets/gone.js"], (done) => told.push(done));
    expect(failed).toEqual(["/assets/gone.js"]);
    expect(told).toEqual([2, 3]);
    expect(await missing(["/", "/assets/a.js", "/assets/gone.js"])).toEqual(["/assets/gone.js"]);
  });
});
