import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../../words/words.svelte.ts";
import type { GameEvent, View } from "../../contract.ts";
import { UNASKED } from "../../parts/unasked.ts";
import { FIXTURES } from "../dev/fixtures.ts";
import { STORIES } from "../dev/stories.ts";
import { centre, neighbours } from "../map/hexes.ts";
import City from "../pieces/City.svelte";
import { scenes } from "../scenes.ts";
import { lasting } from "../telling.ts";
import { asKarak, type KarakView } from "../view.ts";
import Board from "./Board.svelte";
import Moods from "./Moods.svelte";
import { isBesieged, moodsOf, shadowsOf } from "./moods.ts";
import Shadows from "./Shadows.svelte";

beforeAll(() => speak("en"));

const moving = { reduced: false, frame: 1 };
const quiet = { reduced: true, frame: 1 };

/** Every recorded scene with the table as it is when the scene is told. */
const told = STORIES.flatMap(({ before, events, last }) => {
  let view = before;
  return scenes(events, before, last).map((scene) => {
    view = scene.after(view, last);
    return { view: asKarak(view), events: scene.events };
  });
});

function sceneWith(kind: string) {
  const found = told.find(({ events }) => events.some((event) => event.kind === kind));
  if (found === undefined) throw new Error(`nothing recorded with ${kind}`);
  return found;
}

function drawn(view: KarakView, events: readonly GameEvent[], motion = moving) {
  return render(Moods, { props: { view, events, motion } }).container;
}

const placeOf = (element: Element | null) => element?.getAttribute("transform");
const at = (hex: string) => `translate(${centre(hex).join(" ")})`;

/** A table on which the black horde is after this hero's city and stands so many steps east of it. */
function threatened(steps: number): { view: KarakView; city: string; at: string } {
  const view = structuredClone(asKarak(FIXTURES.middle!.view));
  const hero = view.summary.turn;
  const city = "1010";
  let hex = city;
  for (let step = 0; step < steps; step += 1) hex = neighbours(hex)[0]!;
  view.state.cities[hero] = city;
  view.state.foes = { black: hex };
  view.state.targets = { black: hero };
  return { view, city, at: hex };
}

describe("the land while something is told", () => {
  it("unfolds where a tile is laid, and nowhere else", () => {
    const { view, events } = sceneWith("tile_laid");
    const hex = String(events.find(({ kind }) => kind === "tile_laid")!.hex);
    const unfolding = drawn(view, events).querySelectorAll(".unfolding");
    expect([...unfolding].map(placeOf)).toEqual([at(hex)]);
    const others = events.filter(({ kind }) => kind !== "tile_laid");
    expect(drawn(view, others).querySelector(".unfolding")).toBeNull();
  });

  it("lets enemies loom where they come, great ones more", () => {
    for (const [kind, isGreat] of [
      ["army_came", false],
      ["foe_came", true],
    ] as const) {
      const { view, events } = sceneWith(kind);
      const came = events.filter((event) => event.kind === kind);
      const looming = [...drawn(view, came).querySelectorAll(".arriving")];
      expect(looming.map(placeOf)).toEqual(came.map(({ hex }) => at(String(hex))));
      for (const one of looming) {
        expect(one.classList.contains("great")).toBe(isGreat);
        expect(one.querySelectorAll(".face path").length).toBeGreaterThan(3);
      }
    }
  });

  it("raises dust and torches along the way of a horde", () => {
    const { view, events } = sceneWith("horde_moved");
    const march = events.find(({ kind }) => kind === "horde_moved")!;
    const { container } = { container: drawn(view, [march]) };
    expect(container.querySelectorAll(".dust").length).toBeGreaterThan(4);
    const torches = container.querySelector<SVGElement>(".torches")!;
    expect(torches.style.getPropertyValue("--from")).toBe(
      `translate(${centre(String(march.hex))[0]}px, ${centre(String(march.hex))[1]}px)`,
    );
  });

  it("burns in the city that is besieged, more fiercely where it falls", () => {
    const { view, city } = threatened(1);
    const victim = view.summary.turn;
    const event = (kind: string, more: object) => ({ kind, number: 1, decision: 1, ...more }) as unknown as GameEvent;
    const siege = drawn(view, [event("siege_began", { horde: "black", victim, strength: 5 })]);
    expect(placeOf(siege.querySelector(".burning"))).toBe(at(city));
    expect(siege.querySelector(".burning.fierce")).toBeNull();
    const gone = structuredClone(view);
    gone.state.cities[victim] = null;
    const fall = drawn(gone, [event("city_destroyed", { seat: victim, horde: "black", hex: city })]);
    expect(placeOf(fall.querySelector(".burning.fierce"))).toBe(at(city));
  });

  it("throws a die for each city before the horde that looks for its target", () => {
    const { view } = threatened(2);
    const [hero, other] = view.seats;
    const roll = { kind: "target_rolled", horde: "black", seats: [hero, other], faces: ["1", "3"] };
    const container = drawn(view, [roll as unknown as GameEvent]);
    expect(container.querySelectorAll(".thrown .tumbling")).toHaveLength(2);
    expect(container.querySelectorAll(".thrown .sword")).toHaveLength(4);
  });

  it("shows nothing of what is still to be told", () => {
    expect(told.length).toBeGreaterThan(50);
    for (const { view, events } of told) {
      const { unfolding, arriving, marching } = moodsOf(events, view);
      for (const hex of unfolding) expect(view.state.land[hex]).toBeTruthy();
      for (const { hex, who } of arriving) {
        const there = "foe" in who ? view.state.foes[who.foe] === hex : view.state.monsters[hex]?.includes(who.token);
        expect(there).toBe(true);
      }
      for (const { horde } of marching)
        expect(view.state.foes[horde]).toBe(marching.findLast((each) => each.horde === horde)!.to);
    }
  });

  it("stays as it is where nothing may move", { timeout: 20000 }, () => {
    for (const kind of ["tile_laid", "army_came", "foe_came", "horde_moved"]) {
      const { view, events } = sceneWith(kind);
      expect(drawn(view, events, quiet).querySelector(".moods")).toBeNull();
    }
    const { view, events } = sceneWith("tile_laid");
    const drawing = { deciding: UNASKED, pointing: { at: () => false }, looking: { look: () => undefined } };
    const board = render(Board, { props: { view: view as unknown as View, events, ...drawing, motion: moving } });
    expect(board.container.querySelector(".moods .unfolding")).toBeTruthy();
  });

  it("is given the time that it needs", () => {
    const { events } = sceneWith("tile_laid");
    const laid = events.filter(({ kind }) => kind === "tile_laid");
    expect(lasting(laid)).toBeGreaterThanOrEqual(800);
    expect(lasting([{ ...laid[0]!, kind: "turn_ended" }])).toBeLessThan(400);
  });
});

describe("a city", () => {
  const windows = (props: object) =>
    render(City, { props: { hero: "taia", built: [], ...props } }).container.querySelectorAll(".lit");

  it("lights its windows while its owner is awake", () => {
    expect(windows({ lit: true }).length).toBeGreaterThan(0);
    expect(windows({})).toHaveLength(0);
  });

  it("burns as long as the horde that is after it stands before it", () => {
    const { view } = threatened(1);
    expect(isBesieged(view, view.summary.turn)).toBe(true);
    expect(isBesieged(threatened(2).view, view.summary.turn)).toBe(false);
    const other = view.seats.find((seat) => seat !== view.summary.turn)!;
    expect(isBesieged(view, other as typeof view.summary.turn)).toBe(false);
    expect(
      render(City, { props: { hero: "taia", built: [], burning: true } }).container.querySelector(".flame"),
    ).toBeTruthy();
  });
});

describe("a shadow", () => {
  it("falls from a horde upon the city it is after, from near enough", () => {
    const near = threatened(2);
    expect(shadowsOf(near.view)).toEqual([{ foe: "black", from: near.at, to: near.city }]);
    expect(render(Shadows, { props: { view: near.view } }).container.querySelectorAll("[data-shadow]")).toHaveLength(1);
    expect(shadowsOf(threatened(5).view)).toEqual([]);
  });

  it("falls from a Rider upon the castle", () => {
    const { view } = threatened(1);
    view.state.foes = { first: neighbours("1313")[2]! };
    expect(shadowsOf(view).map(({ to }) => to)).toEqual(["1313"]);
    view.state.foes = { first: "1313" };
    expect(shadowsOf(view)).toEqual([]);
  });
});
