/** The drawn scenes of a game. They are loaded when the first of them is looked at: what is played with comes first, the pictures a
 * moment later. */

import type { Shape } from "./drawing.ts";

/** The shapes of a thing's scene. */
export type Drawn = (kind: string, id: string) => readonly Shape[];

export class Gallery {
  readonly #load: () => Promise<Drawn>;
  #drawn = $state.raw<Drawn | null>(null);
  #loading: Promise<void> | null = null;

  constructor(load: () => Promise<Drawn>) {
    this.#load = load;
  }

  /** Nothing, until the pictures are here. */
  shapesOf(kind: string, id: string): readonly Shape[] {
    if (this.#drawn === null && this.#loading === null) soon(() => void this.open());
    return this.#drawn?.(kind, id) ?? [];
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

/** When the page has nothing better to do: on a slow line pictures do not stand in the way of what is played with. */
function soon(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: 1_500 });
  else setTimeout(act);
}
