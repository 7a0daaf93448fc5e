/** Where the note about a thing stands: beside it, or above the bar and the hand, which it never covers. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Screen {
  width: number;
  /** Where the bar with the question begins; below it nothing is covered. */
  floor: number;
}

const GAP = 10;

export function placed(
  note: Pick<Box, "width" | "height">,
  target: Box,
  screen: Screen,
): { left: number; top: number } {
  const right = target.left + target.width;
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const lowest = screen.floor - note.height - GAP;
  const within = (left: number) => Math.min(screen.width - note.width - GAP, Math.max(GAP, left));
  if (middle.y >= screen.floor) return { left: within(middle.x - note.width / 2), top: Math.max(GAP, lowest) };
  const fitsRight = right + GAP + note.width < screen.width;
  const left = fitsRight ? right + GAP : target.left - GAP - note.width;
  return { left: within(left), top: Math.max(GAP, Math.min(lowest, middle.y - note.height / 2)) };
}
