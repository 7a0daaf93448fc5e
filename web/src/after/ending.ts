/** How a game ended, as a Fluent id: as its rules say, or because people agreed on it. */
export function endingOf(game: string, ending: string): string {
  return ending === "conceded" ? "ending-conceded" : `${game}-ending-${ending}`;
}
