/** The pages: each is loaded when it is opened. */

import type { Component } from "svelte";
import type { Route } from "./router.svelte.ts";
import { speakAbout } from "./words/words.svelte.ts";

const pages = {
  home: () => import("./home/HomePage.svelte"),
  new: () => import("./home/NewTablePage.svelte"),
  join: () => import("./home/JoinPage.svelte"),
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  result: () => import("./after/ResultPage.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  rules: () => import("./help/RulesPage.svelte"),
  edit: () => import("./editor/EditorPage.svelte"),
  box: () => import("./box/BoxPage.svelte"),
  tournaments: () => import("./events/TournamentsPage.svelte"),
  "new-tournament": () => import("./events/NewTournamentPage.svelte"),
  tournament: () => import("./events/TournamentPage.svelte"),
  clubs: () => import("./events/ClubsPage.svelte"),
  club: () => import("./events/ClubPage.svelte"),
  "club-invite": () => import("./events/ClubInvitePage.svelte"),
  admin: () => import("./peace/AdminPage.svelte"),
  settings: () => import("./settings/SettingsPage.svelte"),
  people: () => import("./people/PeoplePage.svelte"),
  profile: () => import("./people/ProfilePage.svelte"),
  recover: () => import("./settings/RecoverPage.svelte"),
  analysis: () => withWords(import("./analysis/AnalysisPage.svelte")),
  exercises: () => withWords(import("./analysis/ExercisesPage.svelte")),
  puzzles: () => withWords(import("./puzzles/PuzzlesPage.svelte")),
  puzzle: () => withWords(import("./puzzles/PuzzlePage.svelte")),
  statistics: () => withWords(import("./statistics/StatisticsPage.svelte")),
  pocket: () => withWords(import("./pocket/PocketPage.svelte"), "pocket"),
  study: () => withWords(import("./study/StudyPage.svelte")),
};

/** A page whose words come with it. */
async function withWords<Page>(page: Promise<Page>, topic = "study"): Promise<Page> {
  const [found] = await Promise.all([page, speakAbout(topic)]);
  return found;
}

export async function pageOf(name: keyof typeof pages): Promise<Component<Record<string, unknown>>> {
  return (await pages[name]()).default as unknown as Component<Record<string, unknown>>;
}

/** Sends for the page of an address before anything else is here. */
export async function prefetch(route: Route): Promise<void> {
  if (route.page === "nowhere") return;
  // Whether it can be had is seen when it is opened.
  await pageOf(route.page).catch(() => undefined);
}
