import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { GameInfo } from "../protocol/types.ts";
import { speak, speakAbout } from "../words/words.svelte.ts";
import FindGame from "./FindGame.svelte";

const game = {
  ...{ name: "karak", revision: 4, seat_counts: [2, 3, 4], sides: [], seats_for: {}, bots: ["greedy"] },
  options: [{ name: "after_fall", values: ["wait", "act"], default: "wait" }],
} as unknown as GameInfo;
const wish = { game: "karak", seats: 4, clock: { kind: "slow", move_s: 86_400 }, rated: false, range: null };
const asked: string[] = [];

function seekOf(name: string, options: Record<string, string> = {}) {
  return { person: { id: name, name, account: true }, seek: { ...wish, options }, strength: 1500, since: 1 };
}

beforeAll(async () => {
  await speak("en");
  await speakAbout("people");
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const page = path.includes("after=")
      ? { seeks: [seekOf("Cid")], next: null }
      : { seeks: [seekOf("Ann", { after_fall: "act" })], next: "17-Ann" };
    return new Response(JSON.stringify(page), { headers: { "content-type": "application/json" } });
  });
});
afterAll(() => vi.unstubAllGlobals());

it("lists who looks for a game page by page, by game and pace, and says which rules are not as usual", async () => {
  render(FindGame, { games: [game] });
  const line = await screen.findByText("Ann");
  await waitFor(() => expect(line.closest("li")?.textContent).toMatch(/Over days.*act/i));
  await fireEvent.click(screen.getByTestId("seeks-more"));
  expect(await screen.findByText("Cid")).toBeTruthy();
  expect(screen.getByText("Ann")).toBeTruthy();
  expect(asked.at(-1)).toContain("after=17-Ann");
  expect(screen.queryByTestId("seeks-more")).toBeNull();
  await fireEvent.change(screen.getByTestId("seeks-pace"), { target: { value: "slow" } });
  await waitFor(() => expect(asked.at(-1)).toContain("pace=slow"));
});
