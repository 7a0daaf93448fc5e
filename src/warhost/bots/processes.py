"""Several trees at once: each in a process of its own where the machine has the cores and that is safe, otherwise one after
the other. Both ways give the same counts."""

from __future__ import annotations

import marshal
import os
import sys
import threading
from collections.abc import Sequence
from typing import Protocol

Counts = list[tuple[int, int, float, float]]
"""Of one tree: each option with its visits, the total of its worth, and its prior."""


class Tree(Protocol):
    def grown(self) -> Counts:
        """Grow it, however long that takes."""


def side_by_side(trees: Sequence[Tree]) -> list[Counts]:
    """All of them grown, in their order: the first here, the others in children of this process that share its memory."""
    if not may_fork():
        return [tree.grown() for tree in trees]
    children = [_forked(tree) for tree in trees[1:]]
    first = trees[0].grown()
    others: list[Counts] = []
    for tree, (process, pipe) in zip(trees[1:], children, strict=True):
        counts = _read(pipe)
        os.waitpid(process, 0)
        others.append(tree.grown() if counts is None else counts)
    return [first, *others]


def may_fork() -> bool:
    """A process with several threads must not be forked: a lock that another thread holds would never be released."""
    return sys.platform == "linux" and (os.cpu_count() or 1) > 1 and threading.active_count() == 1


def _forked(tree: Tree) -> tuple[int, int]:
    """A child that grows this tree: its process, and where its counts are to be read."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    code = 1
    try:
        os.close(reading)
        with os.fdopen(writing, "wb") as out:
            out.write(marshal.dumps(tree.grown(), 2))
        code = 0
    finally:
        os._exit(code)


def _read(pipe: int) -> Counts | None:
    """What a child has found; None if it died before it could tell."""
    with os.fdopen(pipe, "rb") as source:
        told = source.read()
    if not told:
        return None
    counts: Counts = marshal.loads(told)
    return counts
