"""From a tree of tried decisions to the line that leads to a place in it."""

from __future__ import annotations

from msgspec import Struct

from warhost.server.database.rows import NodeRow, StudyRow
from warhost.server.refusals import RequestRefused


class Line(Struct, frozen=True):
    """So many decisions of the game as it was played, then those that were tried, seats by their sides."""

    node: int
    fork: int
    tried: list[tuple[str, str]]

    @property
    def step(self) -> int:
        return self.fork + len(self.tried)


def line_to(study: StudyRow, nodes: list[NodeRow], node: int, step: int | None) -> Line:
    """The line to a place; `step` None: to the node, or to the end of the game as it was played."""
    if node == 0:
        at = study.total if step is None else step
        if at > study.total:
            raise RequestRefused("refused-no-step", steps=str(study.total))
        return Line(0, at, [])
    by_number = {each.number: each for each in nodes}
    if node not in by_number:
        raise RequestRefused("refused-no-node")
    chain: list[NodeRow] = []
    at_node: NodeRow | None = by_number[node]
    while at_node is not None:
        chain.append(at_node)
        at_node = by_number.get(at_node.parent)
    chain.reverse()
    line = Line(node, chain[0].step - 1, [(each.seat, each.key) for each in chain])
    if step is not None and step != line.step:
        raise RequestRefused("refused-no-step", steps=str(line.step))
    return line


def branch_of(nodes: list[NodeRow], node: int) -> list[NodeRow]:
    """A node and all that follow from it."""
    found = {node}
    branch: list[NodeRow] = []
    # A decision has a higher number than the one it follows.
    for each in nodes:
        if each.number == node or each.parent in found:
            found.add(each.number)
            branch.append(each)
    return branch
