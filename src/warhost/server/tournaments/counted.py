"""A tournament with what its results come to: very many may have played a duplicate of the day, and all of them are needed to
tell where one stands."""

from __future__ import annotations

from msgspec import Struct

from warhost.server.database.tournament_queries import Whole
from warhost.server.tournaments.results import points_of, ranking
from warhost.server.tournaments.standings import Standing


class Counted(Struct):
    found: Whole
    ranked: list[Standing]
    points: dict[tuple[int, int], list[float]]


def counted(found: Whole) -> Counted:
    points = points_of(found)
    return Counted(found, ranking(found, points) if found.row.round else [], points)
