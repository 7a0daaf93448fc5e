"""A match can be copied whole, and whatever one meets in a debugger says what it is."""

from __future__ import annotations

import pytest

from tests.toy import GAME
from warhost.bots import Budget, make_bot
from warhost.core.chance import numbered_seed
from warhost.core.errors import BadSetting, Refused, UnknownGame
from warhost.core.match import Match
from warhost.core.record import write
from warhost.core.setting import read_sides


def played(decisions: int) -> Match:
    match = Match(GAME, 3, {}, numbered_seed(1))
    for _ in range(decisions):
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[0])
    return match


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    match = played(4)
    copy = match.copy()
    assert (write(copy), copy.told, copy.trace.used) == (write(match), match.told, match.trace.used)
    before = write(match)
    while not copy.over:
        seat = copy.waiting()[0]
        copy.choose(seat, copy.options(seat)[-1])
    assert write(match) == before
    assert len(copy.told) > len(match.told)


def test_what_can_be_undone_can_be_undone_in_a_copy_too() -> None:
    match = Match.from_position(
        GAME,
        {
            "seats": ["red", "green", "blue"],
            "state": {"played": {"red": "thief"}, "hands": {"green": ["two"]}, "deck": []},
            "flow": {"agenda": [["end"], ["thieves"], ["thieves"]]},
        },
    )
    before = write(match)
    match.decide(0, "spare")
    copy = match.copy()
    copy.undo(0)
    copy.decide(0, "rob:green")
    match.undo(0)
    assert write(match) == before
    assert match.state.waiting == [0]


def test_what_one_meets_says_what_it_is() -> None:
    match = played(1)
    assert repr(match) == "<match of toy, 1 decisions, green, blue: lay>"
    assert repr(match.state) == "<Harvest, 3 seats: lay>"
    assert repr(GAME) == "<game toy, revision 1, for 2, 3, 4 players>"
    assert repr(GAME.cards) == "<domain card: one, two, three, four, … 7 in all>"
    assert repr(GAME.sides) == "<domain farm: red, green, blue, gold>"
    assert repr(make_bot("search", GAME, 0, Budget(iterations=5))) == "<bot search, 5 iterations, for toy>"


def test_an_unknown_name_is_answered_with_the_one_that_was_meant() -> None:
    assert str(UnknownGame("bloodrag", ["bloodrage", "karak"])) == (
        "there is no game 'bloodrag'; did you mean bloodrage?"
    )
    assert str(UnknownGame("chess", ["bloodrage"])) == "there is no game 'chess'; known: bloodrage"
    with pytest.raises(BadSetting, match=r"toy has no option 'round'; did you mean rounds\?"):
        GAME.settings.values_of("toy", {"round": "3"})
    with pytest.raises(BadSetting, match=r"there is no farm 'gren'; did you mean green\?"):
        read_sides(GAME.sides, "red-gren")
    with pytest.raises(Refused, match=r"unknown verb 'robb'; did you mean rob\?"):
        GAME.verbs.parse("robb:green")
    with pytest.raises(Refused, match=r"there is no card 'fife'; did you mean five\?"):
        GAME.verbs.parse("lay:fife")


def test_of_very_many_names_only_some_are_listed() -> None:
    known = [f"place_{n}" for n in range(70)]
    assert str(UnknownGame("zzz", known)).endswith("place_48, place_49 and 20 more")


def test_a_name_too_long_to_be_meant_is_not_compared() -> None:
    assert "did you mean" not in str(UnknownGame("bloodrage" * 10, ["bloodrage"]))
