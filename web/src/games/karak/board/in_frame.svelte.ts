/** What stays where it is while the board moves under it, and how much of the board is in sight. */

import { afterPicture } from "../../../staging/after_picture.ts";
import type { Box } from "../../parts/plane.ts";

/** How far the board may reach over the frame and still be in sight. */
const SLACK = 1.02;

export class InFrame {
  /** The part of the board that is in sight, each number as a share of the whole; null: all of it. */
  seen = $state.raw<Box | null>(null);
  #frame: Element | null = null;
  #board: Element | null = null;
  #callOff: () => void = () => undefined;

  /** An action for the element that stays: it moves from the board into the frame around it, where there is one. */
  kept = (element: HTMLElement): { destroy: () => void } => {
    this.#board = element.parentElement;
    this.#frame = element.closest("[data-frame]");
    this.#frame?.append(element);
    const again = (event: Event) => {
      const isHovering = event.type === "pointermove" && (event as PointerEvent).buttons === 0;
      if (!isHovering) this.measure();
    };
    const moving = ["wheel", "pointermove", "pointerup", "transitionend", "click"];
    for (const kind of moving) this.#frame?.addEventListener(kind, again, { passive: true });
    return {
      destroy: () => {
        for (const kind of moving) this.#frame?.removeEventListener(kind, again);
        this.#callOff();
        element.remove();
      },
    };
  };

  /** Looks again, once in a picture. */
  measure(): void {
    if (this.#frame === null) return;
    this.#callOff();
    this.#callOff = afterPicture(() => (this.seen = this.#inSight()));
  }

  #inSight(): Box | null {
    if (this.#frame === null || this.#board === null) return null;
    const frame = this.#frame.getBoundingClientRect();
    const board = this.#board.getBoundingClientRect();
    if (board.width <= frame.width * SLACK || board.height <= frame.height * SLACK) return null;
    return {
      x: (frame.left - board.left) / board.width,
      y: (frame.top - board.top) / board.height,
      width: frame.width / board.width,
      height: frame.height / board.height,
    };
  }
}

export function inFrame(): InFrame {
  return new InFrame();
}
