"""What options are worth to a seat that knows only what it sees, and what a state is worth to one who knows everything but the
future. Both look ahead as the searching bots do, and keep everybody's share."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from warhost.analysis.unknown import with_other_chance
from warhost.bots.lookahead import Lookahead, result_shares
from warhost.bots.tree import Node
from warhost.core.chance import reseed
from warhost.core.domain import NONE
from warhost.core.engine import answer
from warhost.core.game import Game
from warhost.core.state import State

CHOSEN_EVERY = 4
"""Every so many looks go to the option that was taken, which the tree alone might hardly try."""


class Worth(NamedTuple):
    """Everybody's share after an option, the mean of so many looks."""

    option: int
    looks: int
    shares: tuple[float, ...]


class Comparison(NamedTuple):
    """Of two options tried in the same samples with the same dice: how much more the first brings its seat, and how
    sure that is (the standard error)."""

    gain: float
    error: float


class Weighing:
    """From one seat's view. Equal seeds weigh equally."""

    def __init__(self, game: Game, view: State, seat: int, offered: Sequence[int], seed: str) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._offered = list(offered)
        self._lots = random.Random(seed)
        self._ahead = Lookahead(game, self._lots)
        self._root = Node()
        self._ahead.expand(self._root, view, seat, self._offered)
        self._sample = game.sampler(view, seat)

    def weigh(self, looks: int, chosen: int = NONE) -> list[Worth]:
        """Search, but never forget the chosen option: what was tried, best first."""
        totals: dict[int, list[float]] = {}
        counts: dict[int, int] = {}
        choice = self._root.choices[self._seat]
        for number in range(looks):
            if chosen != NONE and number % CHOSEN_EVERY == 0:
                option = chosen
            else:
                option = choice.select(self._offered)
            self._add(totals, counts, option, self._lots.randbytes(16))
        return _ranked(totals, counts, looks)

    def compare(self, among: Sequence[int], looks: int) -> tuple[list[Worth], list[list[float]]]:
        """Each of these options equally often, all in the same samples and with the same dice; and the seat's share
        of each look, option by option."""
        totals: dict[int, list[float]] = {}
        counts: dict[int, int] = {}
        single: list[list[float]] = [[] for _ in among]
        for _ in range(looks):
            seed = self._lots.randbytes(16)
            for place, option in enumerate(among):
                single[place].append(self._add(totals, counts, option, seed)[self._seat])
        worths = {worth.option: worth for worth in _ranked(totals, counts, 0)}
        return [worths[option] for option in among], single

    def _add(
        self, totals: dict[int, list[float]], counts: dict[int, int], option: int, seed: bytes
    ) -> list[float]:
        reseed(self._view, seed)
        s = self._sample()
        reseed(s, seed[::-1])
        values = self._ahead.look(self._root, s, self._seat, option)
        total = totals.setdefault(option, [0.0] * s.seats)
        for seat, value in enumerate(values):
            total[seat] += value
        counts[option] = counts.get(option, 0) + 1
        return values


def compared(first: Sequence[float], second: Sequence[float]) -> Comparison:
    """Two options, look by look."""
    gains = [one - other for one, other in zip(first, second, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return Comparison(mean, sqrt(spread / len(gains)))


def _ranked(totals: dict[int, list[float]], counts: dict[int, int], looks: int) -> list[Worth]:
    """What was tried most comes first, as a searching bot would choose; of equals, what was tried first."""
    order = sorted(totals, key=lambda option: -counts[option]) if looks else list(totals)
    return [
        Worth(option, counts[option], tuple(total / counts[option] for total in totals[option]))
        for option in order
    ]


def value(game: Game, s: State, looks: int, seed: str) -> list[float]:
    """Everybody's share in a state all of which is known but what nobody can know; of a finished game, its result."""
    if s.ending != NONE:
        return result_shares(s)
    lots = random.Random(seed)
    ahead, root = Lookahead(game, lots), Node()
    totals = [0.0] * s.seats
    for _ in range(looks):
        tried = with_other_chance(game, s, lots)
        for seat, share in enumerate(ahead.look(root, tried, tried.waiting[0])):
            totals[seat] += share
    return [total / looks for total in totals]


def difference_when_open(
    game: Game, s: State, seat: int, option: int, other: int, looks: int, seed: str
) -> list[float]:
    """By how much one option is better for everybody than another, where all is known but what nobody can know: the mean over the
    same other chances for both."""
    lots = random.Random(seed)
    ahead = Lookahead(game, lots)
    roots = Node(), Node()
    totals = [0.0] * s.seats
    for _ in range(looks):
        tried = with_other_chance(game, s, lots)
        for root, chosen, sign in zip(roots, (option, other), (1, -1), strict=True):
            for at, share in enumerate(ahead.look(root, tried.copy(), seat, chosen)):
                totals[at] += sign * share
    return [total / looks for total in totals]


def value_before_chance(
    game: Game, s: State, seat: int, option: int, looks: int, times: int, seed: str
) -> list[float]:
    """Everybody's share after this decision, before it is known how dice and draws fall: the mean over other chance. What
    truly happened is one more of the same kind, so that luck, the difference, is nothing on average."""
    lots = random.Random(seed)
    totals = [0.0] * s.seats
    for time in range(times):
        tried = with_other_chance(game, s, lots)
        answer(tried, seat, option)
        for other, share in enumerate(value(game, tried, looks, f"{seed} {time}")):
            totals[other] += share
    return [total / times for total in totals]
