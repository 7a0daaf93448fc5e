/** Where somebody tries a decision outside a table: in a study, an exercise, a puzzle. Holds the question, what is pointed and looked
 * at, and says options in words. */

import { type Choose, Choosing } from "../deciding/deciding.svelte.ts";
import { type OptionTeller, asideOf, optionOf, optionsOf, restingOn } from "../deciding/options.ts";
import type { GameTable, Option, Side, Thing, View } from "../games/contract.ts";
import { sideOf } from "../games/index.ts";
import type { Prompt } from "../protocol/types.ts";
import { Glass, Pointer } from "../table/room.svelte.ts";
import type { Teller } from "../words/telling.ts";

/** What a decision is about, as the board draws it, and whose it is. */
export interface Arrow {
  things: readonly Thing[];
  side: Side;
}

export class Desk implements OptionTeller {
  readonly game: GameTable;
  readonly teller: Teller;
  readonly pointer = new Pointer();
  readonly glass = new Glass();
  readonly choosing: Choosing;
  prompt = $state.raw<Prompt | null>(null);
  readonly #view: () => View | null;
  #asked = 0;

  /** `view`: the table on the screen. */
  constructor(game: GameTable, teller: Teller, view: () => View | null, choose: Choose) {
    this.game = game;
    this.#view = view;
    this.teller = teller.seeing((argument, form) => game.called(argument, view(), form));
    this.choosing = new Choosing(choose);
  }

  /** What a board is drawn with. */
  get drawing() {
    return { deciding: this.choosing, pointing: this.pointer, looking: this.glass };
  }

  /** Puts a question, as a new one each time; null: nothing is asked. */
  ask(seat: string, prompt: Prompt | null): void {
    this.prompt = prompt;
    this.point([]);
    this.glass.look(null, null);
    if (prompt === null) {
      this.choosing.ask(null);
      return;
    }
    this.#asked += 1;
    const options = optionsOf(prompt, this.teller, this.game);
    this.choosing.ask({ seat, asked: this.#asked, prompt: prompt.prompt, about: prompt.about, options });
  }

  /** A decision by its key, in words. */
  told(key: string): string {
    return this.teller.option(this.teller.takenApart(key));
  }

  /** The same in the words of another moment: places and pieces are called by what is known of them then. */
  toldAt(view: View, key: string): string {
    const teller = this.teller.seeing((argument, form) => this.game.called(argument, view, form));
    return teller.option(teller.takenApart(key));
  }

  /** What a decision is about, as the board draws it. */
  thingsOf(key: string): Thing[] {
    return optionOf(key, this.teller, this.game).things;
  }

  /** Decisions as arrows over the board. */
  arrowsOf(line: readonly { seat: string; key: string }[]): Arrow[] {
    return line.map(({ seat, key }) => ({
      things: this.thingsOf(key).map((thing) => this.game.drawnAs(thing)),
      side: sideOf(this.teller.game, seat),
    }));
  }

  point(things: readonly Thing[]): void {
    this.pointer.things = things.map((thing) => this.game.drawnAs(thing));
  }

  /** Marks what a decision is about as long as nothing else is pointed at. */
  hold(key: string | null): void {
    this.pointer.held = key === null ? [] : this.thingsOf(key);
  }

  asideOf(option: Option): string {
    return asideOf(option, this.game, this.#view());
  }

  resting(option: Option) {
    return restingOn(option, { game: this.game, glass: this.glass, point: (things) => this.point(things) });
  }
}
