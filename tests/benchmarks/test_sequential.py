"""The test that parts the rungs: right as often as it says, and no longer than it must be."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from benchmarks.sequential import LOOKS, pairs_to_the_next_look, verdict

REPEATS = 600


def ended(score: Callable[[], float]) -> tuple[str, int]:
    scores: list[float] = []
    while not verdict(scores).is_final:
        scores += [score() for _ in range(pairs_to_the_next_look(len(scores)))]
    return verdict(scores).said, len(scores)


def two_games(lots: random.Random, share: float) -> Callable[[], float]:
    return lambda: ((lots.random() < share) + (lots.random() < share)) / 2


def test_equals_are_parted_in_about_5_of_100_tests() -> None:
    lots = random.Random(1)
    wrong = sum(ended(two_games(lots, 0.5))[0] != "merged" for _ in range(REPEATS))
    assert wrong / REPEATS < 0.08


@pytest.mark.parametrize(("share", "found", "games"), [(0.6, 0.9, 260), (0.75, 0.99, 115)])
def test_the_better_is_found_and_sooner_the_better_it_is(share: float, found: float, games: int) -> None:
    lots = random.Random(2)
    ends = [ended(two_games(lots, share)) for _ in range(200)]
    assert sum(said == "parted" for said, _ in ends) / 200 >= found
    assert sum(2 * pairs for _, pairs in ends) / 200 <= games


def test_the_worse_is_found_too() -> None:
    assert ended(lambda: 0.0) == ("the other way round", LOOKS[0])


def test_nothing_is_decided_between_two_looks() -> None:
    assert verdict([1.0] * (LOOKS[0] - 1)).said == "open"
    assert not verdict([1.0] * (LOOKS[0] - 1)).is_final
    assert verdict([1.0] * (LOOKS[0] + 7)) == verdict([1.0] * LOOKS[0])


def test_without_games_nothing_is_known() -> None:
    assert verdict([])[1:4] == (0.5, 0.0, 1.0)
