/** The tree of a study: from decisions that know what they follow to lines that can be read. */

import type { StudyNode, StudyPlace } from "../protocol/types.ts";

/** A line of decisions up to where it forks, and what follows there. */
export interface Branch {
  nodes: StudyNode[];
  branches: Branch[];
}

/** The branches that leave the game as it was played, in the order of where they do. */
export function branchesOf(nodes: readonly StudyNode[]): Branch[] {
  const following = new Map<number, StudyNode[]>();
  for (const node of nodes) following.set(node.parent, [...(following.get(node.parent) ?? []), node]);
  const grow = (first: StudyNode): Branch => {
    const line = [first];
    let next = following.get(first.number) ?? [];
    for (let only = next[0]; next.length === 1 && only !== undefined; only = next[0]) {
      line.push(only);
      next = following.get(only.number) ?? [];
    }
    return { nodes: line, branches: next.map(grow) };
  };
  return (following.get(0) ?? []).sort((a, b) => a.step - b.step || a.number - b.number).map(grow);
}

/** The place one decision before this one on its line. */
export function before(place: StudyPlace, nodes: ReadonlyMap<number, StudyNode>): StudyPlace {
  if (place.step === 0) return place;
  if (place.node === 0) return { node: 0, step: place.step - 1 };
  return { node: nodes.get(place.node)?.parent ?? 0, step: place.step - 1 };
}

/** The place one decision on: along the game as it was played, or along the first thing that was tried. */
export function after(place: StudyPlace, nodes: readonly StudyNode[], total: number): StudyPlace | null {
  if (place.node === 0) return place.step < total ? { node: 0, step: place.step + 1 } : null;
  const next = nodes.find((node) => node.parent === place.node);
  return next === undefined ? null : { node: next.number, step: next.step };
}

/** All that a place follows from, the last first. */
export function lineTo(node: number, nodes: ReadonlyMap<number, StudyNode>): StudyNode[] {
  const line: StudyNode[] = [];
  for (let at = nodes.get(node); at !== undefined; at = nodes.get(at.parent)) line.push(at);
  return line;
}
