"""Seatings are fair, repeatable, and do not change when a tournament grows."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.toy.rules import FORM
from warhost.arena.schedule import Seating, Variant, schedule, variants
from warhost.core.errors import BadSetting
from warhost.core.game import Game
from warhost.core.setting import Settings
from warhost.games import load

FOUR = [Variant({}, ("red", "green", "blue", "gold"))]


def seats_of(seatings: list[Seating]) -> Counter[tuple[str, int]]:
    return Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating.bots))


@pytest.mark.parametrize(
    ("bots", "games", "times"),
    [
        ("a b c d", 40, {"a": 10, "b": 10, "c": 10, "d": 10}),
        ("a b b b", 40, {"a": 10, "b": 30}),
        ("a b", 40, {"a": 20, "b": 20}),
        ("a", 10, {"a": 10}),
    ],
)
def test_every_bot_sits_at_every_seat_equally_often(bots: str, games: int, times: dict[str, int]) -> None:
    sat = seats_of(list(schedule(bots.split(), FOUR, games, seed=1)))
    assert sat == {(bot, seat): count for bot, count in times.items() for seat in range(4)}


@pytest.mark.parametrize("games", [1, 7, 50, 99])
@pytest.mark.parametrize("bots", ["a b c", "a b c d", "a b c d e", "a b c d e f g h", "a a b"])
def test_whatever_the_number_of_games_the_difference_is_small(bots: str, games: int) -> None:
    names = bots.split()
    seatings = list(schedule(names, FOUR, games, seed=2))
    sat = seats_of(seatings)
    for name in set(names):
        times = [sat[name, seat] for seat in range(4)]
        assert max(times) - min(times) <= 1 + (names.count(name) > 1 or len(names) > 4)
    entered = Counter(bot for seating in seatings for bot in seating.bots)
    shares = [entered[name] / names.count(name) for name in set(names)]
    assert max(shares) - min(shares) <= 1


def test_sides_are_shared_evenly_where_tables_differ() -> None:
    tables = [Variant({}, ("red", "green")), Variant({}, ("green", "blue")), Variant({}, ("blue", "red"))]
    seatings = list(schedule(["a", "b"], tables, 60, seed=3))
    played = Counter(
        (bot, side)
        for seating in seatings
        for bot, side in zip(seating.bots, seating.variant.sides, strict=True)
    )
    assert set(played.values()) <= {19, 20, 21}
    assert Counter(seating.variant.sides for seating in seatings) == {table.sides: 20 for table in tables}


def test_everybody_meets_everybody_about_equally_often() -> None:
    met: Counter[frozenset[str]] = Counter()
    for seating in schedule(["a", "b", "c", "d", "e"], [Variant({}, ("red", "green"))], 100, seed=4):
        met[frozenset(seating.bots)] += 1
    assert len(met) == 10
    assert max(met.values()) - min(met.values()) <= 2


def test_a_longer_tournament_begins_with_the_games_of_a_shorter_one() -> None:
    short = list(schedule(["a", "b", "c"], FOUR, 20, seed=5))
    assert list(schedule(["a", "b", "c"], FOUR, 50, seed=5))[:20] == short
    assert list(schedule(["a", "b", "c"], FOUR, 20, seed=6)) != short


def test_options_with_several_values_make_several_tables() -> None:
    game = Game(**FORM)
    assert [each.settings for each in variants(game, 2, {"rounds": "*"})] == [
        {"rounds": "3"},
        {"rounds": "5"},
    ]
    assert [each.settings for each in variants(game, 2, {"rounds": "5|3"})] == [
        {"rounds": "5"},
        {"rounds": "3"},
    ]
    assert variants(game, 3, {}) == [Variant({}, ("red", "green", "blue"))]
    with pytest.raises(BadSetting, match="does not take '7'"):
        variants(game, 2, {"rounds": "7"})
    with pytest.raises(BadSetting, match="has no option 'cows'"):
        variants(game, 2, {"cows": "*"})


def test_tables_that_a_game_refuses_for_so_many_seats_are_left_out() -> None:
    def choose_sides(seats: int, settings: dict[str, str]) -> list[int]:
        farms = {"all": list(range(seats)), "first": [0, 1], "last": [2, 3]}[settings["farms"]]
        if len(farms) != seats:
            raise BadSetting(f"{settings['farms']} is not for {seats}")
        return farms

    settings = Settings()
    settings.add("farms", ("all", "first", "last"), names_sides=True)
    game = Game(**FORM | {"settings": settings, "choose_sides": choose_sides})
    both = [each.sides for each in variants(game, 2, {"farms": "all|first|last"})]
    assert both == [("red", "green"), ("blue", "gold")], "`all` and `first` seat the same"
    assert len(variants(game, 3, {"farms": "first|all"})) == 1
    with pytest.raises(BadSetting, match="last is not for 3"):
        variants(game, 3, {"farms": "first|last"})


@pytest.mark.parametrize(
    ("name", "seats", "tables"),
    [
        ("oldworld", 3, 4),
        ("oldworld", 4, 1),
        ("bloodrage", 2, 12),
        ("bloodrage", 4, 4),
        ("karak", 2, 56),
        ("karak", 5, 280),
    ],
)
def test_where_nobody_says_who_plays_everybody_does(name: str, seats: int, tables: int) -> None:
    game = load(name)
    found = variants(game, seats, {})
    assert len({variant.sides for variant in found}) == len(found) == tables
    played = Counter(side for seating in schedule(["a"], found, 48, 7) for side in seating.variant.sides)
    assert set(played) == set(game.sides.ids)
    assert max(played.values()) - min(played.values()) <= 1


def test_who_plays_can_be_said() -> None:
    clans = {"clans": "wolf-bear|bear-raven"}
    assert [each.sides for each in variants(load("bloodrage"), 2, clans)] == [
        ("wolf", "bear"),
        ("bear", "raven"),
    ]
    modest = variants(load("karak"), 5, {"new_heroes": "off"})
    assert {side for each in modest for side in each.sides}.isdisjoint({"hannah", "sidhar"})
