/** The drawn scenes of a game. They are loaded when the first of them is looked at: what is played with comes first, the pictures a
 * moment later. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { whenIdle } from "../../../shell/idle.ts";
import { inTurn } from "../../../staging/after_picture.ts";
import type { Shape } from "./drawing.ts";

/** The shapes of a thing's scene. */
export type Drawn = (kind: string, id: string) => readonly Shape[];

export class Gallery {
  readonly #load: () => Promise<Drawn>;
  #drawn = $state.raw<Drawn | null>(null);
  #loading: Promise<void> | null = null;
  /** What has been drawn: a hand full of cards is drawn one after the other, so that no picture waits for all of them. */
  readonly #hung = new SvelteMap<string, readonly Shape[]>();
  readonly #waiting = new Set<string>();

  constructor(load: () => Promise<Drawn>) {
    this.#load = load;
  }

  /** Nothing, until the pictures are here and its turn has come. */
  shapesOf(kind: string, id: string): readonly Shape[] {
    const drawn = this.#drawn;
    if (drawn === null) {
      if (this.#loading === null) whenIdle(() => void this.open());
      return [];
    }
    const name = `${kind} ${id}`;
    const shapes = this.#hung.get(name);
    if (shapes === undefined) untrack(() => this.#hangInTurn(name, () => drawn(kind, id)));
    return shapes ?? [];
  }

  #hangInTurn(name: string, draw: () => readonly Shape[]): void {
    if (this.#waiting.has(name)) return;
    this.#waiting.add(name);
    inTurn(() => {
      this.#waiting.delete(name);
      this.#hung.set(name, draw());
    });
  }

  /** Without a network there are no pictures, but everything else; whoever looks later tries again. */
  open(): Promise<void> {
    this.#loading ??= this.#load().then(
      (drawn) => void (this.#drawn = drawn),
      () => void (this.#loading = null),
    );
    return this.#loading;
  }
}
