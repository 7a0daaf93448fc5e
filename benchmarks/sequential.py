"""A test that stops as soon as it knows: is one bot better than another? Looked at a few times only, after so many pairs of
games, with an interval wide enough that all looks together are wrong in 5 of 100 tests (Pocock's bound for four looks)."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

LOOKS = (50, 100, 150, 200)
"""Pairs of games, so 100 to 400 games."""
BOUND = 2.361
"""Standard errors on each side, at each of four looks, for 95 % in all."""
EVEN = 0.5


class Verdict(NamedTuple):
    """What pairs of games say: the share of the better bot, its interval, and whether that clears one half. `is_final`: no
    more games are to be played."""

    pairs: int
    share: float
    low: float
    high: float
    is_final: bool

    @property
    def said(self) -> str:
        if not self.is_final:
            return "open"
        if self.low > EVEN:
            return "parted"
        return "the other way round" if self.high < EVEN else "merged"


def verdict(scores: Sequence[float]) -> Verdict:
    """Of the pairs so far: each score is the part of two games that the upper bot won. As many as there were at the last
    look; before the first the interval is told, but decides nothing."""
    looked = max([look for look in LOOKS if look <= len(scores)], default=len(scores))
    counted = scores[:looked]
    # Two pairs that nobody played, a loss and a win, keep the interval honest where all went the same way.
    share = sum(counted) / looked if looked else EVEN
    spread = sum((score - share) ** 2 for score in counted) + share**2 + (1 - share) ** 2
    margin = BOUND * sqrt(spread) / (looked + 2) if looked else EVEN
    low, high = max(0.0, share - margin), min(1.0, share + margin)
    clears = looked in LOOKS and (low > EVEN or high < EVEN)
    return Verdict(looked, share, low, high, clears or looked == LOOKS[-1])


def pairs_to_the_next_look(played: int) -> int:
    return next((look - played for look in LOOKS if look > played), 0)
