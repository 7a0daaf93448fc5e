/** What is not read out where it comes alone, and why. */
export const PASSING: Record<string, string> = {
  tiles_seen: "only who looked knows them, and has them before the eyes",
  tokens_seen: "only who looked knows them, and has them before the eyes",
  skipped: "nothing has happened",
};
