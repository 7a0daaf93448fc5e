"""The results of duplicates of the day that are over, kept for those who look at them next: very many may have played, all of them
are needed to tell where one stands, and nothing of it changes any more."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from msgspec import Struct

from warhost.server.database.tournament_queries import Whole
from warhost.server.tournaments.results import points_of, ranking
from warhost.server.tournaments.standings import Standing

MOST: Final = 12


class Counted(Struct):
    """A tournament with what its results come to."""

    found: Whole
    ranked: list[Standing]
    points: dict[tuple[int, int], list[float]]


def counted(found: Whole) -> Counted:
    return Counted(found, ranking(found) if found.row.round else [], points_of(found))


class KeptResults:
    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Counted] = OrderedDict()

    def get(self, tournament: str, version: int) -> Counted | None:
        return self._kept.get((tournament, version))

    def put(self, results: Counted) -> None:
        row = results.found.row
        self._kept[row.id, row.version] = results
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
