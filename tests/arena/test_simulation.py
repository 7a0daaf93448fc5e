"""Simulations count every win once, and give every bot random numbers of its own."""

from __future__ import annotations

import pytest

from warhost.arena.simulate import Plan, bot_seed, simulate


def test_a_shared_win_counts_in_parts_for_seats_and_sides_alike() -> None:
    told = simulate(Plan("toy", 3, 40, 5, ("random",), {}))
    assert told["endings"]["shared"] > 0
    assert sum(told["wins"]) == pytest.approx(40, abs=0.01)
    assert sum(told["wins_by_side"].values()) == pytest.approx(40, abs=0.01)


def test_no_two_bots_have_the_same_random_numbers() -> None:
    seeds = {bot_seed(seed, game, seat) for seed in range(3) for game in range(100) for seat in range(5)}
    assert len(seeds) == 3 * 100 * 5
