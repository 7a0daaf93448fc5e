"""Chance: uniform, repeatable, committed, never foreseen by a copy."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.toy.state import Harvest
from warhost.core.chance import below, commitment, draw, numbered_seed, reseed, roll, secure_seed, shuffle


def table(number: int = 0) -> Harvest:
    s = Harvest(2)
    s.seed = numbered_seed(number)
    return s


def test_dice_are_fair() -> None:
    s = table()
    faces = Counter(roll(s, 1) for _ in range(60_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in faces.values())
    assert chi_square < 25.7  # 99.99 % of fair dice


@given(st.integers(1, 1000), st.integers(0, 50))
def test_below_stays_below(n: int, seed: int) -> None:
    s = table(seed)
    assert all(0 <= below(s, n) < n for _ in range(20))


def test_a_copy_continues_the_same_and_a_reseeded_copy_does_not() -> None:
    s = table()
    [below(s, 100) for _ in range(5)]
    twin, searcher = s.copy(), s.copy()
    reseed(searcher, numbered_seed(99))
    future = [below(s, 1000) for _ in range(12)]
    assert [below(twin, 1000) for _ in range(12)] == future
    assert [below(searcher, 1000) for _ in range(12)] != future


def test_a_state_loaded_in_the_middle_of_a_block_goes_on_as_before() -> None:
    s = table()
    [below(s, 100) for _ in range(11)]
    again = table()
    again.drawn = s.drawn
    assert [below(again, 100) for _ in range(9)] == [below(s, 100) for _ in range(9)]


def test_a_shuffle_keeps_the_cards() -> None:
    pile = list(range(40))
    shuffle(table(), pile, 1)
    assert sorted(pile) == list(range(40))
    assert pile != list(range(40))


def test_forced_dice_and_draws_come_first() -> None:
    s = table()
    s.forced_dice = [6, 1]
    s.forced_draws = [3, 5]
    pile = [5, 3, 2]
    assert [roll(s, 1), roll(s, 1)] == [6, 1]
    assert [draw(s, pile), draw(s, pile), draw(s, pile), draw(s, pile)] == [3, 5, 2, -1]


def test_the_commitment_tells_nothing_but_fixes_the_seed() -> None:
    one, other = secure_seed(), secure_seed()
    assert one != other
    assert commitment(one) != commitment(other)
    assert one.hex() not in commitment(one)
