/** Where things are seen. The browser is asked once it has laid everything out by itself: asked sooner, it would lay out the whole board
 * for the answer, and once more for the picture. Gives what calls it off. */

import type { Box } from "./camera.ts";

export function whenSeen(elements: readonly Element[], then: (boxes: Box[]) => void): () => void {
  const found = new Map<Element, Box>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, boundingClientRect } of entries) found.set(target, boundingClientRect);
    const boxes = elements.flatMap((element) => found.get(element) ?? []);
    if (boxes.length < elements.length) return;
    observer.disconnect();
    then(boxes);
  });
  for (const element of new Set(elements)) observer.observe(element);
  return () => observer.disconnect();
}
