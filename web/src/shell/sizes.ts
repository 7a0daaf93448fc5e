/** How large an element is, told when it is laid out. Asked for at once (`bind:clientWidth`), the browser would have to lay everything
 * out in the middle of drawing it, and again after it. */

import type { Attachment } from "svelte/attachments";

/** Calls with the element before the next picture, and whenever its size has changed. */
export function measuring(tell: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    const watch = new ResizeObserver(() => tell(element));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
