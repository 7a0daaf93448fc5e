"""Piles of cards: what must be where, when everything else has been seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from warhost.core.domain import NONE


def unseen(copies: Sequence[int], *seen: Iterable[int]) -> list[int]:
    """All cards, so many copies of each, less those that were seen; in the order of their numbers."""
    left = list(copies)
    for pile in seen:
        for card in pile:
            if card != NONE:
                left[card] -= 1
    return [card for card, number in enumerate(left) for _ in range(number)]
