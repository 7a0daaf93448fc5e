/** Pushes marks apart that would lie on each other, downwards first, then up again where the room ends. */

export function apart<Mark extends { at: number }>(marks: readonly Mark[], gap: number, lowest: number): Mark[] {
  const placed = marks.map((mark) => ({ ...mark })).sort((one, other) => one.at - other.at);
  placed.forEach((mark, place) => {
    const above = placed[place - 1];
    if (above) mark.at = Math.max(mark.at, above.at + gap);
  });
  for (let place = placed.length - 1; place >= 0; place -= 1) {
    const below = placed[place + 1];
    const mark = placed[place] as Mark;
    mark.at = Math.min(mark.at, below ? below.at - gap : lowest);
  }
  return placed;
}
