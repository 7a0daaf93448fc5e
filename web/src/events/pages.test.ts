import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { speak, speakAbout } from "../words/words.svelte.ts";
import ClubPage from "./ClubPage.svelte";
import TournamentPage from "./TournamentPage.svelte";
import TournamentsPage from "./TournamentsPage.svelte";

const ann = { id: "a", name: "Ann", account: true };
const short = {
  ...{ id: "t1", name: "Autumn Cup", game: "bloodrage", seats: 2, system: "round_robin", deal: "same" },
  ...{ level: null, rated: false },
  ...{ status: "running", paused: false, round: 1, rounds: 1, entrants: 1, least: 2, most: 2, mine: false },
  ...{
    clock: { kind: "none" },
    visibility: "open",
    club: null,
    starts_at: null,
    ends_at: null,
    created: 1,
    changed: 2,
  },
};
const line = { number: 0, rank: 1, points: 4.5, played: 1, wins: 1, byes: 0 };
const whole = {
  ...{ ...short, host: ann, is_host: true, options: {}, sides: ["wolf", "raven"], on_timeout: "bot", round_every_s: 0 },
  ...{ next_round_at: null, invite: null, my_number: null, my_status: null, my_table: null, commitment: "c0ffee" },
  ...{ why_not: { reason: "refused-event-guest", variables: {} }, seeds: [], tie_breaks: ["opponents", "wins"] },
  entries: [{ number: 0, person: ann, status: "in", timed_out: false }],
  standings: [{ ...line, head_to_head: 0, sonneborn_berger: 0, opponents: 3 }],
  pairings: [
    {
      ...{ round: 1, board: 1, table: null, entrants: [0], seat: null, status: "sealed", places: null },
      ...{ scores: null, points: null, absent: [], rated: false, adjusted: null },
    },
  ],
};
const club = {
  ...{ id: "c1", name: "The Guild", about: "Good talk.", open: true, members: 1, role: "owner", created: 1 },
  ...{ invite: "code", people: [{ person: ann, role: "owner", since: 1 }], tables: [], tournaments: [short] },
  leaders: [{ person: ann, game: "bloodrage", pace: "slow", rating: 1624.4, games: 31 }],
};
const answers: [string, unknown][] = [
  ["/api/tournaments/t1", whole],
  ["/api/tournaments", { tournaments: [short], next: null }],
  ["/api/daily", { tournaments: [{ ...short, system: "daily", starts_at: 0, ends_at: 86_400_000 }], next: null }],
  ["/api/clubs/c1", club],
  ["/api/games", []],
];

beforeAll(async () => {
  await speak("en");
  await speakAbout("events");
  vi.stubGlobal("fetch", async (path: string) => {
    const found = answers.find(([start]) => path.startsWith(start));
    return new Response(JSON.stringify(found?.[1] ?? {}), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => vi.restoreAllMocks());

it("lists the deal of the day and the cups", async () => {
  render(TournamentsPage);
  expect(await screen.findByTestId("daily-bloodrage")).toBeTruthy();
  expect((await screen.findAllByText(/Autumn Cup/)).length).toBeGreaterThan(0);
});

it("shows how a tournament stands, why one cannot enter, and nothing of a closed deal", async () => {
  render(TournamentPage, { id: "t1" });
  expect((await screen.findByTestId("standings")).textContent).toContain("Ann");
  expect(screen.getByTestId("why-not").textContent).toContain("create an account");
  expect(screen.getByTestId("commitment").textContent).toBe("c0ffee");
  expect(await screen.findByText(/closed until all are done/)).toBeTruthy();
  expect(screen.getByTestId("host-tools")).toBeTruthy();
  expect(screen.queryByTestId("seed")).toBeNull();
});

it("says before anybody enters whether a tournament is rated, and which of its tables are not", async () => {
  const [pairing] = whole.pairings;
  const open = { ...whole, deal: "own", rated: true, status: "gathering" };
  answers.unshift(["/api/tournaments/t2", { ...open, pairings: [{ ...pairing, table: "x", status: "playing" }] }]);
  render(TournamentPage, { id: "t2" });
  expect((await screen.findByTestId("rated")).textContent).toBe("Rated");
  expect(screen.getByText(/two of one browser cannot both/)).toBeTruthy();
  expect(await screen.findByText("does not count for ratings")).toBeTruthy();
});

it("writes what each scored as the game does: soul stones are counted in halves", async () => {
  const [pairing] = whole.pairings;
  const played = { ...pairing, status: "finished", entrants: [0], places: [1], scores: [7], points: [1] };
  answers.unshift(["/api/tournaments/t3", { ...whole, game: "karak", sides: ["horan"], pairings: [played] }]);
  answers.unshift(["/api/tournaments/t4", { ...whole, pairings: [played] }]);
  const ofKarak = render(TournamentPage, { id: "t3" });
  expect((await screen.findByTestId("round-1")).querySelector("small")?.textContent).toBe("3.5");
  ofKarak.unmount();
  render(TournamentPage, { id: "t4" });
  expect((await screen.findByTestId("round-1")).querySelector("small")?.textContent).toBe("7");
});

it("shows a club with its people, its link and its leaderboard", async () => {
  render(ClubPage, { id: "c1" });
  expect(await screen.findByText("The Guild")).toBeTruthy();
  expect(screen.getByTestId("club-link")).toBeTruthy();
  expect(screen.getByText("1,624")).toBeTruthy();
});
