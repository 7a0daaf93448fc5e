"""What has been played so far: who met whom, who had which seat, who sat out. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from msgspec import Struct, field


class Round(Struct):
    """Entrants are numbers. A table lists them in the order of seats; who has a bye has no table."""

    tables: list[list[int]]
    byes: list[int] = []


class History(Struct):
    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often two have met, the lower number first."""
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often somebody has had a seat."""
    byes: Counter[int] = field(default_factory=Counter)
    rounds: int = 0

    @classmethod
    def of(cls, rounds: Iterable[Round]) -> History:
        history = cls()
        for each in rounds:
            history.add(each)
        return history

    def add(self, played: Round) -> None:
        self.rounds += 1
        self.byes.update(played.byes)
        for table in played.tables:
            self.met.update((min(pair), max(pair)) for pair in combinations(table, 2))
            self.sat.update((entrant, seat) for seat, entrant in enumerate(table))

    def meetings(self, one: int, other: int) -> int:
        return self.met[min(one, other), max(one, other)]

    def seat_spread(self, entrant: int, seats: int) -> int:
        """How much more often the commonest seat was had than the rarest."""
        counts = [self.sat[entrant, seat] for seat in range(seats)]
        return max(counts) - min(counts)


def repeats(history: History, table: Sequence[int]) -> int:
    """How often those at a table have met before, the worst pair counting most."""
    return sum(history.meetings(*pair) ** 2 for pair in combinations(table, 2))
