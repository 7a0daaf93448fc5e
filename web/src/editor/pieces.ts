/** The pieces of a table and how they are moved: what a game's layers and the forms of their fields say together. */

import type { Thing } from "../games/contract.ts";
import type { GameEditing, Layer } from "./contract.ts";
import { type Draft, withField } from "./draft.ts";
import { type Lying, formOf } from "./laying.ts";
import { domainOf, type Fields, fieldNamed } from "./shapes.ts";

/** A piece where it lies; `place` is empty for one that lies nowhere yet. */
export interface Piece extends Omit<Lying, "count"> {
  layer: Layer;
}

export interface Stack extends Piece {
  count: number;
}

export class Pieces {
  readonly #editing: GameEditing;
  readonly #fields: Fields;

  constructor(editing: GameEditing, fields: Fields) {
    this.#editing = editing;
    this.#fields = fields;
  }

  /** All that lies anywhere, beside the board too. */
  all(draft: Draft): Stack[] {
    return this.#editing.layers.flatMap((layer) =>
      this.#form(layer)
        .list(draft.state[layer.field])
        .map((lying) => ({ layer, ...lying })),
    );
  }

  at(draft: Draft, place: string): Stack[] {
    return this.all(draft).filter((stack) => stack.place === place);
  }

  /** What can be put into a place: each kind of piece once, with the owner where it has one. */
  supply(draft: Draft, place: string): Piece[] {
    return this.#editing.layers
      .filter((layer) => this.takes(layer, place) && !layer.stays)
      .flatMap((layer) => this.#kindsOf(layer, draft))
      .filter((piece) => this.#isThere(piece, draft, place));
  }

  /** Whether a field can say that something of this layer lies in a place. */
  takes(layer: Layer, place: string): boolean {
    if (layer.home === place || (layer.only && !layer.only(place))) return false;
    return domainOf(this.#fields, this.#form(layer).places).ids.includes(place);
  }

  /** The draft with a piece in another place. Empty places are where pieces come from and go to: the piece's home, or the box. */
  moved(draft: Draft, piece: Piece, to: string): Draft {
    const { layer } = piece;
    const from = piece.place || layer.home || "";
    const target = to || layer.home || "";
    if (from === target) return draft;
    const form = this.#form(layer);
    const turn = turnOf(draft.state[layer.field], from);
    let value: unknown = draft.state[layer.field];
    if (from) value = form.take(value, { ...piece, place: from });
    if (target) value = form.put(value, { ...piece, place: target }, turn);
    const carried = from && target ? this.#carried(piece, from) : null;
    const before = carried ? this.#unsettled(draft, carried, target) : draft;
    const changed = withField(before, layer.field, value, this.#editing.follows);
    return this.#editing.settle?.(changed) ?? changed;
  }

  /** What lies below a piece and goes with it. */
  #carried(piece: Piece, place: string): Piece | null {
    const carries = piece.layer.carries?.(piece.piece);
    const layer = this.#editing.layers.find((each) => each.field === carries?.field);
    return carries && layer ? { layer, owner: null, piece: carries.piece, place } : null;
  }

  #unsettled(draft: Draft, piece: Piece, to: string): Draft {
    const form = this.#form(piece.layer);
    const taken = form.take(draft.state[piece.layer.field], piece);
    const value = form.put(taken, { ...piece, place: to });
    return withField(draft, piece.layer.field, value, this.#editing.follows);
  }

  /** What a piece is called by: its kind and id. */
  thing(piece: Piece): Thing {
    if (piece.layer.piece) return piece.layer.piece;
    const { pieces } = this.#form(piece.layer);
    if (pieces === null) return { kind: this.#fields.game, id: piece.layer.field };
    return { kind: domainOf(this.#fields, pieces).kind, id: piece.piece };
  }

  /** The piece that the board draws as this, in a place. */
  drawn(draft: Draft, thing: Thing, owner: string | null, place: string): Piece | null {
    const found = this.at(draft, place).filter(({ layer }) => layer.drawn.includes(thing.kind));
    const exact = found.find((stack) => {
      const isOwned = owner === null || stack.owner === null || stack.owner === owner;
      return isOwned && [this.thing(stack).id, stack.owner].includes(thing.id);
    });
    return exact ?? null;
  }

  #kindsOf(layer: Layer, draft: Draft): Piece[] {
    const { pieces } = this.#form(layer);
    const field = fieldNamed(this.#fields, layer.field);
    if (field.per_seat) return draft.seats.map((owner) => ({ layer, owner, piece: "", place: "" }));
    if (pieces === null) return [{ layer, owner: null, piece: "", place: "" }];
    return domainOf(this.#fields, pieces)
      .ids.filter((piece) => layer.belongs?.(piece, draft.seats) ?? true)
      .map((piece) => ({ layer, owner: null, piece, place: "" }));
  }

  /** Whether there is one more of it: in its home, or, where there is only one of each, anywhere but here. */
  #isThere(piece: Piece, draft: Draft, place: string): boolean {
    const { layer } = piece;
    const lying = this.all(draft).filter(
      (stack) => stack.layer === layer && stack.owner === piece.owner && stack.piece === piece.piece,
    );
    if (layer.unique) return lying.every((stack) => stack.place === layer.home);
    if (layer.home) return lying.some((stack) => stack.place === layer.home);
    return !lying.some((stack) => stack.place === place);
  }

  #form(layer: Layer) {
    const form = formOf(fieldNamed(this.#fields, layer.field), this.#editing.places.domain);
    if (form === null) throw new Error(`${layer.field} does not say what lies where`);
    return form;
  }
}

/** How far the tile in a place is turned, where the field says so. */
function turnOf(value: unknown, place: string): number | undefined {
  const laid: unknown = (value as Record<string, unknown> | undefined)?.[place];
  return Array.isArray(laid) && typeof laid[1] === "number" ? laid[1] : undefined;
}
