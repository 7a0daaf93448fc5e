"""From how a game ended to places, and from places to points. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WHOLE: Final = 12.0
"""For beating everybody at a table; whoever beats nobody gets nothing, the others lie evenly between. For tables of two to
five all points are whole or half numbers."""
BYE: Final = WHOLE / 2
"""For a round without a table: what an even game would bring."""


def places(winners: Sequence[int], points: Sequence[float], absent: Sequence[int] = ()) -> list[int]:
    """1 for the winners, then by points; equals share a place. Who was absent when the game ended comes last, whatever a bot
    has made of it."""
    marks = [
        (2, 0.0) if seat in absent else (0, 0.0) if seat in winners else (1, -scored)
        for seat, scored in enumerate(points)
    ]
    return [1 + sum(other < mark for other in marks) for mark in marks]


def table_points(places: Sequence[int]) -> list[float]:
    """What each seat gets: who shares a place shares the points of the places that they take."""
    others = len(places) - 1
    return [WHOLE * beaten(places, seat) / others for seat in range(len(places))] if others else [BYE]


def beaten(places: Sequence[int], seat: int) -> float:
    """How many opponents a seat has left behind; who is level with it counts half."""
    behind = sum(other > places[seat] for other in places)
    level = sum(other == places[seat] for other in places) - 1
    return behind + level / 2
