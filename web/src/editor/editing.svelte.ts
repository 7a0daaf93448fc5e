/** A position in somebody's hands: what was edited, what can be taken back, what the server says of it. */

import type { Thing, View } from "../games/contract.ts";
import type { PositionLook } from "../protocol/types.ts";
import { asRefused, type Refused } from "../server/api.ts";
import { type GameEditing, SEAT, type Start } from "./contract.ts";
import { type Draft, draftOf, type Position, positionOf, withField } from "./draft.ts";
import { type Piece, Pieces } from "./pieces.ts";
import type { Fields } from "./shapes.ts";

/** Several edits at once are looked at together. */
const LOOK_AFTER_MS = 120;
const TOO_FAST = "refused-too-fast";

export type Look = (game: string, position: Position) => Promise<PositionLook>;

export class Editing {
  readonly game: GameEditing;
  readonly fields: Fields;
  readonly pieces: Pieces;

  draft: Draft = $state.raw() as Draft;
  /** The table as the server showed it last. */
  view: View = $state.raw() as View;
  /** The draft as the server writes it: complete, and without what goes without saying. Null while it has not been looked at. */
  position = $state.raw<Position | null>(null);
  /** Who is asked what when play goes on. */
  next = $state.raw<Pick<PositionLook, "prompt" | "waiting" | "over">>({ prompt: null, waiting: [], over: false });
  /** What the loader says against the draft. */
  problem = $state.raw<Refused | null>(null);
  /** The place whose things are listed. */
  place = $state<string | null>(null);
  /** The piece that is on its way. */
  held = $state.raw<Piece | null>(null);

  #past = $state.raw<readonly Draft[]>([]);
  #future = $state.raw<readonly Draft[]>([]);
  readonly #look: Look;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameEditing, fields: Fields, seen: PositionLook, look: Look) {
    this.game = game;
    this.fields = fields;
    this.pieces = new Pieces(game, fields);
    this.#look = look;
    this.#take(seen);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Whether what is seen is what the server has agreed to. */
  get isSettled(): boolean {
    return this.position !== null && this.problem === null;
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.draft];
    this.#show(last);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.draft];
    this.#show(next);
  }

  change(draft: Draft): void {
    if (draft === this.draft) return;
    this.#past = [...this.#past, this.draft];
    this.#future = [];
    this.#show(draft);
  }

  set(field: string, value: unknown): void {
    const changed = withField(this.draft, field, value, this.game.follows);
    this.change(this.game.settle?.(changed) ?? changed);
  }

  /** Puts a piece into a place; nowhere: off the board. */
  move(piece: Piece, to: string): void {
    this.held = null;
    this.change(this.pieces.moved(this.draft, piece, to));
  }

  /** Whether the piece in hand may be put there. */
  mayDrop(place: string): boolean {
    return this.held !== null && this.pieces.takes(this.held.layer, place);
  }

  /** Puts down the piece in hand; where it came from, nothing has happened. */
  drop(place: string): void {
    const { held } = this;
    this.held = null;
    if (held === null || held.place === place || !this.pieces.takes(held.layer, place)) return;
    this.place = place;
    this.move(held, place);
  }

  /** Lets play go on from a moment of the game, in place of what was asked. */
  startFrom(start: Start, seat: string | null): void {
    const said = (part: unknown): unknown => {
      if (part === SEAT) return seat;
      if (Array.isArray(part)) return part.map(said);
      if (typeof part !== "object" || part === null) return part;
      return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, said(value)]));
    };
    const set = Object.entries(start.state ?? {}).reduce(
      (draft, [field, value]) => withField(draft, field, said(value), this.game.follows),
      this.draft,
    );
    this.change({ ...set, flow: { agenda: said(start.agenda) as unknown[] } });
  }

  /** The piece that the board draws as this, in a place. */
  drawn(thing: Thing, owner: string | null, place: string): Piece | null {
    return this.pieces.drawn(this.draft, thing, owner, place);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(draft: Draft): void {
    this.draft = draft;
    this.position = null;
    this.#lookSoon(LOOK_AFTER_MS);
  }

  #lookSoon(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#lookNow(), after);
  }

  async #lookNow(): Promise<void> {
    const { draft } = this;
    try {
      const seen = await this.#look(draft.game, positionOf(draft));
      if (draft === this.draft) this.#take(seen);
    } catch (reason) {
      if (draft !== this.draft) return;
      const refused = asRefused(reason);
      if (refused.reason === TOO_FAST) this.#lookSoon(Number(refused.variables.seconds ?? 1) * 1000);
      else this.problem = refused;
    }
  }

  #take(seen: PositionLook): void {
    this.view = seen.view;
    this.draft = draftOf(seen.position, seen.view);
    this.position = written(seen.position);
    this.next = { prompt: seen.prompt, waiting: seen.waiting, over: seen.over };
    this.problem = null;
  }
}

/** Without the dice and draws to come. */
function written({ chance: _, ...position }: Position): Position {
  return position;
}
