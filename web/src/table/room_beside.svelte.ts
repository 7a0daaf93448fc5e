/** How much room a row leaves beside what lies in it, in pixels of the screen. */

export class RoomBeside {
  px = $state(0);

  /** For the element that holds the row, which is its first child. */
  measuring = (row: Element): (() => void) => {
    const watch = new ResizeObserver(() => this.#measure(row));
    watch.observe(row);
    const look = new MutationObserver(() => this.#measure(row));
    look.observe(row, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      look.disconnect();
    };
  };

  #measure(row: Element): void {
    const last = row.firstElementChild?.lastElementChild?.getBoundingClientRect();
    const { right } = row.getBoundingClientRect();
    this.px = last === undefined ? 0 : Math.max(0, Math.floor(right - last.right) - GAP_PX);
  }
}

/** What lies there keeps a margin. */
const GAP_PX = 16;
