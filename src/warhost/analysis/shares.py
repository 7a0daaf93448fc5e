"""Shares of the win as whole millionths, so that sums of them are exact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WHOLE: Final = 1_000_000
INACCURACY: Final = 30_000
MISTAKE: Final = 70_000
BLUNDER: Final = 150_000
"""What a decision costs from which it is called so."""


def millionths(shares: Sequence[float]) -> list[int]:
    return [round(share * WHOLE) for share in shares]


def parts(seats: Sequence[int], of: int) -> list[int]:
    """The whole win in equal parts for these seats, nothing for the others; the first ones have what cannot be parted."""
    given = [0] * of
    for place, seat in enumerate(seats):
        given[seat] = WHOLE // len(seats) + (place < WHOLE % len(seats))
    return given


def grade(loss: int, is_best: bool) -> str:
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    if loss >= INACCURACY:
        return "inaccuracy"
    return "best" if is_best else "good"
