/** Who plays for which number of a tournament. */

import { say } from "../words/words.svelte.ts";
import type { TournamentInfo } from "./api.ts";

export function playerOf(tournament: TournamentInfo, number: number): string {
  const entry = tournament.entries.find((each) => each.number === number);
  return entry?.status === "in" || tournament.status === "finished"
    ? (entry?.person?.name ?? say("event-nobody"))
    : say("event-nobody");
}
