import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameTable, Scene, View } from "../games/contract.ts";
import { sceneOf } from "../games/parts/scenes.ts";
import { UNASKED } from "../games/parts/unasked.ts";
import Board from "../games/plain/Board.svelte";
import plain from "../games/plain/table.ts";
import { Teller } from "../words/telling.ts";
import { speak } from "../words/words.svelte.ts";
import StagedBoard from "./StagedBoard.svelte";
import { Director, type Moment } from "./director.svelte.ts";

const view = {
  game: "toy",
  seats: ["red"],
  viewer: null,
  waiting: [],
  state: {},
  scores: { red: 0 },
} as unknown as View;
const A_PICTURE_MS = 50;
const event = { number: 1, decision: 1, kind: "fought", seat: "red" };
const moment: Moment = { view, events: [event], follows: true };
const teller = new Teller({
  game: "toy",
  revision: 1,
  side_kind: "farm",
  verbs: {},
  prompts: {},
  events: {},
  endings: [],
});
const drawing = { deciding: UNASKED, pointing: { at: () => false }, looking: { look: () => undefined } };

function show(told: Partial<Scene>, own: Partial<GameTable> = {}) {
  const game: GameTable = { ...plain, scenes: (events) => [sceneOf(events, told)], ...own };
  const director = new Director<Moment>({ game, speed: () => "steps", line: () => "Red fights." });
  director.add({ ...moment, events: [], follows: false });
  const ontap = vi.fn();
  render(StagedBoard, { director, game, teller, drawing, ontap });
  return { director, ontap, play: () => director.add(moment) };
}

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the staged board", () => {
  it("opens a phase with a banner, and says what is decisive over the board", async () => {
    const { play, director } = show({ size: "banner" });
    expect(screen.queryByTestId("banner")).toBeNull();
    play();
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByTestId("banner").textContent).toContain("fought");
    director.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.queryByTestId("banner")).toBeNull();
  });

  it("shows points on their way, summed by whom they go to", async () => {
    const gain = (points: number) => ({ seat: "red", points, source: "x" });
    const { play } = show({ gains: [gain(5), gain(3)] });
    play();
    await vi.advanceTimersByTimeAsync(A_PICTURE_MS);
    expect(screen.getByText("+8")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(screen.queryByText("+8")).toBeNull();
  });

  it("lets no points take off when the page is left before the picture", async () => {
    const measured = vi.spyOn(Element.prototype, "getBoundingClientRect");
    const { play } = show({ gains: [{ seat: "red", points: 5, source: "x" }] });
    play();
    await vi.advanceTimersByTimeAsync(0);
    cleanup();
    measured.mockImplementation(() => {
      throw new Error("there is no board any more");
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(measured).not.toHaveBeenCalled();
    measured.mockRestore();
  });

  it("gives the game its stage for as long as it wants it, unless it is put away", async () => {
    const stage = {
      Stage: Board as unknown as GameTable["Stage"],
      onStage: (_view: View, scene: Scene | null) => scene !== null,
    };
    const { play, director } = show({ size: "large" }, stage);
    expect(screen.queryByTestId("stage")).toBeNull();
    play();
    await vi.advanceTimersByTimeAsync(A_PICTURE_MS);
    expect(screen.getByTestId("stage")).toBeTruthy();
    expect(screen.queryByTestId("banner")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Close the stage" }));
    expect(screen.queryByTestId("stage")).toBeNull();
    await fireEvent.click(screen.getByTestId("show-stage"));
    await vi.advanceTimersByTimeAsync(A_PICTURE_MS);
    expect(screen.getByTestId("stage")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close the stage" }));
    director.skip();
    await vi.advanceTimersByTimeAsync(A_PICTURE_MS);
    play();
    await vi.advanceTimersByTimeAsync(A_PICTURE_MS);
    expect(screen.getByTestId("stage")).toBeTruthy();
  });

  it("goes on without a stage that cannot be drawn", async () => {
    const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = () => {
      throw new Error("cannot");
    };
    const { play, director } = show({}, { Stage: broken as unknown as GameTable["Stage"], onStage: () => true });
    play();
    await vi.advanceTimersByTimeAsync(A_PICTURE_MS);
    expect(document.querySelector(".moved")).toBeTruthy();
    director.skip();
    expect(director.atRest).toBe(true);
    expect(complained).toHaveBeenCalled();
    complained.mockRestore();
  });

  it("hears of clicks on the board, but not of those on what lies over it", async () => {
    const { ontap } = show({});
    await fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
    expect(ontap).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector(".moved") as Element);
    expect(ontap).toHaveBeenCalledOnce();
  });
});
