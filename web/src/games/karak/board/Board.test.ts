import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Choosing } from "../../../deciding/deciding.svelte.ts";
import { say, speak } from "../../../words/words.svelte.ts";
import { FIXTURES, optionsOf } from "../dev/fixtures.ts";
import { boxAround, centre, neighbours } from "../map/hexes.ts";
import Hand from "../sheets/Hand.svelte";
import Sheet from "../sheets/Sheet.svelte";
import { called, points, written } from "../telling.ts";
import { asKarak } from "../view.ts";
import Board from "./Board.svelte";
import { layoutOf } from "./layout.ts";

beforeAll(() => speak("en"));

function drawingOf(name: string) {
  const { view, prompt, events } = FIXTURES[name]!;
  const chosen = vi.fn(async () => "taken" as const);
  const deciding = new Choosing(chosen);
  if (prompt) deciding.ask({ seat: view.waiting[0]!, asked: 1, prompt: prompt.prompt, options: optionsOf(prompt) });
  return { view, events: events ?? [], deciding, pointing: { at: () => false }, looking: { look: () => undefined } };
}

function table(name: string) {
  const drawing = drawingOf(name);
  render(Board, { props: { ...drawing, motion: { reduced: true, frame: 1 } } });
  return drawing;
}

function drawn(thing: string): Element {
  const found = document.querySelector(`[data-thing="${thing}"]`);
  if (found === null) throw new Error(`${thing} is not drawn`);
  return found;
}

describe("the land", () => {
  it("lies on a grid: neighbours are equally far", () => {
    const [x, y] = centre("1313");
    const far = neighbours("1313").map((hex) => Math.round(Math.hypot(centre(hex)[0] - x, centre(hex)[1] - y)));
    expect(new Set(far).size).toBe(1);
    expect(neighbours("1313")[0]).toBe("1413");
  });

  it("draws every tile and names what lies there", { timeout: 20000 }, () => {
    const { view } = table("crowded");
    for (const hex of Object.keys(asKarak(view).state.land)) expect(drawn(`hex:${hex}`)).toBeTruthy();
    expect(drawn("hex:1313").getAttribute("aria-label")).toContain("Karak Castle");
  });

  it("lets hexes glow that can be moved to or explored, and takes the click", async () => {
    const { deciding } = table("start");
    const wanted = [...new Set(deciding.options.flatMap((option) => (option.args.hex ? [option.args.hex] : [])))];
    expect(wanted.length).toBeGreaterThan(0);
    for (const hex of wanted) expect(drawn(`hex:${hex}`).classList.contains("glows")).toBe(true);
    await fireEvent.click(drawn(`hex:${wanted[0]}`));
    expect(deciding.clicks).toEqual([[{ kind: "hex", id: wanted[0] }]]);
  });

  it("offers the ways a tile can be turned", { timeout: 20000 }, () => {
    const { deciding } = table("turn_tile");
    for (const { args } of deciding.options) {
      expect(drawn(`steps:${args.steps}`).classList.contains("glows")).toBe(true);
    }
  });

  it("names in the draft of buildings whoever is asked", () => {
    table("draft");
    expect(document.querySelector(".turn .who")?.textContent).toBe(say("karak-hero-darius"));
  });

  it("lets only the viewer's own buildings glow, though others have the same", () => {
    const { events: _, ...drawing } = drawingOf("draft");
    const viewer = drawing.view.viewer!;
    for (const seat of drawing.view.seats) {
      const { container, unmount } = render(Sheet, { props: { ...drawing, seat, small: false } });
      expect(container.querySelectorAll(".glows").length > 0, seat).toBe(seat === viewer);
      unmount();
    }
  });

  it("shows sheets and hands", { timeout: 20000 }, () => {
    for (const name of ["start", "general"]) {
      const { events: _, ...drawing } = drawingOf(name);
      for (const seat of drawing.view.seats) {
        render(Sheet, { props: { ...drawing, seat, small: false } });
        render(Hand, { props: { ...drawing, seat } });
      }
    }
    expect(document.querySelectorAll(".sheet-of").length).toBeGreaterThan(3);
  });
});

describe("the cloth", () => {
  const tall = ["1311", "1312", "1313", "1314", "1315", "1316"];

  it("fills its frame, and keeps land and tray apart", () => {
    for (const [hexes, aspect] of [
      [["1213", "1313", "1413"], 1.3],
      [["1213", "1313", "1413"], 0.8],
      [tall, 1.3],
    ] as const) {
      const { whole, tray } = layoutOf(hexes, aspect);
      const land = boxAround(hexes);
      expect(whole.width / whole.height).toBeCloseTo(aspect, 1);
      expect(tray.y).toBeGreaterThan(land.y + land.height);
      expect(tray.y + tray.height).toBeLessThan(whole.y + whole.height);
      expect(tray.width).toBeLessThan(whole.width);
    }
  });
});

describe("telling", () => {
  it("calls a hex by the tile on it and by where it lies", () => {
    const { view } = drawingOf("start");
    expect(called({ name: "to", kind: "hex", value: "1313" }, view)).toBe(say("karak-tile-castle"));
    expect(called({ name: "to", kind: "hex", value: "1412" }, view)).toBe("Unknown land north-east of Karak Castle");
    expect(called({ name: "to", kind: "hex", value: "1513" }, view)).toBe("Unknown land 2 steps east of Karak Castle");
    expect(called({ name: "to", kind: "hex", value: "1612" }, view)).toBe(
      "Unknown land 2 steps east and 1 north-east of Karak Castle",
    );
  });

  it("calls no two places alike", () => {
    for (const { view } of Object.values(FIXTURES)) {
      const hexes = Object.keys(asKarak(view).state.land);
      const around = [...new Set(hexes.flatMap((hex) => [hex, ...neighbours(hex)]))];
      const names = around.map((value) => called({ name: "to", kind: "hex", value }, view));
      expect(new Set(names).size).toBe(around.length);
    }
  });

  it("calls a turned tile by where its chasms lie", () => {
    const { view, deciding } = drawingOf("turn_tile");
    const names = deciding.options.map(({ args }) => called({ name: "steps", kind: "steps", value: args.steps }, view));
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^chasms? (north|south|east|west)/);
  });

  it("counts soul stones in halves", () => {
    const event = {
      number: 1,
      decision: 1,
      kind: "stones_won",
      seat: "taia",
      halves: 7,
      all_halves: 7,
      cause: "general",
    };
    expect(points(event)).toEqual({ seat: "taia", points: 7, source: "karak-cause-general" });
    expect(written(7)).toBe("3.5");
    expect(called({ name: "all_halves", kind: null, value: 27 }, null)).toBe("13.5");
  });
});
