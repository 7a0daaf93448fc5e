"""The scenario kit, tried on the toy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toy import GAME
from warhost.core.errors import BadPosition, Refused
from warhost.core.position import position as position_of
from warhost.testing import Scenario
from warhost.testing.scenario import all_chance_used


class Farms(Scenario):
    game = GAME

    def points(self, farm: str) -> int:
        return int(self.of("points", farm))


def thief(**position: Any) -> Farms:
    """Red has laid a thief."""
    hands = {"green": ["two", "five"], "blue": ["three"]}
    given = {"seats": ["red", "green", "blue"], "played": {"red": "thief"}, "hands": hands, **position}
    return Farms(["thieves"], **given)


def test_play_begins_with_the_steps_and_pauses_after_them() -> None:
    table = thief()
    assert table.asked == "red rob"
    table.choose("rob:green", "give:two>red")
    assert table.asked == "pause"
    assert table.options == []
    assert table.of("hands", "red") == ["two"]


def test_without_a_pause_the_game_goes_on() -> None:
    over = Farms(["end"], seats=["red", "green"], points={"red": 3}, pause=False)
    assert (over.asked, over.ending, over.winners) == ("over", "most_points", ["red"])
    assert over.scores == {"red": 3, "green": 0}


def test_steps_have_named_arguments() -> None:
    assert (
        Farms([["thieves", {"dealt_with": 1}]], seats=["red", "green"], played={"red": "thief"}).asked
        == "pause"
    )


def test_dice_and_draws_fall_as_they_are_queued() -> None:
    table = Farms(
        ["refill", "reap"],
        seats=["red", "green"],
        dice=[6],
        draws=["storm", "thief"],
        played={"red": "four"},
        points={"red": 1},
    )
    assert table.points("red") == 7
    assert table.of("hands", "red")[:2] == ["storm", "thief"]


def test_settings_are_agreed() -> None:
    assert Farms(["round"], seats=["red", "green"], settings={"rounds": "5"}).match.settings == {
        "rounds": "5"
    }


def test_everybody_who_is_asked_is_named_and_decides() -> None:
    table = Farms(
        ["reveal", "round"], seats=["red", "green"], hands={"red": ["one"], "green": ["two", "one"]}
    )
    assert table.asked == "red green lay"
    assert table.options_of("green") == ["lay:one", "lay:two"]
    table.by("green", "lay:two")
    assert table.asked == "red lay"
    assert table.undo("green").asked == "red green lay"


def test_an_option_is_looked_up_by_its_verb() -> None:
    assert thief().offered("rob") == ["green", "blue"]
    assert thief().offered("lay") == []


def test_a_refusal_says_why_and_changes_nothing() -> None:
    table = thief()
    assert table.refusal("rob:red") == "own"
    assert table.refusal("rob:gold") == "absent"
    assert table.refusal("steal:gold") == "refused-unknown-verb"
    with pytest.raises(AssertionError, match="spare was not refused"):
        table.refusal("spare")


def test_a_refused_choice_is_an_error_where_it_was_not_expected() -> None:
    with pytest.raises(Refused, match="toy-reason-own"):
        thief().choose("rob:red")


def test_what_breaks_an_invariant_is_noticed_at_once() -> None:
    table = thief()
    table.state.deck.append(0)
    with pytest.raises(AssertionError, match="after spare: cards are lost or doubled"):
        table.choose("spare")


def test_what_was_told_since_is_kept() -> None:
    table = thief()
    assert table.told == []
    table.choose("rob:green", "give:two>red")
    assert [event["farm"] for event in table.events("gave")] == ["green"]
    assert table.events("gave_card")[0]["card"] == "two"
    assert table.events("reaped") == []


def test_a_side_sees_only_what_it_may() -> None:
    assert thief().seen_by("red")["hands"]["green"] == ["?", "?"]
    assert thief().seen_by("green")["hands"]["green"] == ["two", "five"]


def test_a_scenario_of_any_game_needs_no_class() -> None:
    table = Scenario.of_game(
        GAME, ["thieves"], seats=["red", "green"], played={"red": "thief"}, hands={"green": ["two"]}
    )
    assert repr(table) == "<scenario of toy: red rob>"


def test_what_cannot_be_is_refused_with_its_place() -> None:
    with pytest.raises(BadPosition, match=r"\$.state.hats: unknown field"):
        Farms(["thieves"], seats=["red", "green"], hats=3)
    with pytest.raises(BadPosition, match=r"\$.flow.agenda\[0\]\[0\]: there is no step 'dance'"):
        Farms(["dance"], seats=["red", "green"])


# What is queued must be used


def reaping(**chance: Any) -> Farms:
    return Farms(["reap"], seats=["red", "green"], played={"red": "four"}, **chance)


def test_dice_and_draws_that_were_not_needed_are_reported() -> None:
    with (
        pytest.raises(AssertionError, match=r"never rolled or drawn: <scenario of toy: pause>: .*\[5, 4\]"),
        all_chance_used(),
    ):
        table = reaping(dice=[6, 5, 4])
    assert table.unused == {"dice": [5, 4], "draws": []}
    table.state.forced_dice = []
    with pytest.raises(AssertionError, match="'draws': \\['storm'\\]"), all_chance_used():
        table = reaping(dice=[6], draws=["storm"])
    table.state.forced_draws = []


def test_a_whole_position_is_played_on_from_where_it_stood() -> None:
    before = thief()
    position = position_of(GAME, before.match.state)
    position["flow"]["agenda"] = position["flow"]["agenda"][1:]
    table = Scenario.of_position(GAME, position)
    assert table.asked == "red rob"
    table.choose("rob:green")
    assert table.asked == "green give"
