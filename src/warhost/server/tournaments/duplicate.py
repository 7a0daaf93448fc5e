"""Duplicate play: what somebody made of a seat is compared with what all others made of the same seat with the same dice. Pure.

Differences agree better with true strength than a count of those who did worse. What few made of a seat says more of them than of
the seat: compared with the plain mean of two others, a ranking at tables was no better than one of ordinary games. So the fewer
others there are, the less is taken off (`python -m benchmarks.duplicate`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

NEUTRAL: Final = 12
"""What parts people at a seat weighs so much more than what parts seats. Between 6 and 24 rankings hardly differ."""


class Line(NamedTuple):
    """A seat, and by how much its score was above the mean of the others at the table."""

    seat: int
    margin: float


def table_lines(places: Sequence[int], scores: Sequence[float]) -> list[Line]:
    """For all seats of a table. Some games are won otherwise than by points: a winner counts as much as the best score, whoever
    is last by his place as little as the worst."""
    beaten = [score for place, score in zip(places, scores, strict=True) if place > 1]
    counted = [
        max(scores) if place == 1 else min(beaten) if place == max(places) else score
        for place, score in zip(places, scores, strict=True)
    ]
    others = max(1, len(counted) - 1)
    return [Line(seat, score - (sum(counted) - score) / others) for seat, score in enumerate(counted)]


def differences(lines: Sequence[Line], neutral: int = NEUTRAL) -> list[float]:
    """For each line by how much it is above what the others made of the same seat, as if `neutral` more had come out even there."""
    together: dict[int, float] = {}
    for line in lines:
        together[line.seat] = together.get(line.seat, 0.0) + line.margin
    count = Counter(line.seat for line in lines)
    return [
        line.margin - (together[line.seat] - line.margin) / (count[line.seat] - 1 + neutral) for line in lines
    ]
