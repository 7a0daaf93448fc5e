"""Chance by purpose: after a different decision all other chance is what it would have been."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import warhost.games.bloodrage
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.match import Match
from warhost.core.state import UNPARTED
from warhost.games.bloodrage import GAME

RULES = Path(warhost.games.bloodrage.__file__).parent
UNPURPOSED = {"below", "mix"}


def moments(seats: int, seed: int, decisions: int, revision: int | None = None) -> Iterator[Any]:
    """A game by this seed, decided by lots of their own."""
    lots = random.Random(decisions)
    s: Any
    if revision is None:
        s = start(GAME, seats, {}, numbered_seed(seed))
    else:
        s = Match(GAME, seats, {}, numbered_seed(seed), revision=revision).state
    while s.ending < 0:
        yield s
        seat = lots.choice(s.waiting)
        answer(s, seat, lots.choice(options(s, seat)))
    yield s


def gifts_of_each_age(seats: int, seed: int, decisions: int, revision: int | None = None) -> list[Any]:
    """What is dealt, Age by Age."""
    dealt: list[Any] = []
    for s in moments(seats, seed, decisions, revision):
        if s.age > len(dealt):
            dealt.append([packet[:] for packet in s.packets])
    return dealt


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_gifts_of_every_age_are_the_same_in_random_games(seats: int) -> None:
    """BR 4.1: two games with one seed have all their cards in common, and another seed has others."""
    first = gifts_of_each_age(seats, 5, decisions=1)
    assert len(first) == 3
    assert all(len(packet) == 8 for age in first for packet in age)
    assert gifts_of_each_age(seats, 5, decisions=2) == first
    assert gifts_of_each_age(seats, 6, decisions=1) != first


def test_rewards_doom_and_first_player_come_from_streams_of_their_own() -> None:
    """BR 2.2, 2.3, 2.12: none of them follows from another, so every order of rewards meets several dooms."""
    states = [start(GAME, 4, {}, numbered_seed(seed)) for seed in range(40)]
    assert len({tuple(s.rewards) for s in states}) > 30
    assert len({tuple(s.doom) for s in states}) > 30
    assert {s.first_player for s in states} == {0, 1, 2, 3}
    both = {(s.doom[0], s.first_player) for s in states}
    assert len(both) > 15


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_drawn_without_a_purpose_in_random_games(seats: int) -> None:
    """In the newest revision the stream without an occasion stays untouched from the first decision to the last."""
    for seed in range(3):
        for s in moments(seats, seed, decisions=seed):
            assert s.stream != UNPARTED
            assert 0 not in s.streams
            assert s.stream or not s.drawn


def test_the_rules_know_no_chance_without_a_purpose() -> None:
    """What bots imagine may use any chance; rules and cards name the occasion."""
    for file in [*(RULES / "rules").glob("*.py"), *(RULES / "cards").glob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "warhost.core.chance":
                assert not UNPURPOSED & {each.name for each in node.names}, file.name


def test_random_games_of_the_earlier_revision_have_one_stream() -> None:
    """Its records replay only so."""
    assert all(s.stream == UNPARTED for s in moments(2, 1, decisions=1, revision=2))
