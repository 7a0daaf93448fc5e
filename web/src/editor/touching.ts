/** What is under a finger on a board that is being edited: a piece, a place. Boards say of every element what it stands for. */

import type { Thing } from "../games/contract.ts";
import type { Editing } from "./editing.svelte.ts";
import type { Piece } from "./pieces.ts";

export interface Touched {
  place: string | null;
  piece: Piece | null;
}

export function touched(element: Element, editing: Editing, at: { x: number; y: number }): Touched {
  const drawn = element.closest<SVGElement>("[data-thing]");
  if (drawn === null) return { place: null, piece: null };
  const things = thingsOf(drawn);
  const place = placeAmong(things, editing) ?? placeUnder(at, editing);
  const owner = drawn.dataset.owner ?? null;
  const piece = place === null ? null : first(things, (thing) => editing.drawn(thing, owner, place));
  return { place, piece };
}

/** The place that lies there, below whatever stands on it. */
export function placeUnder({ x, y }: { x: number; y: number }, editing: Editing): string | null {
  const elements = document.elementsFromPoint(x, y).map((element) => element.closest<SVGElement>("[data-thing]"));
  return first(elements, (element) => (element === null ? null : placeAmong(thingsOf(element), editing)));
}

function placeAmong(things: readonly Thing[], { game }: Editing): string | null {
  return things.find(({ kind }) => game.places.drawn.includes(kind))?.id ?? null;
}

function thingsOf(element: SVGElement): Thing[] {
  return (element.dataset.thing ?? "").split(" ").map((text) => {
    const [kind = "", id = ""] = text.split(":");
    return { kind, id };
  });
}

function first<One, Found>(all: readonly One[], find: (one: One) => Found | null): Found | null {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}
