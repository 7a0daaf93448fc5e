import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatInfo } from "../protocol/types.ts";
import { tables } from "../server/api.ts";
import { speak } from "../words/words.svelte.ts";
import type { Room } from "./room.svelte.ts";
import SeatMenu from "./SeatMenu.svelte";

const ANN = { id: "ann", name: "Ann", account: false };
const BOB = { id: "bob", name: "Bob", account: false };
const BOTS: SeatInfo = {
  seat: "blue",
  played_by: "bot",
  person: null,
  level: "random",
  face: null,
  owner: null,
  substitute: null,
  name: null,
};

interface Given {
  seat?: Partial<SeatInfo>;
  mine?: string[];
  may_take?: string[];
  is_host?: boolean;
}

/** Ann looks at the menu of blue. */
async function menu({ seat = {}, mine = [], may_take = [], is_host = false }: Given): Promise<string[]> {
  const info: SeatInfo = { ...BOTS, ...seat };
  const table = { id: "t", game: "toy", status: "playing", lesson: null, invite: null, mine, may_take, is_host };
  const room = { me: "ann", table, seatInfo: () => info, teller: { side: () => "Blue" } };
  render(SeatMenu, { room: room as unknown as Room, seat: "blue" });
  const opener = screen.queryByRole("button", { name: "What can be done with Blue" });
  if (opener === null) return [];
  await fireEvent.click(opener);
  return screen
    .getAllByRole("button")
    .map((button) => button.textContent?.trim() ?? "")
    .filter((text) => ["seat", "side", "bot"].some((word) => text.includes(word)));
}

beforeAll(() => speak("en"));
beforeEach(() => void vi.spyOn(tables, "seat").mockResolvedValue({} as never));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("what can be done with a seat", () => {
  it("offers a host who plays to open a bot's seat, not to look into its hand", async () => {
    expect(await menu({ is_host: true, mine: ["red"] })).toEqual(["Open the seat for somebody"]);
  });

  it("offers a host who only looks on to sit in for a bot, and says what that costs", async () => {
    expect(await menu({ is_host: true, may_take: ["blue"] })).toEqual([
      "Play this side myself",
      "Open the seat for somebody",
    ]);
    expect(screen.getByText(/can take no other seat in this game/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play this side myself" }));
    expect(tables.seat).toHaveBeenCalledWith("t", "blue", { kind: "me" });
  });

  it("offers a host to give a bot the seat that nobody wanted", async () => {
    const seat = { played_by: "open", level: null } as const;
    expect(await menu({ is_host: true, mine: ["red"], seat })).toEqual(["Give the seat to a bot"]);
  });

  it("offers nothing where somebody sits in who is away", async () => {
    expect(await menu({ is_host: true, mine: ["red"], seat: { substitute: BOB } })).toEqual([]);
  });

  it("offers an opponent nothing at a seat that was opened", async () => {
    expect(await menu({ mine: ["red"], seat: { played_by: "open", level: null, owner: BOB } })).toEqual([]);
  });

  it("lets somebody fresh sit down on it", async () => {
    const join = vi.spyOn(tables, "join").mockResolvedValue({} as never);
    const seat = { played_by: "open", level: null, owner: BOB } as const;
    expect(await menu({ may_take: ["blue"], seat })).toEqual(["Play this side myself"]);
    await fireEvent.click(screen.getByRole("button", { name: "Play this side myself" }));
    expect(join).toHaveBeenCalledWith("t", { seat: "blue", code: null });
  });

  it("lets whoever sits in hand the seat back, and says that it is for good", async () => {
    const seat = { played_by: "person", person: ANN, level: null, substitute: ANN, owner: BOB } as const;
    expect(await menu({ mine: ["blue"], seat })).toEqual(["Hand the seat back", "Open the seat for somebody"]);
    expect(screen.getByText(/You no longer see this hand/)).toBeTruthy();
  });

  it("lets an owner leave the seat to a bot and take it back", async () => {
    const seat = { played_by: "person", person: ANN, level: null, owner: ANN } as const;
    expect(await menu({ mine: ["blue"], seat })).toEqual(["Let a bot play for me", "Open the seat for somebody"]);
    cleanup();
    expect(await menu({ mine: ["blue"], may_take: ["blue"], seat: { owner: ANN } })).toEqual(["Take my seat back"]);
  });
});
