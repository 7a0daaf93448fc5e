/** Where decisions are marked on a board: an arrow between the last two things of one kind that it shows, a ring
 * where it shows only one. */

import type { Thing } from "../games/contract.ts";

export interface Point {
  x: number;
  y: number;
}

export interface Mark {
  /** Null: no arrow, a ring. */
  from: Point | null;
  to: Point;
}

const HEAD = 14;
const BEND = 0.18;
/** Several marks at one place stand side by side. */
const APART = 24;
const NEAR = 12;

/** For each decision, in pixels of the board's corner; null where the board shows nothing of it. */
export function marksOf(board: Element, decisions: readonly (readonly Thing[])[]): (Mark | null)[] {
  const corner = board.getBoundingClientRect();
  const taken: Point[] = [];
  return decisions.map((things) => {
    const shown = things.map((thing) => ({ kind: thing.kind, at: middleOf(board, thing, corner) }));
    const last = shown.findLast(({ at }) => at !== null);
    if (!last?.at) return null;
    const to = last.at;
    // Only from place to place: a card that lies elsewhere does not come from there.
    const from =
      shown.slice(0, shown.indexOf(last)).findLast(({ kind, at }) => at !== null && kind === last.kind)?.at ?? null;
    const place = { ...to };
    while (taken.some((other) => Math.hypot(other.x - place.x, other.y - place.y) < NEAR)) place.x += APART;
    taken.push(place);
    return { from: from !== null && Math.hypot(from.x - to.x, from.y - to.y) > NEAR ? from : null, to: place };
  });
}

function middleOf(board: Element, thing: Thing, corner: DOMRect): Point | null {
  const name = CSS.escape(`${thing.kind}:${thing.id}`);
  const box = board.querySelector(`[data-thing="${name}"]`)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: box.left + box.width / 2 - corner.left, y: box.top + box.height / 2 - corner.top };
}

/** A bent shaft with its head, which ends beside the place rather than on it. */
export function arrowPath({ from, to }: Mark): string {
  if (from === null) return "";
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const tip = { x: to.x - HEAD * Math.cos(angle), y: to.y - HEAD * Math.sin(angle) };
  const wing = (turn: number) =>
    `${round(tip.x - HEAD * Math.cos(angle + turn))} ${round(tip.y - HEAD * Math.sin(angle + turn))}`;
  const end = `${round(tip.x)} ${round(tip.y)}`;
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${end}M${wing(0.5)}L${end}L${wing(-0.5)}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
