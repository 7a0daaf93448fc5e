"""Parting entrants into tables so that people meet others than before. Pure, and bounded: however many come, the search
ends after so many steps and takes what it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, count
from typing import Final

from warhost.server.tournaments.history import History, repeats
from warhost.server.tournaments.seating import widest_spread

STEPS: Final = 4_000
"""For one search among all ways; after it, a good way is made by exchanging two by two."""
FAIR_SPREAD: Final = 1
EXCHANGES: Final = 40


def arranged(order: Sequence[int], sizes: Sequence[int], history: History) -> list[list[int]]:
    """Tables of these sizes: nobody meets somebody again while that can be avoided, then nobody more often than need be; where
    there is a choice, seats can be shared equally, and then those sit together who are near in `order`."""
    worst = max((history.meetings(*pair) for pair in combinations(order, 2)), default=0)
    for most in range(worst + 1):
        for fair in (True, False):
            found = _Search(order, sizes, history, most, fair).run()
            if found is not None:
                return found if most == 0 else _improved(found, history)
    return _improved(_in_order(order, sizes), history)


class _Search:
    """All ways, nearest first, in which no two sit together who have met more than `most` times; `fair`: only tables at which
    nobody's seats become unequal."""

    def __init__(
        self, order: Sequence[int], sizes: Sequence[int], history: History, most: int, fair: bool
    ) -> None:
        self._order = list(order)
        self._sizes = Counter(sizes)
        self._history = history
        self._most = most
        self._fair = fair
        self._steps = count()
        self._can_sit = {
            (one, other): history.meetings(one, other) <= most
            for one, other in combinations(sorted(order), 2)
        }

    def run(self) -> list[list[int]] | None:
        try:
            return self._tables(self._order)
        except _GivenUp:
            return None

    def _tables(self, left: list[int]) -> list[list[int]] | None:
        if not left:
            return []
        first, others = left[0], left[1:]
        for size in sorted(self._sizes, reverse=True):
            if not self._sizes[size]:
                continue
            self._sizes[size] -= 1
            found = self._table([first], others, 0, size, others)
            self._sizes[size] += 1
            if found is not None:
                return found
        return None

    def _table(
        self, table: list[int], others: list[int], start: int, size: int, left: list[int]
    ) -> list[list[int]] | None:
        if next(self._steps) > STEPS:
            raise _GivenUp
        if len(table) == size:
            if self._fair and widest_spread(table, self._history) > FAIR_SPREAD:
                return None
            rest = self._tables(left)
            return None if rest is None else [table, *rest]
        for at in range(start, len(others)):
            entrant = others[at]
            if all(self._can_sit[min(entrant, mate), max(entrant, mate)] for mate in table):
                found = self._table(
                    [*table, entrant], others, at + 1, size, [each for each in left if each != entrant]
                )
                if found is not None:
                    return found
        return None


class _GivenUp(Exception):
    """The search has taken long enough."""


def _in_order(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    left = list(order)
    return [[left.pop(0) for _ in range(size)] for size in sizes]


def _improved(tables: list[list[int]], history: History) -> list[list[int]]:
    """Exchange two entrants of different tables as long as fewer meet again by that."""
    tables = [table[:] for table in tables]
    for _ in range(EXCHANGES):
        if not any(_exchanged(one, other, history) for one, other in combinations(tables, 2)):
            break
    return tables


def _exchanged(one: list[int], other: list[int], history: History) -> bool:
    cost = repeats(history, one) + repeats(history, other)
    for here in range(len(one)):
        for there in range(len(other)):
            one[here], other[there] = other[there], one[here]
            if repeats(history, one) + repeats(history, other) < cost:
                return True
            one[here], other[there] = other[there], one[here]
    return False
