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
const TOO_LARGE_PX = 320;
const CLOSEST = 3;
const READABLE_PX = 116;
/** In a large window a place is this part of its height, and larger than needed to be read. */
const SHARE_OF_HEIGHT = 0.2;
/** The board is not moved for less than this. */
const WORTH_IT = 1.2;
/** Several places together take up no more of the window than this. */
const FILLED = 0.8;
/** So much of the free part is its rim: what lies there counts as out of sight. */
const RIM = 0.02;

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
 * nothing else covers; `home`: how the board lay before it went anywhere by itself. */
export function aimAt(place: Box, window: Box, free: Box, now: Aim, home: Aim = now): Aim | null {
  const size = Math.max(place.width, place.height);
  if (size < SMALL_PX && now.scale < CLOSEST) {
    const scale = Math.min(CLOSEST, now.scale * (CLEAR_PX / size));
    const there = middleOf(carried(place, window, now, { x: 0, y: 0, scale }));
    const goal = middleOf(free);
    return keptInSight({ x: goal.x - there.x, y: goal.y - there.y, scale }, window, free);
  }
  // Having come close to something small, it steps back for something large.
  if (size > TOO_LARGE_PX && now.scale > home.scale) {
    return aimAt(carried(place, window, now, home), window, free, home) ?? home;
  }
  const { x, y } = wayInto(place, free);
  if (x === 0 && y === 0) return null;
  const aim = keptInSight({ x: now.x + x, y: now.y + y, scale: now.scale }, window, free);
  return aim.x === now.x && aim.y === now.y ? null : aim;
}

/** How the board must lie to be looked at around a place: the place as large as this, if it is smaller on the whole board. */
export function aimAround(place: Box, window: Box, now: Aim): Aim {
  const onTheWhole = Math.max(place.width, place.height) / now.scale;
  const readable = Math.min(READABLE_PX, Math.max(SMALL_PX, window.height / 3));
  const wanted = Math.max(readable, window.height * SHARE_OF_HEIGHT);
  const scale = Math.min(CLOSEST, Math.max(1, wanted / Math.max(1, onTheWhole)));
  const there = middleOf(carried(place, window, now, { x: 0, y: 0, scale }));
  const goal = middleOf(window);
  return keptInSight({ x: goal.x - there.x, y: goal.y - there.y, scale }, window, window);
}

/** How the board must lie so that all these places are in sight, as close as that allows; null: they are as close already. */
export function aimAtAll(places: readonly Box[], window: Box, now: Aim): Aim | null {
  const all = around(places);
  const onTheWhole = { width: all.width / now.scale, height: all.height / now.scale };
  const closest = Math.min(
    (window.width * FILLED) / Math.max(1, onTheWhole.width),
    (window.height * FILLED) / Math.max(1, onTheWhole.height),
  );
  const scale = Math.min(CLOSEST, Math.max(1, closest));
  if (scale < WORTH_IT) return now.scale === 1 ? null : WHOLE;
  const there = middleOf(carried(all, window, now, { x: 0, y: 0, scale }));
  const goal = middleOf(window);
  return keptInSight({ x: goal.x - there.x, y: goal.y - there.y, scale }, window, window);
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The board never leaves its window by more than what is covered there. */
function keptInSight(aim: Aim, window: Box, free: Box): Aim {
  const reach = { x: (window.width * (aim.scale - 1)) / 2, y: (window.height * (aim.scale - 1)) / 2 };
  const covered = { x: window.width - free.width, y: window.height - free.height };
  return {
    x: clamp(aim.x, reach.x + covered.x),
    y: clamp(aim.y, reach.y + covered.y),
    scale: aim.scale,
  };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

/** How far a place must move to lie within the free part as a whole, or, where it is too large for that, in its middle. */
function wayInto(place: Box, free: Box): { x: number; y: number } {
  return {
    x: wayBetween(place.left, place.width, free.left, free.width),
    y: wayBetween(place.top, place.height, free.top, free.height),
  };
}

function wayBetween(start: number, length: number, from: number, room: number): number {
  const rim = room * RIM;
  if (length > room - 2 * rim) return from + room / 2 - (start + length / 2);
  if (start < from + rim) return from + rim - start;
  return Math.min(0, from + room - rim - (start + length));
}

export function middleOf(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
