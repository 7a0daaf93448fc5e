/** What things, places and fields are called in the editor. */

import type { GameTable, View } from "../games/contract.ts";
import { has, nameOf, say } from "../words/words.svelte.ts";
import type { Editing } from "./editing.svelte.ts";
import type { Piece } from "./pieces.ts";
import { domainOf, type Fields } from "./shapes.ts";

export class Naming {
  readonly #game: GameTable;
  readonly #fields: Fields;
  readonly #kinds: Readonly<Record<string, string>>;
  readonly #placeKind: string;
  readonly #sideKind: string;

  constructor(game: GameTable, editing: Editing, sideKind: string) {
    this.#game = game;
    this.#fields = editing.fields;
    this.#kinds = editing.game.kinds ?? {};
    this.#placeKind = editing.game.places.kind;
    this.#sideKind = sideKind;
  }

  /** What the loader has against the position: `<game>-fault-<key>`. */
  fault(key: string, variables: Readonly<Record<string, string>>): string {
    return say(`${this.#fields.game}-fault-${key}`, this.#spoken(variables));
  }

  field(name: string): string {
    return say(`${this.#fields.game}-field-${name}`);
  }

  side(side: string): string {
    return String(nameOf(this.#fields.game, this.#sideKind, side));
  }

  place(place: string, view: View): string {
    const argument = { name: "place", kind: this.#placeKind, value: place };
    return this.#game.called(argument, view) ?? String(nameOf(this.#fields.game, this.#placeKind, place));
  }

  /** A piece with its owner: “Warrior (Wolf)”. */
  piece(piece: Piece, editing: Editing): string {
    const { kind, id } = editing.pieces.thing(piece);
    const detail = piece.layer.detail?.(piece.piece) ?? null;
    const name = String(nameOf(this.#fields.game, kind, id));
    if (detail)
      return say("web-editor-of", { piece: name, side: String(nameOf(this.#fields.game, detail.kind, detail.id)) });
    if (piece.layer.ofSides) return say("web-editor-of", { piece: this.field(piece.layer.field), side: name });
    return piece.owner === null ? name : say("web-editor-of", { piece: name, side: this.side(piece.owner) });
  }

  /** Pieces by their layers, each with a name that no other of them has. */
  supply(pieces: readonly Piece[], editing: Editing): { name: string; pieces: { piece: Piece; name: string }[] }[] {
    return [...new Set(pieces.map(({ layer }) => layer))].map((layer) => ({
      name: this.field(layer.field),
      pieces: numbered(
        pieces.filter((piece) => piece.layer === layer).map((piece) => ({ piece, name: this.piece(piece, editing) })),
      ),
    }));
  }

  /** A thing of a domain, as it is called in a field. */
  thing(field: string, domain: string, id: string): string {
    const kind = this.#kinds[field] ?? domainOf(this.#fields, domain).kind;
    return String(nameOf(this.#fields.game, kind, id));
  }

  /** The variables of a fault: sides and things by their names. */
  #spoken({ seat, kind, thing, ...others }: Readonly<Record<string, string>>): Record<string, string> {
    return {
      ...others,
      side: seat === undefined ? "" : this.side(seat),
      thing: thing === undefined ? "" : String(nameOf(this.#fields.game, kind, thing.split(" "))),
    };
  }

  /** The things that a field may name, as they are called. */
  choices(field: string, domain: string): { id: string; name: string }[] {
    const kind = this.#kinds[field];
    const { game } = this.#fields;
    const choices = domainOf(this.#fields, domain)
      .ids.filter((id) => kind === undefined || has(`${game}-${kind}-${id}`))
      .map((id) => ({ id, name: this.thing(field, domain, id) }));
    return numbered(choices);
  }
}

/** What is called alike gets numbers: “Farm 1”, “Farm 2”. */
export function numbered<Named extends { name: string }>(all: readonly Named[]): Named[] {
  return all.map((one) => {
    const others = all.filter(({ name }) => name === one.name);
    return others.length > 1 ? { ...one, name: `${one.name} ${others.indexOf(one) + 1}` } : one;
  });
}
