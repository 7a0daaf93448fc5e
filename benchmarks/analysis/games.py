"""Games between bots for the analysis to look at."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from warhost.analysis.weighing import Weighing
from warhost.bots import Bot, make_bot
from warhost.core import record
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.state import State
from warhost.core.view import seen_by
from warhost.games import load

EQUAL: Final = ("easy",)
UNEQUAL: Final = ("beginner", "easy", "easy", "easy", "easy")
"""Who plays, going around; the first of them sits elsewhere in each game."""
SCANNED: Final = 40
"""Looks at all options of a decision, to see whether one of them is bad,"""
PROVED: Final = 240
"""and at the best and the worst of them, to be sure."""
GLANCES: Final = 12
"""Looks to see whether the seat has enough to lose."""
BAD: Final = 0.15
SURE: Final = 2.0
"""In standard errors."""
AFTER: Final = 0.7
"""A blunder is planted at some moment of the first part of the game."""
USUAL_LENGTH: Final = {"oldworld": 150, "bloodrage": 170, "karak": 600}


class Planted(NamedTuple):
    """A game in which one seat did something bad: after how many decisions, and how bad deep search says it is."""

    text: str
    step: int
    loss: float


def seats_of(name: str, number: int) -> int:
    counts = [count for count in load(name).seat_counts if count > 1]
    return counts[number % len(counts)]


def levels_of(name: str, number: int, levels: Sequence[str]) -> list[str]:
    """The level at each seat."""
    seats = seats_of(name, number)
    # How many play goes around with the number, so where the first sits goes around more slowly.
    first = number // len(load(name).seat_counts)
    return [levels[(seat - first) % seats % len(levels)] for seat in range(seats)]


def begun(name: str, number: int, seed: int, levels: Sequence[str] = EQUAL) -> tuple[Match, list[Bot]]:
    game = load(name)
    match = Match(game, seats_of(name, number), {}, numbered_seed(seed, number))
    bots = [
        make_bot(level, game, seed * 100_003 + number * 11 + seat)
        for seat, level in enumerate(levels_of(name, number, levels))
    ]
    return match, bots


def played(name: str, number: int, seed: int, levels: Sequence[str] = EQUAL) -> tuple[str, list[State]]:
    """The record of a game, and its states before each decision."""
    match, bots = begun(name, number, seed, levels)
    states = []
    while not match.over:
        states.append(match.state.copy())
        _step(match, bots)
    return record.write(match), states


def planted(name: str, number: int, seed: int) -> Planted | None:
    """A game with one blunder; None if nobody had the chance to do something that bad."""
    match, bots = begun(name, number, seed)
    lots = random.Random(f"blunder {name} {seed} {number}")
    not_before = lots.randrange(int(USUAL_LENGTH.get(name, 100) * AFTER))
    found: tuple[int, float] | None = None
    while not match.over:
        if found is None and len(match.decisions) >= not_before:
            seat = match.waiting()[0]
            bad = worst_option(match, seat, f"{name} {seed} {number} {len(match.decisions)}")
            if bad is not None:
                match.choose(seat, bad[0])
                found = len(match.decisions), bad[1]
                continue
        _step(match, bots)
    return None if found is None else Planted(record.write(match), *found)


def worst_option(match: Match, seat: int, seed: str) -> tuple[int, float] | None:
    """What deep search puts far below the best, and how far."""
    offered = match.options(seat)
    if len(offered) < 2:
        return None
    view = seen_by(match.game, match.state, seat)
    glance = Weighing(match.game, view, seat, offered, f"glance {seed}").weigh(GLANCES)
    if sum(worth.looks * worth.shares[seat] for worth in glance) < GLANCES * BAD:
        return None
    scan = Weighing(match.game, view, seat, offered, f"scan {seed}").weigh(SCANNED + 4 * len(offered))
    best = max(scan, key=lambda worth: worth.looks)
    worst = min(scan, key=lambda worth: worth.shares[seat])
    if best.shares[seat] - worst.shares[seat] < BAD or best.option == worst.option:
        return None
    proof = Weighing(match.game, view, seat, offered, f"proof {seed}")
    worths, single = proof.compare([best.option, worst.option], PROVED)
    gains = [one - other for one, other in zip(single[0], single[1], strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    if mean - SURE * (spread / len(gains)) ** 0.5 < BAD:
        return None
    return worst.option, worths[0].shares[seat] - worths[1].shares[seat]


def _step(match: Match, bots: Sequence[Bot]) -> None:
    seat = match.waiting()[0]
    option = bots[seat].choose(seen_by(match.game, match.state, seat), seat, match.options(seat))
    match.choose(seat, option)
