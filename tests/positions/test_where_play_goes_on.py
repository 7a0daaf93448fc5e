"""A position without an agenda: what it says about the phase, the round and the turn is where play goes on."""

from __future__ import annotations

from typing import Any

import pytest

from warhost import games
from warhost.core.match import Match
from warhost.core.position import position


def begun(name: str, *seats: str, **state: Any) -> Match:
    return Match.from_position(games.load(name), {"seats": list(seats), "state": state})


def state(match: Match) -> Any:
    return match.state


def written(match: Match, field: str) -> Any:
    return position(match.game, match.state)["state"].get(field)


def asked(match: Match) -> str:
    question = match.state.question
    assert question is not None
    return " ".join([*(match.seat_ids[seat] for seat in match.waiting()), question.name])


def keys(match: Match) -> list[str]:
    return [match.game.verbs.key(option) for option in match.options(match.waiting()[0])]


# Blood Rage


def test_rage_is_what_is_written() -> None:
    match = begun("bloodrage", "wolf", "bear", age=2, rage={"wolf": 1, "bear": 2}, first_player="bear")
    assert (asked(match), written(match, "rage")) == ("bear turn", {"wolf": 1, "bear": 2})
    match.decide(1, "pass")
    assert asked(match) == "wolf turn"


def test_without_rage_the_tracks_say_how_much_there_is() -> None:
    match = begun("bloodrage", "wolf", "bear", age=2, tracks={"wolf": {"rage": 2}})
    rage = written(match, "rage")
    assert rage["wolf"] > rage["bear"] > 0


def test_whoever_has_passed_has_passed() -> None:
    match = begun("bloodrage", "wolf", "bear", rage={"wolf": 3, "bear": 3}, passed={"wolf": True})
    assert (asked(match), written(match, "age")) == ("bear turn", 1)


def test_after_an_action_phase_under_way_comes_the_next_phase() -> None:
    match = begun(
        "bloodrage", "wolf", "bear", age=1, rage={"wolf": 1}, hands={"bear": ["lokis_domain", "tyrs_bash"]}
    )
    match.decide(0, "pass")
    assert asked(match) == "bear keep"


@pytest.mark.parametrize(("age", "dealt"), [(1, 1), (2, 2), (3, 3)])
def test_the_gifts_are_those_of_the_age_that_is_named(age: int, dealt: int) -> None:
    match = begun("bloodrage", "wolf", "bear", phase="gifts", age=age)
    assert (asked(match), written(match, "age")) == ("wolf bear draft", dealt)


def test_an_empty_position_is_a_game_that_begins() -> None:
    match = begun("bloodrage", "wolf", "bear")
    assert (asked(match), written(match, "age")) == ("wolf bear draft", 1)


# The Old World


def test_power_is_what_is_written_once_it_has_been_set() -> None:
    match = begun("oldworld", "khorne", "nurgle", "tzeentch", phase="summoning", power={"nurgle": 2})
    assert (asked(match), state(match).power) == ("nurgle turn", [0, 2, 0])


def test_the_round_is_the_one_that_is_named() -> None:
    match = begun("oldworld", "khorne", "nurgle", "tzeentch", phase="summoning", round=4, power={"khorne": 2})
    assert written(match, "round") == 4


# Karak


def test_a_round_of_karak_is_the_one_that_is_named() -> None:
    assert [state(begun("karak", "horan", "taia", round=each)).round for each in (0, 1, 5)] == [1, 1, 5]
    assert state(begun("karak", "horan", "taia", round=5, turn=1)).round == 5
    assert state(begun("karak", "horan", "taia", turn=1)).round == 1


def test_the_turn_is_of_the_seat_that_is_named() -> None:
    assert asked(begun("karak", "horan", "taia")) == "horan turn"
    assert asked(begun("karak", "horan", "taia", turn=1)) == "taia turn"
    assert asked(begun("karak", "horan", "taia", first=1)) == "taia turn"


def test_a_turn_under_way_goes_on() -> None:
    match = begun("karak", "horan", "taia", moved=True, actions=1, hero_at={"horan": "1413"})
    assert (written(match, "phase"), state(match).actions) == ("action", 1)
    assert not [key for key in keys(match) if key.startswith(("move", "explore"))]
    match.decide(0, "end")
    assert asked(match) == "taia turn"


def test_a_fight_under_way_is_one_of_the_actions() -> None:
    land = {"1513": ["farm_1", 0]}
    match = begun(
        "karak",
        "horan",
        "taia",
        phase="fight",
        actions=0,
        land=land,
        hero_at={"horan": "1513"},
        monsters={"1513": ["ghouls_sword"]},
    )
    assert match.told
    assert match.describe(match.told[0])["kind"] == "fight_began"


def test_a_draft_has_on_display_what_nobody_has_drafted() -> None:
    full = begun("karak", "horan", "taia", phase="draft")
    board = ["army_camp", "archery_range", "stables", "mage_tower", "new_glory_banner", "inn"]
    later = begun("karak", "horan", "taia", phase="draft", board={"horan": board})
    taken = {name: n - written(later, "display").get(name, 0) for name, n in written(full, "display").items()}
    assert {name: n for name, n in taken.items() if n} == {"inn": 1}


def test_a_draft_by_agenda_has_a_display_too() -> None:
    agenda = {"flow": {"agenda": [["draft", {"made": 1}]]}}
    match = Match.from_position(games.load("karak"), {"seats": ["horan", "taia"], **agenda})
    assert asked(match) == "horan draft"
    assert len(keys(match)) > 1


def test_something_on_display_means_a_draft() -> None:
    match = begun("karak", "horan", "taia", display={"inn": 1})
    assert asked(match) == "taia draft"
    assert {key.split(":")[1] for key in keys(match) if key.startswith("draft")} == {"inn"}
