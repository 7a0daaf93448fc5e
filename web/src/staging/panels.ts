/** The panels of the players while a story is told: whoever acts or wins is brought into sight, and points know where to fly. */

import { motionReduced } from "../settings.svelte.ts";
import { middleOf } from "./camera.ts";

/** Where lists of panels are on their way to; they go back there where they were found. */
const moved = new Map<Element, { from: number; to: number }>();

/** Scrolls the list of panels so far that this player's is seen whole, unless somebody is busy there. */
export function bringIntoSight(seat: string): void {
  const panel = shownPanel(seat)?.closest("[data-seat]");
  const list = panel && listAround(panel);
  if (!panel || !list || list.matches(":hover")) return;
  const to = scrolledTo(panel, list);
  if (to === (moved.get(list)?.to ?? list.scrollTop)) return;
  moved.set(list, { from: moved.get(list)?.from ?? list.scrollTop, to });
  scroll(list, to);
}

/** Nothing is told any more: everybody's list lies as it lay. */
export function putBack(): void {
  for (const [list, { from, to }] of moved) {
    const isStillThere = Math.abs(list.scrollTop - to) < 2;
    if (isStillThere && !list.matches(":hover")) scroll(list, from);
  }
  moved.clear();
}

/** Where points of this player fly to: where the marker on the track comes to lie, if the board draws one and it is to be seen; else the
 * panel, or the end of its list where it cannot be seen whole; null: there is none. */
export function pointsGoal(seat: string): { x: number; y: number } | null {
  return markerGoal(seat) ?? panelGoal(seat);
}

function markerGoal(seat: string): { x: number; y: number } | null {
  const marker = document.querySelector(`[data-marker="${CSS.escape(seat)}"]`);
  const window = marker?.closest("[data-frame]");
  if (!marker || !window) return null;
  const { x, y } = middleOf(marker.getBoundingClientRect());
  const { left, right, top, bottom } = window.getBoundingClientRect();
  const isInWindow = x > left && x < right && y > top && y < bottom;
  return isInWindow && isUncovered(x, y, window) ? { x, y } : null;
}

/** Whether nothing lies over this point, as the stage may. */
function isUncovered(x: number, y: number, window: Element): boolean {
  const top = document.elementFromPoint(x, y);
  return top === null || top.closest("[data-frame]") === window;
}

function panelGoal(seat: string): { x: number; y: number } | null {
  const panel = shownPanel(seat);
  if (panel === null) return null;
  const box = panel.getBoundingClientRect();
  const list = listAround(panel);
  const { x, y } = middleOf(box);
  if (list === null) return { x, y };
  const way = (moved.get(list)?.to ?? list.scrollTop) - list.scrollTop;
  const frame = list.getBoundingClientRect();
  return { x, y: Math.min(frame.bottom - box.height / 2, Math.max(frame.top + box.height / 2, y - way)) };
}

function shownPanel(seat: string): Element | null {
  const panels = [...document.querySelectorAll(`[data-points="${CSS.escape(seat)}"]`)];
  return panels.find((panel) => panel.getClientRects().length > 0) ?? null;
}

function listAround(panel: Element): Element | null {
  for (let up = panel.parentElement; up !== null; up = up.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight) return up;
  }
  return null;
}

/** How far the list must be scrolled for the whole panel, from where it lies or goes to. */
function scrolledTo(panel: Element, list: Element): number {
  const now = moved.get(list)?.to ?? list.scrollTop;
  const [box, frame] = [panel.getBoundingClientRect(), list.getBoundingClientRect()];
  const top = box.top - frame.top + list.scrollTop;
  if (top < now) return top;
  return Math.max(now, Math.min(top, top + box.height - list.clientHeight));
}

function scroll(list: Element, top: number): void {
  list.scrollTo({ top, behavior: motionReduced() ? "instant" : "smooth" });
}
