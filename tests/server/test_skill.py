"""How a game changes what is believed of those who played it."""

from __future__ import annotations

import random
from math import exp

import pytest

from warhost.arena.ratings import MEAN, POINTS
from warhost.server.database.rows import SeatRow
from warhost.server.ratings.results import has_abandoned, places_by_rules, season_of
from warhost.server.ratings.skill import FIRST_DEVIATION, Skill, after_game

NOBODY_FIXED = [False] * 4


def test_who_comes_first_rises_and_who_comes_last_falls() -> None:
    after = after_game([Skill()] * 4, [1, 2, 3, 4], NOBODY_FIXED)
    strengths = [skill.strength for skill in after]
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[0] > MEAN > strengths[3]
    assert all(skill.deviation < FIRST_DEVIATION for skill in after)


def test_equals_who_share_a_place_stay_equal() -> None:
    first, second, third = after_game([Skill()] * 3, [1, 2, 2], [False] * 3)
    assert second == third
    assert first.strength > second.strength


def test_what_was_expected_changes_little_and_a_surprise_much() -> None:
    strong, weak = Skill(1900.0, 80.0), Skill(1300.0, 80.0)
    expected = after_game([strong, weak], [1, 2], [False, False])
    surprising = after_game([strong, weak], [2, 1], [False, False])
    assert 0 < expected[0].strength - strong.strength < 3
    assert surprising[0].strength - strong.strength < -20


def test_a_bot_keeps_its_strength_and_moves_others() -> None:
    person, bot = after_game([Skill(), Skill(1500.0, 0.0)], [1, 2], [False, True])
    assert bot == Skill(1500.0, 0.0)
    assert person.strength > MEAN


@pytest.mark.parametrize("true", [1200.0, 1500.0, 1850.0])
def test_against_bots_of_known_strength_a_rating_finds_the_true_one(true: float) -> None:
    """The scale is the arena's: 400 points are ten to one, at tables of any size."""
    lots, found = random.Random(7), []
    bots = [Skill(1400.0, 0.0), Skill(1500.0, 0.0), Skill(1700.0, 0.0)]
    person = Skill()
    for game in range(900):
        skills = [person, *bots]
        places = drawn([true, 1400.0, 1500.0, 1700.0], lots)
        person = after_game(skills, places, [False, True, True, True])[0]
        if game >= 300:
            found.append(person.strength)
    assert sum(found) / len(found) == pytest.approx(true, abs=35)
    assert person.is_certain


def drawn(strengths: list[float], lots: random.Random) -> list[int]:
    """Places as the model draws them."""
    left, places = list(range(len(strengths))), [0] * len(strengths)
    for place in range(1, len(strengths) + 1):
        weights = [exp(strengths[seat] / POINTS) for seat in left]
        taker = lots.choices(left, weights)[0]
        places[taker] = place
        left.remove(taker)
    return places


def test_places_go_to_the_winners_then_by_points_and_to_whoever_left_last() -> None:
    result = {"winners": ["khorne"], "scores": {"khorne": 40, "nurgle": 55, "tzeentch": 30, "slaanesh": 30}}
    sides = ["khorne", "nurgle", "tzeentch", "slaanesh"]
    assert places_by_rules(result, sides, set()) == {"khorne": 1, "nurgle": 2, "tzeentch": 3, "slaanesh": 3}
    gone = places_by_rules(result, sides, {"khorne"})
    assert gone == {"nurgle": 1, "tzeentch": 2, "slaanesh": 2, "khorne": 4}


def test_whose_seat_a_bot_plays_at_the_end_has_abandoned_it() -> None:
    own = SeatRow("t", 0, "khorne", "ann", None, None, False, None)
    assert not has_abandoned(own)
    assert has_abandoned(SeatRow("t", 0, "khorne", "ann", None, "greedy", False, None))
    assert not has_abandoned(SeatRow("t", 0, "khorne", None, None, "greedy", False, None))


def test_a_season_is_a_quarter_of_a_year() -> None:
    assert season_of(1_767_225_600_000) == 20261  # the first of January 2026
    assert season_of(1_767_225_599_999) == 20254
