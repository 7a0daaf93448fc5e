"""Intervals of shares: right as often as they say, also where a bot sits at several seats of one game."""

from __future__ import annotations

import random
from math import log10
from typing import Any

import pytest

from warhost.arena.played import Played, Tournament
from warhost.arena.ratings import ratings
from warhost.arena.summary import summary, wilson

REPEATS = 300
GAMES = 40


def tournament(lots: random.Random, bots: str, strengths: dict[str, float], games: int) -> dict[str, Any]:
    """Orders are drawn like lots from an urn in which each seat has as many as its bot is strong (Plackett-Luce)."""
    names = tuple(bots.split())
    played = [
        _game(number, names, _order(lots, [strengths[name] for name in names])) for number in range(games)
    ]
    return summary(Tournament("toy", len(names), games, 0, names, {}), played)


def _order(lots: random.Random, weights: list[float]) -> list[int]:
    left, order = list(range(len(weights))), []
    while left:
        order.append(lots.choices(left, [weights[seat] for seat in left])[0])
        left.remove(order[-1])
    return order


def _game(number: int, names: tuple[str, ...], order: list[int]) -> Played:
    points = [len(order) - order.index(seat) for seat in range(len(order))]
    sides = ("red", "green", "blue", "red")[: len(order)]
    return Played(number, names, sides, {}, [order[0]], points, "most_points", 9, 0.1)


def game(number: int, bots: str, winners: list[int], points: list[int]) -> Played:
    names = tuple(bots.split())
    return Played(
        number, names, ("red", "green", "blue")[: len(names)], {}, winners, points, "shared", 9, 0.1
    )


def row(rows: list[dict[str, Any]], **wanted: str) -> dict[str, Any]:
    return next(row for row in rows if all(row[name] == value for name, value in wanted.items()))


@pytest.mark.parametrize(
    ("bots", "strengths", "ahead", "wins"),
    [
        ("a b b b", {"a": 1, "b": 1}, 1 / 2, 1 / 4),
        ("a b b b", {"a": 3, "b": 1}, 3 / 4, 3 / 6),
        ("a a a b", {"a": 1, "b": 2}, 1 / 3, 1 / 5),
    ],
)
def test_intervals_hold_in_about_95_of_100_tournaments(
    bots: str, strengths: dict[str, float], ahead: float, wins: float
) -> None:
    lots = random.Random(11)
    held = {"pairs": 0, "standings": 0}
    for _ in range(REPEATS):
        told = tournament(lots, bots, strengths, GAMES)
        pair, own = row(told["pairs"], bot="a", other="b"), row(told["standings"], bot="a")
        held["pairs"] += pair["share_low"] <= ahead <= pair["share_high"]
        held["standings"] += own["share_low"] <= wins <= own["share_high"]
    assert 0.92 <= held["pairs"] / REPEATS <= 0.98
    assert 0.92 <= held["standings"] / REPEATS <= 0.985


def test_ratings_lie_in_their_intervals_in_about_95_of_100_tournaments() -> None:
    """Three to one is 400 * log10(3) points, half of them on each side of the mean."""
    lots = random.Random(12)
    above = 200 * log10(3)
    held = 0
    for _ in range(REPEATS):
        rated = row(tournament(lots, "a b b b", {"a": 3, "b": 1}, GAMES)["standings"], bot="a")
        held += rated["rating_low"] <= 1500 + above <= rated["rating_high"]
    assert 0.92 <= held / REPEATS <= 0.98


def test_the_order_in_which_games_were_played_does_not_change_a_rating() -> None:
    lots = random.Random(13)
    names = ("a", "b", "c", "a")
    games = [_game(number, names, _order(lots, [3, 1, 2, 3])) for number in range(60)]
    games += [_game(number, ("c", "d"), _order(lots, [2, 1])) for number in range(60, 90)]
    shuffled = lots.sample(games, len(games))
    assert [played.number for played in shuffled] != [played.number for played in games]
    assert ratings(shuffled) == ratings(games)
    assert ratings(reversed(games)) == ratings(games)


def test_a_shared_place_speaks_for_equal_strength() -> None:
    shared = [game(number, "a b", [0, 1], [1, 1]) for number in range(10)]
    rated = ratings(shared)
    assert rated["a"].strength == pytest.approx(rated["b"].strength)
    apart = ratings([*shared, game(10, "a b", [0], [1, 0])])
    alone = ratings([game(10, "a b", [0], [1, 0])])
    assert 1500 < apart["a"].strength < alone["a"].strength


def test_one_seat_in_each_game_has_wilsons_interval_with_shared_wins_in_parts() -> None:
    winners = [[0], [1], [2], [0, 1], [0], [0, 1, 2], [1]]
    games = [game(number, "a b c", won, [3, 2, 1]) for number, won in enumerate(winners)]
    own = row(summary(Tournament("toy", 3, 7, 0, ("a", "b", "c"), {}), games)["standings"], bot="a")
    low, high = wilson(2 + 1 / 2 + 1 / 3, 7)
    assert (own["share_low"], own["share_high"]) == (round(low, 4), round(high, 4))


def test_one_pair_in_each_game_has_wilsons_interval_with_ties_as_halves() -> None:
    games = [game(number, "a b", won, [1, 1]) for number, won in enumerate([[0], [0, 1], [1], [0], [0]])]
    pair = row(summary(Tournament("toy", 2, 5, 0, ("a", "b"), {}), games)["pairs"], bot="a")
    assert (pair["games"], pair["wins"], pair["share"]) == (5, 3.5, 0.7)
    low, high = wilson(3.5, 5)
    assert (pair["share_low"], pair["share_high"]) == (round(low, 4), round(high, 4))


def test_seats_of_one_game_are_one_observation() -> None:
    games = [game(number, "a a b", [number % 2], [3, 3, 1]) for number in range(20)]
    told = summary(Tournament("toy", 3, 20, 0, ("a", "a", "b"), {}), games)
    low, high = wilson(20, 20)
    own = row(told["standings"], bot="a")
    assert (own["games"], own["wins"], own["share"]) == (40, 20, 0.5)
    assert (own["share_low"], own["share_high"]) == (round(low / 2, 4), round(high / 2, 4))
    pair = row(told["pairs"], bot="a", other="b")
    assert (pair["share"], pair["share_low"]) == (1, round(low, 4))


def test_nothing_is_known_without_games() -> None:
    told = summary(Tournament("toy", 2, 0, 0, ("a", "b"), {}), [])
    assert [(each["share_low"], each["share_high"]) for each in told["standings"]] == [(0, 1), (0, 1)]
    assert told["pairs"] == []


def test_the_median_of_an_even_number_lies_in_the_middle() -> None:
    games = [game(0, "a b", [0], [1, 0]), game(1, "a b", [0], [1, 0])._replace(decisions=20)]
    told = summary(Tournament("toy", 2, 2, 0, ("a", "b"), {}), games)
    assert told["length"]["median"] == 14.5


def test_who_met_nobody_comes_last() -> None:
    games = [game(number, "a b", [0], [1, 0]) for number in range(2000)]
    told = summary(Tournament("toy", 2, 2000, 0, ("c", "b", "a"), {}), games)
    assert [each["bot"] for each in told["standings"]] == ["a", "b", "c"]
    assert row(told["standings"], bot="b")["rating"] < 1000
    assert "rating" not in row(told["standings"], bot="c")
