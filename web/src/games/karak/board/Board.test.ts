import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Choosing } from "../../../deciding/deciding.svelte.ts";
import { say, speak } from "../../../words/words.svelte.ts";
import { FIXTURES, optionsOf } from "../dev/fixtures.ts";
import { boxAround, centre, neighbours } from "../map/hexes.ts";
import Hand from "../sheets/Hand.svelte";
import Sheet from "../sheets/Sheet.svelte";
import type { HeroId } from "../heroes.ts";
import { heroLabel } from "../naming.ts";
import { written } from "../stones.ts";
import { called, points } from "../telling.ts";
import { home } from "../home.ts";
import { acting, asKarak } from "../view.ts";
import Board from "./Board.svelte";
import { landAndRim, layoutOf } from "./layout.ts";

beforeAll(() => speak("en"));

function drawingOf(name: string) {
  const { view, prompt, events } = FIXTURES[name]!;
  const chosen = vi.fn(async () => "taken" as const);
  const deciding = new Choosing(chosen);
  if (prompt)
    deciding.ask({
      seat: view.waiting[0]!,
      asked: 1,
      prompt: prompt.prompt,
      about: prompt.about,
      options: optionsOf(prompt),
    });
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

  it("lets no monster of the land glow for one with the same face that was beaten", { timeout: 20000 }, () => {
    const { view, events, deciding, ...drawing } = drawingOf("crowded");
    const [token = ""] = Object.values(asKarak(view).state.monsters).flat();
    const claim = (id: string) => ({
      key: `claim:${id}`,
      verb: "claim",
      args: { token: id },
      things: [{ kind: "monster_token", id }],
    });
    deciding.ask({ seat: view.seats[0]!, asked: 1, prompt: "reward", about: {}, options: [claim(token), claim("x")] });
    render(Board, { props: { view, events, deciding, ...drawing, motion: { reduced: true, frame: 1 } } });
    expect(drawn(`monster_token:${token}`).classList.contains("glows")).toBe(false);
    expect(drawn(`monster_token:${token}`).getAttribute("aria-label")).toContain("strength");
  });

  it("turns a tile where it will lie, and lays it as it is seen", { timeout: 20000 }, async () => {
    const { deciding } = table("turn_tile");
    const turns = deciding.options.map(({ args }) => args.steps!);
    const seen = () => document.querySelector('[data-thing^="steps:"]')!.getAttribute("data-thing");
    for (const turn of turns) {
      expect(seen()).toBe(`steps:${turn}`);
      expect(drawn(`steps:${turn}`).classList.contains("glows")).toBe(true);
      await fireEvent.click(screen.getByLabelText("Turn left"));
    }
    expect(seen()).toBe(`steps:${turns[0]}`);
    await fireEvent.click(screen.getByLabelText("Turn right"));
    await fireEvent.click(document.querySelector('[data-thing^="steps:"]')!);
    expect(deciding.clicks).toEqual([[{ kind: "steps", id: turns.at(-1) }]]);
  });

  it("is looked at around whoever is asked", () => {
    const { view } = drawingOf("turn_tile");
    const hero = view.waiting[0] as keyof ReturnType<typeof asKarak>["state"]["hero_at"];
    expect(home(view)).toEqual({ kind: "hex", id: asKarak(view).state.hero_at[hero] });
    expect(acting(asKarak(drawingOf("draft").view))).toBe("darius");
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

  it("fills its frame, with room for the land to grow on every side", () => {
    for (const [hexes, aspect] of [
      [["1213", "1313", "1413"], 1.3],
      [["1213", "1313", "1413"], 0.8],
      [tall, 1.3],
    ] as const) {
      const whole = layoutOf(hexes, aspect);
      const land = boxAround(landAndRim(hexes));
      expect(whole.width / whole.height).toBeCloseTo(aspect, 1);
      expect(whole.x).toBeLessThan(land.x);
      expect(whole.y).toBeLessThan(land.y);
      expect(whole.x + whole.width).toBeGreaterThan(land.x + land.width);
      expect(whole.y + whole.height).toBeGreaterThan(land.y + land.height);
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
    for (const name of ["start", "middle", "crowded", "general"]) {
      const { view } = FIXTURES[name]!;
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

  it("counts soul stones in halves, with the sign that each language has before them", async () => {
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
    const view = asKarak(drawingOf("turn_tile").view);
    const [hero, its] = Object.entries(view.summary.heroes)[0]!;
    const heroes = { ...view.summary.heroes, [hero]: { ...its, soul_stones: 5.5 } };
    for (const language of ["pl", "fr", "ru"] as const) {
      await speak(language);
      expect(written(7)).toBe("3,5");
      expect(heroLabel({ ...view, summary: { ...view.summary, heroes } }, hero as HeroId)).toContain("5,5");
    }
    await speak("en");
  });
});
