/** Where the board must lie so that a place on it is seen well. Pure geometry, in pixels of the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How the board lies: moved from the middle of its window, and closer. */
export interface Aim {
  x: number;
  y: number;
  scale: number;
}

export const WHOLE: Aim = { x: 0, y: 0, scale: 1 };

/** What is smaller than this cannot be followed; what is brought closer is brought to this size. */
const SMALL_PX = 84;
const CLEAR_PX = 150;
const CLOSEST = 3;
const READABLE_PX = 116;
/** So much of the free part is its rim: what lies there counts as out of sight. */
const RIM = 0.06;

/** Where a box lies that is seen at `from`, once the board lies at `to`. */
export function carried(box: Box, window: Box, from: Aim, to: Aim): Box {
  const factor = to.scale / from.scale;
  const middle = middleOf(window);
  return {
    left: (box.left - middle.x - from.x) * factor + middle.x + to.x,
    top: (box.top - middle.y - from.y) * factor + middle.y + to.y,
    width: box.width * factor,
    height: box.height * factor,
  };
}

/** How the board must lie for a place that is seen at `now`; null: it is seen well already. `free`: the part of the window that
 * nothing else covers. */
export function aimAt(place: Box, window: Box, free: Box, now: Aim): Aim | null {
  const size = Math.max(place.width, place.height);
  const isSmall = size < SMALL_PX && now.scale < CLOSEST;
  if (!isSmall && isWithin(place, free)) return null;
  const scale = isSmall ? Math.min(CLOSEST, now.scale * (CLEAR_PX / size)) : now.scale;
  const there = middleOf(carried(place, window, now, { x: 0, y: 0, scale }));
  const goal = middleOf(free);
  return keptInSight({ x: goal.x - there.x, y: goal.y - there.y, scale }, window, free);
}

/** How the board must lie to be looked at around a place: the place as large as this, if it is smaller on the whole board. */
export function aimAround(place: Box, window: Box, now: Aim): Aim {
  const onTheWhole = Math.max(place.width, place.height) / now.scale;
  const wanted = Math.min(READABLE_PX, Math.max(SMALL_PX, window.height / 3));
  const scale = Math.min(CLOSEST, Math.max(1, wanted / Math.max(1, onTheWhole)));
  const there = middleOf(carried(place, window, now, { x: 0, y: 0, scale }));
  const goal = middleOf(window);
  return keptInSight({ x: goal.x - there.x, y: goal.y - there.y, scale }, window, window);
}

/** The board never leaves its window by more than what is covered there. */
function keptInSight(aim: Aim, window: Box, free: Box): Aim {
  const reach = { x: (window.width * (aim.scale - 1)) / 2, y: (window.height * (aim.scale - 1)) / 2 };
  const covered = { x: window.width - free.width, y: window.height - free.height };
  return {
    x: clamp(aim.x, reach.x + covered.x / 2),
    y: clamp(aim.y, reach.y + covered.y / 2),
    scale: aim.scale,
  };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

function isWithin(place: Box, free: Box): boolean {
  const { x, y } = middleOf(place);
  const rim = { x: free.width * RIM, y: free.height * RIM };
  return (
    x >= free.left + rim.x &&
    x <= free.left + free.width - rim.x &&
    y >= free.top + rim.y &&
    y <= free.top + free.height - rim.y
  );
}

export function middleOf(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
