/** Figures on their way in a state that is brought forward: put down, taken, marked, laid down. */

import type { FigureId } from "../components.ts";
import { REGION_IDS, type RegionId } from "../map/geography.ts";
import type { OldWorldState } from "../state.ts";
import { type Mark, MARKS } from "../view.ts";
import { figureOf } from "./events.ts";

const LAID = "-laid";

export function addFigure(state: OldWorldState, region: RegionId, piece: string): void {
  count(state, region, figureOf(piece), 1);
  if (piece.includes("-")) mark(state, region, piece);
}

/** Takes exactly this piece, or one of its figure: what moves away may have lost its marks on the way. */
export function takeFigure(state: OldWorldState, region: RegionId, piece: string): void {
  const figure = figureOf(piece);
  count(state, region, figure, -1);
  const marked = state.marked[region] ?? [];
  const standing = state.figures[region]?.[figure] ?? 0;
  const alike = marked.filter((each) => figureOf(each) === figure);
  const gone = alike.includes(piece)
    ? piece
    : alike.length > standing
      ? alike.find((each) => !each.endsWith(LAID))
      : undefined;
  if (gone === undefined) return;
  unmark(state, region, gone);
  if (gone.includes("on_space")) leaveSpace(state, region);
}

/** Sets a mark on a figure that stands there, which may bear others already; `piece` may name the mark too, or not yet. */
export function markFigure(state: OldWorldState, region: RegionId, piece: string, fresh: Mark): void {
  const [figure, ...all] = piece.split("-") as [FigureId, ...string[]];
  const before = [figure, ...all.filter((each) => each !== fresh)].join("-");
  unmark(state, region, before);
  mark(state, region, [figure, ...MARKS.filter((each) => each === fresh || all.includes(each))].join("-"));
}

export function layDown(state: OldWorldState, region: RegionId, piece: string): void {
  unmark(state, region, piece);
  mark(state, region, `${piece}${LAID}`);
}

export function removeLaid(state: OldWorldState, region: RegionId): void {
  for (const piece of (state.marked[region] ?? []).filter((each) => each.endsWith(LAID))) {
    count(state, region, figureOf(piece), -1);
    unmark(state, region, piece);
    if (piece.includes("on_space")) leaveSpace(state, region);
  }
}

export function dropMark(state: OldWorldState, gone: Mark): void {
  for (const region of REGION_IDS) {
    const marked = state.marked[region];
    if (marked === undefined) continue;
    state.marked[region] = marked.map((piece) => piece.replace(`-${gone}`, "")).filter((piece) => piece.includes("-"));
  }
}

function count(state: OldWorldState, region: RegionId, figure: FigureId, by: number): void {
  const figures = (state.figures[region] ??= {});
  figures[figure] = (figures[figure] ?? 0) + by;
}

function mark(state: OldWorldState, region: RegionId, piece: string): void {
  state.marked[region] = [...(state.marked[region] ?? []), piece];
}

function unmark(state: OldWorldState, region: RegionId, piece: string): void {
  const marked = [...(state.marked[region] ?? [])];
  const place = marked.indexOf(piece);
  if (place >= 0) marked.splice(place, 1);
  state.marked[region] = marked;
}

function leaveSpace(state: OldWorldState, region: RegionId): void {
  const spaces = state.spaces[region] ?? [];
  const place = spaces.indexOf("horror");
  state.spaces[region] = spaces.map((card, index) => (index === place ? null : card));
}
