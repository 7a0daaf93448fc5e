"""Duplicate play: what somebody made of a seat is compared with what all others made of the same seat with the same dice. Pure.

Differences agree better with true strength than a count of those who did worse (`python -m benchmarks.duplicate`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


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


def differences(lines: Sequence[Line]) -> list[float]:
    """For each line by how much it is above the mean of all in the same seat."""
    of_seat: dict[int, list[float]] = {}
    for line in lines:
        of_seat.setdefault(line.seat, []).append(line.margin)
    means = {seat: sum(margins) / len(margins) for seat, margins in of_seat.items()}
    return [line.margin - means[line.seat] for line in lines]
