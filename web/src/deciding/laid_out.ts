/** Choices that lie on the table as cards need no buttons beside the prompt: the card is the button. Pure but for one look at the
 * page; knows no game. */

import type { Candidate } from "./narrowing.ts";

/** What glows on the page and is taken with one click, each as `kind:id`, or several of these where one click answers them together. */
export function glowingThings(page: ParentNode): Set<string> {
  const glowing = page.querySelectorAll<HTMLElement | SVGElement>(".touchable.glows[data-thing]");
  return new Set([...glowing].map((element) => element.dataset.thing ?? ""));
}

/** Whether each choice that names things has some of them in sight, so that clicks lead to it. */
export function areInSight(candidates: readonly Candidate[], glowing: ReadonlySet<string>): boolean {
  const elements = [...glowing].map((things) => things.split(" "));
  return candidates.every(({ option, bound }) => {
    const left = option.things.filter((_, index) => !bound.includes(index)).map(({ kind, id }) => `${kind}:${id}`);
    return option.things.length === 0 || elements.some((things) => things.every((thing) => left.includes(thing)));
  });
}

/** Whether each choice is a card in sight that one click takes, or names nothing at all. `faces`: the kinds that are cards. */
export function areLaidOut(
  candidates: readonly Candidate[],
  faces: readonly string[],
  glowing: ReadonlySet<string>,
): boolean {
  const taken = new Set<string>();
  return candidates.every(({ option, bound }) => {
    if (option.things.length === 0) return true;
    const [card, ...rest] = option.things.filter((_, index) => !bound.includes(index));
    if (card === undefined || rest.length > 0 || !faces.includes(card.kind)) return false;
    const name = `${card.kind}:${card.id}`;
    if (taken.has(name)) return false;
    taken.add(name);
    return glowing.has(name);
  });
}
