"""How hard a puzzle is and how well somebody solves: Glicko, with a try as a game between the two."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, pi, sqrt
from typing import Final, NamedTuple

NEW: Final = 1500.0
UNSURE: Final = 350.0
SUREST: Final = 60.0
"""Nobody is ever surer than that: people learn."""
OF_BOTS: Final = 120.0
"""How sure a puzzle's rating is that only bots have tried."""
EASIEST: Final = 1200.0
HARDER: Final = (250.0, 250.0, 300.0)
"""How much harder it is if the bots that look deeper and deeper do not find it."""
SCALE: Final = log(10) / 400
MEDIUM_FROM: Final = 1400.0
HARD_FROM: Final = 1650.0


class Rated(NamedTuple):
    rating: float = NEW
    deviation: float = UNSURE


def rating_by_bots(finders: Sequence[bool]) -> float:
    """Of a puzzle, by which bots have found its solution, shallowest first."""
    return EASIEST + sum(more for more, found in zip(HARDER, finders, strict=True) if not found)


def level(rating: float) -> str:
    return "easy" if rating < MEDIUM_FROM else "medium" if rating < HARD_FROM else "hard"


def after_try(own: Rated, other: Rated, won: bool) -> Rated:
    """One side's rating after a try, by what the other's was before it."""
    weight = 1 / sqrt(1 + 3 * (SCALE * other.deviation / pi) ** 2)
    expected = 1 / (1 + 10 ** (-weight * (own.rating - other.rating) / 400))
    information = (SCALE * weight) ** 2 * expected * (1 - expected)
    spread = 1 / (1 / own.deviation**2 + information)
    rating = own.rating + SCALE * weight * spread * (won - expected)
    return Rated(rating, max(SUREST, sqrt(spread)))
