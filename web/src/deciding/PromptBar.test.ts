import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Option } from "../games/contract.ts";
import { sceneOf } from "../games/parts/scenes.ts";
import { plainFace } from "../games/plain/face.ts";
import table from "../games/plain/table.ts";
import { Teller } from "../words/telling.ts";
import { speak } from "../words/words.svelte.ts";
import type { Room } from "../table/room.svelte.ts";
import { type Choose, Choosing } from "./deciding.svelte.ts";
import OptionList from "./OptionList.svelte";
import PromptBar from "./PromptBar.svelte";

const teller = new Teller({
  game: "toy",
  revision: 1,
  side_kind: "farm",
  verbs: { lay: { card: "card" }, spare: {} },
  prompts: { lay: { rule: "TOY 1", about: {}, together: true } },
  events: {},
  endings: [],
});

function lay(card: string): Option {
  return { key: `lay:${card}`, verb: "lay", args: { card }, things: [{ kind: "card", id: card }] };
}

const CARDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function roomWith(options: Option[], mine = true) {
  const choose = vi.fn<Choose>(async () => "taken");
  const choosing = new Choosing(choose);
  if (mine) choosing.ask({ seat: "red", asked: 1, prompt: "lay", options });
  const question = { prompt: "lay", rule: "TOY 1", about: {} };
  const view = { game: "toy", seats: ["red", "green"], waiting: [mine ? "red" : "green"], state: {}, scores: {} };
  const room = {
    choosing,
    teller,
    game: table,
    face: plainFace("toy"),
    table: { status: "playing", paused: false, hints: true, mine: ["red"], seats: [] },
    director: { shown: { question, prompt: null, events: [], since: 0 }, view, atRest: true },
    isTold: false,
    connection: { events: [] },
    myTurn: mine,
    over: false,
    hasCompany: false,
    takeBack: null,
    hintsComing: false,
    resting: () => ({}),
    asideOf: (option: Option) => (option.cost ? `cost ${option.cost}` : ""),
    askHint: vi.fn(),
  };
  return { room: room as unknown as Room, choose, choosing };
}

beforeAll(() => speak("en"));
afterEach(cleanup);

describe("the prompt", () => {
  it("says whose turn it is and offers a few choices as buttons", async () => {
    const { room, choose } = roomWith([lay("one"), lay("two"), { key: "spare", verb: "spare", args: {}, things: [] }]);
    render(PromptBar, { room, onlist: vi.fn(), onrule: vi.fn() });
    expect(screen.getByTestId("turn").textContent).toContain("Your turn");
    await fireEvent.click(screen.getByRole("button", { name: "lay two" }));
    expect(choose).toHaveBeenCalledOnce();
  });

  it("offers many choices as a list, and only those as buttons that name nothing", () => {
    const onlist = vi.fn();
    const spare: Option = { key: "spare", verb: "spare", args: {}, things: [] };
    const { room } = roomWith([...CARDS.map(lay), spare]);
    render(PromptBar, { room, onlist, onrule: vi.fn() });
    expect(screen.getByRole("button", { name: "spare" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "lay one" })).toBeNull();
    screen.getByTestId("list").click();
    expect(onlist).toHaveBeenCalledOnce();
  });

  it("leaves cards that lie there to the hand, and offers what is none", async () => {
    const spare: Option = { key: "spare", verb: "spare", args: {}, things: [] };
    const { room } = roomWith([lay("one"), lay("two"), spare]);
    const cards = ["one", "two"].map((card) => `<i class="touchable glows" data-thing="card:${card}"></i>`);
    document.body.insertAdjacentHTML("beforeend", `<div id="cards">${cards.join("")}</div>`);
    render(PromptBar, {
      room: { ...room, game: { ...table, faces: ["card"] } } as unknown as Room,
      onlist: vi.fn(),
      onrule: vi.fn(),
    });
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: "lay one" })).toBeNull());
    expect(screen.getByRole("button", { name: "spare" })).toBeTruthy();
    expect(screen.getByTestId("list")).toBeTruthy();
    document.getElementById("cards")?.remove();
  });

  it("tells the price of a choice beside it", () => {
    const { room } = roomWith([{ ...lay("one"), cost: 2 }, lay("two")]);
    render(PromptBar, { room, onlist: vi.fn(), onrule: vi.fn() });
    expect(screen.getByRole("button", { name: /lay one/ }).textContent).toContain("cost 2");
  });

  it("asks to confirm where that is wanted", async () => {
    const { room, choose, choosing } = roomWith([lay("one"), lay("two")]);
    choosing.confirming = true;
    render(PromptBar, { room, onlist: vi.fn(), onrule: vi.fn() });
    await fireEvent.click(screen.getByRole("button", { name: "lay one" }));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByText(/lay one\?/)).toBeTruthy();
    await fireEvent.click(screen.getByTestId("confirm"));
    expect(choose).toHaveBeenCalledOnce();
  });

  it("says who is deciding when it is not oneself, and offers nothing", () => {
    const { room } = roomWith([], false);
    render(PromptBar, { room, onlist: vi.fn(), onrule: vi.fn() });
    expect(screen.getByTestId("turn").textContent).toContain("green is deciding");
    expect(screen.queryAllByRole("button")).toHaveLength(0);
  });

  it("leads on from a game that is over", () => {
    const { room } = roomWith([], false);
    const ended = { ...room.table, id: "t1", status: "finished", result: { winners: ["red"] }, rematch: null };
    const over = { ...room, table: ended, over: true } as unknown as Room;
    render(PromptBar, { room: over, onlist: vi.fn(), onrule: vi.fn() });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/table/t1/result", "/table/t1/analysis", "/table/t1/replay", "/"]);
    expect(screen.getByRole("button", { name: "Play again" })).toBeTruthy();
  });

  it("does not speak of the end while the last deeds are still shown", () => {
    const { room } = roomWith([], false);
    const ended = { ...room.table, id: "t1", status: "finished", result: { winners: ["red"] }, rematch: null };
    render(PromptBar, { room: { ...room, table: ended } as unknown as Room, onlist: vi.fn(), onrule: vi.fn() });
    expect(screen.getByTestId("turn").textContent).toContain("green is deciding");
    expect(screen.queryAllByRole("link")).toHaveLength(0);
  });
});

describe("the prompt while something is told", () => {
  function telling(decisionWaits: boolean) {
    const { room } = roomWith([lay("one"), lay("two")], false);
    const scene = sceneOf([{ number: 1, decision: 1, kind: "reaped", seat: "green" }], { rule: "TOY 3" });
    const director = { ...room.director, scene, captioned: scene, held: false, lasts: 900, count: 1, skip: vi.fn() };
    const deeds = { decideNow: vi.fn(), setSpeed: vi.fn() };
    const told = { ...room, ...deeds, director, telling: director, again: null, isTold: true, decisionWaits };
    const onrule = vi.fn();
    render(PromptBar, { room: told as unknown as Room, onlist: vi.fn(), onrule });
    return { ...deeds, director, onrule };
  }

  it("tells the line, says that a decision waits, and offers nothing of it", async () => {
    const { decideNow } = telling(true);
    expect(screen.getByTestId("caption").textContent).toContain("reaped");
    expect(screen.getByTestId("turn").textContent).toContain("Your decision waits");
    expect(screen.queryByRole("button", { name: /lay/ })).toBeNull();
    expect(screen.queryByTestId("list")).toBeNull();
    await fireEvent.click(screen.getByTestId("decide-now"));
    expect(decideNow).toHaveBeenCalledOnce();
  });

  it("can be skipped, hurried, and asked why", async () => {
    const { director, setSpeed, onrule } = telling(false);
    expect(screen.queryByTestId("decide-now")).toBeNull();
    await fireEvent.click(screen.getByTestId("skip"));
    expect(director.skip).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByTestId("speed"));
    expect(setSpeed).toHaveBeenCalledWith("fast");
    await fireEvent.click(screen.getByRole("button", { name: "Why: rule TOY 3" }));
    expect(onrule).toHaveBeenCalledWith("TOY 3");
  });
});

describe("the list of options", () => {
  it("filters by words and is walked by arrow keys", async () => {
    const { room } = roomWith(CARDS.map(lay));
    const onchoose = vi.fn();
    render(OptionList, { room, options: room.choosing.options, onchoose });
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "e" } });
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((button) => button.dataset.key)).toEqual([
      "lay:one",
      "lay:three",
      "lay:five",
      "lay:seven",
      "lay:eight",
      "lay:nine",
      "lay:ten",
    ]);
    buttons[0]?.focus();
    await fireEvent.keyDown(buttons[0] as HTMLElement, { key: "ArrowDown" });
    expect(document.activeElement).toBe(buttons[1]);
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(onchoose).toHaveBeenCalledWith(lay("three"));
  });
});
