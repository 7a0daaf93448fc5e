"""How much thought an analysis takes, and how much of it fits into a time."""

from __future__ import annotations

from typing import Final, NamedTuple


class Depth(NamedTuple):
    """Looks ahead: for a decision at first, for each of the few options that are compared where it looks like a mistake, for
    the value of one state; and how many other falls of the dice are tried."""

    coarse: int = 240
    deep: int = 400
    value: int = 24
    resampled: int = 8


USUAL: Final = Depth()
LEAST: Final = Depth(40, 60, 8, 4)
MOST: Final = Depth(4000, 8000, 200, 24)
DEEPENED: Final = 24
"""So many decisions at most are looked at a second time, worst first."""
COMPARED: Final = 3
"""Options that are compared then: the chosen one, the best and the second."""


def looks_of(depth: Depth, choices: int, moments: int, rolls: int) -> int:
    """How many looks an analysis of so many decisions with a choice takes, more or less."""
    deepened = min(DEEPENED, choices) * depth.deep * COMPARED
    return choices * depth.coarse + moments * depth.value + rolls * depth.resampled * depth.value + deepened


def depth_within(looks: float, choices: int, moments: int, rolls: int) -> Depth:
    """The usual depth, scaled so that it takes about so many looks."""
    factor = looks / max(1, looks_of(USUAL, choices, moments, rolls))
    # What luck did is known well enough after a few tries; what a decision is worth gains from each of them.
    values = min(1.0, factor) if factor < 1 else factor**0.5
    wanted = Depth(
        round(USUAL.coarse * factor),
        round(USUAL.deep * factor),
        round(USUAL.value * values),
        round(USUAL.resampled * min(1.0, factor)),
    )
    return Depth(
        *(min(max(least, given), most) for given, least, most in zip(wanted, LEAST, MOST, strict=True))
    )
