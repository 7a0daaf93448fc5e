"""Random games for the checks to look at: repeatable, and stopping at every decision."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.trace import Trace


class Variant(NamedTuple):
    """One way to sit down to a game: how many seats, with which settings. Tests and golden files are called after it; a
    `name` makes that shorter."""

    seats: int
    settings: dict[str, str] = {}  # noqa: RUF012 (never changed)

    name: str = ""

    def __str__(self) -> str:
        if self.name:
            return f"{self.seats}p-{self.name}"
        return "-".join([f"{self.seats}p", *(f"{name}={value}" for name, value in self.settings.items())])


class Moment(NamedTuple):
    """A state in which somebody is asked, and what a random player is going to answer."""

    number: int
    state: State
    seat: int
    offered: list[int]
    choice: int


def moments(
    game: Game, variant: Variant, seed: int, trace: Trace | None = None, limit: int = 100_000
) -> Iterator[Moment]:
    """Every decision of one random game; the state moves on when the next moment is asked for."""
    lots = random.Random(seed)
    s = start(game, variant.seats, variant.settings, numbered_seed(seed), trace)
    number = 0
    while s.ending < 0:
        assert number < limit, f"{game.name} {variant}: no end after {limit} decisions"
        number += 1
        seat = lots.choice(s.waiting)
        offered = options(s, seat)
        assert offered, f"{game.name} {variant}: seat {seat} is asked, but has no option (decision {number})"
        choice = lots.choice(offered)
        yield Moment(number, s, seat, offered, choice)
        answer(s, seat, choice)
