"""Records and positions: out, in again, and clear words for what is wrong with a file."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy import GAME
from tests.toy.rules import FORM
from warhost.core.chance import numbered_seed
from warhost.core.errors import BadPosition, BadRecord, BadSetting, UnknownRevision, WarhostError
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.position import load, position
from warhost.core.record import read, replay, verify, write
from warhost.core.state import State


@pytest.fixture(scope="module")
def finished() -> str:
    match = Match(GAME, 3, {}, numbered_seed(1))
    lots = random.Random(2)
    while not match.over:
        seat = lots.choice(match.waiting())
        match.choose(seat, lots.choice(match.options(seat)))
    return write(match, ["Ann", "bot:random", "Łucja  de\nLille"])


def test_a_finished_game_verifies(finished: str) -> None:
    record = read(finished)
    assert record.players == ["Ann", "bot:random", "Łucja de Lille"]
    assert verify(GAME, record).over


def test_a_record_can_be_replayed_up_to_a_decision(finished: str) -> None:
    match = replay(GAME, read(finished), 4)
    assert len(match.decisions) == 4
    assert not match.over


def from_the_middle() -> Match:
    """A game that begins from a position with a thief on the table, and is over soon."""
    return Match.from_position(
        GAME,
        {
            "seats": ["red", "green"],
            "chance": {"seed": "ab" * 32, "dice": [6]},
            "state": {"round": 2, "hands": {"red": ["four"], "green": ["two"]}, "deck": []},
        },
    )


def test_what_happens_while_a_position_is_loaded_is_told() -> None:
    assert [event["kind"] for event in from_the_middle().events(0)] == ["round_began"]


def test_a_game_that_began_from_a_position_has_a_record_that_verifies() -> None:
    match = from_the_middle()
    unfinished = write(match)
    assert replay(GAME, read(unfinished)).told == match.told
    match.decide(0, "lay:four")
    match.decide(1, "lay:two")
    assert match.over
    text = write(match, ["Ann", "Bob"])
    again = verify(GAME, read(text))
    assert (again.told, again.decisions) == (match.told, match.decisions)
    assert write(again, ["Ann", "Bob"]) == text


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('position {"seats"', 'position ["seats"', "line 8: the position is not JSON"),
        ('"four"', '"seven"', "there is no card 'seven'"),
        ("seed ab", "seed cd", "the seed is not the one of its position"),
        ("option rounds=3", "option rounds=5", "the options are"),
        ("seat red Ann\nseat green Bob", "seat green Ann\nseat red Bob", "the seats are"),
        ('"dice":[6]', '"dice":[5]', "line 11: the dice were"),
    ],
)
def test_a_damaged_record_from_a_position_is_refused(old: str, new: str, complaint: str) -> None:
    match = from_the_middle()
    match.decide(0, "lay:four")
    match.decide(1, "lay:two")
    text = write(match, ["Ann", "Bob"])
    assert old in text
    with pytest.raises(BadRecord, match=complaint):
        replay(GAME, read(text.replace(old, new)))


def test_a_position_that_the_rules_trip_over_is_bad() -> None:
    def trips(_s: State, _given: set[str]) -> None:
        [].pop()

    with pytest.raises(BadPosition, match="the rules cannot go on from it"):
        load(Game(**{**FORM, "complete": trips}), {})


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("warhost record 1", "warhost record 9", "line 1: expected"),
        ("game toy 1", "game toy", "line 2: expected 'game name revision'"),
        ("option rounds=3", "option rounds", "line 3"),
        ("seed b3", "seed zz", "line 8: the seed is not hexadecimal"),
        ("\n4 ", "\n5 ", "line 13: expected decision 4"),
        ("lay:storm", "lay:rain", "line 12: .*there is no card 'rain'"),
        ("7 blue spare dice 4", "7 blue spare dice 6", "line 16: the dice were"),
        ("7 blue spare dice 4", "7 blue spare die 4", "line 16: after the key"),
        ("7 blue spare dice 4", "7 pink spare dice 4", "line 16: nobody sits here"),
        ("commitment 5", "commitment 6", "commitment made before"),
        ("scores 4 5 0", "scores 4 6 0", "should end with"),
        ("end most", "1 most", "expected decision 13"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(finished: str, old: str, new: str, complaint: str) -> None:
    assert old in finished
    with pytest.raises(BadRecord, match=complaint):
        verify(GAME, read(finished.replace(old, new, 1)))


def test_a_record_without_its_end_is_not_verified(finished: str) -> None:
    text = finished[: finished.index("end ")]
    with pytest.raises(BadRecord, match="no end"):
        verify(GAME, read(text))


def test_a_record_of_a_lost_revision_is_refused(finished: str) -> None:
    with pytest.raises(UnknownRevision, match="revision 7 is not supported"):
        verify(GAME, read(finished.replace("game toy 1", "game toy 7")))


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text)


def test_what_a_position_leaves_out_takes_its_default() -> None:
    s = load(GAME, {"seats": ["red", "gold"]})
    assert s.round == 1
    assert [len(hand) for hand in s.hands] == [4, 4]
    assert len(s.deck) == 24 - 8


def test_forced_dice_and_draws_of_a_position_are_kept_and_used() -> None:
    data: dict[str, Any] = {
        "seats": ["red", "green"],
        "chance": {"dice": [6], "draws": ["storm", "thief"]},
        "state": {"played": {"red": "two"}},
        "flow": {"agenda": [["end"], ["round"], ["refill"], ["reap"]]},
    }
    s = load(GAME, data)
    assert s.points == [6, 0]
    assert [GAME.cards.ids[card] for card in s.hands[0][:2]] == ["storm", "thief"]


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ([], r"\$: expected an object"),
        ({"gmae": "toy"}, "unknown part 'gmae'"),
        ({"game": "chess"}, r"\$.game: this is a position of 'chess'"),
        ({"seats": ["red", "pink"]}, r"\$.seats\[1\]: there is no farm 'pink'"),
        ({"seats": ["red"]}, r"\$.seats: toy is for"),
        ({"state": {"hats": 1}}, r"\$.state.hats: unknown field"),
        ({"state": {"round": "two"}}, r"\$.state.round: expected a whole number"),
        ({"state": {"round": 99}}, r"\$.state.round: 99 is not between"),
        ({"state": {"hands": {"red": ["one", "six"]}}}, r"\$.state.hands.red\[1\]: there is no card 'six'"),
        ({"state": {"hands": {"pink": []}}}, r"\$.state.hands: nobody sits here as 'pink'"),
        ({"chance": {"dice": ["x"]}}, r"\$.chance.dice\[0\]"),
        ({"chance": {"draws": ["six"]}}, r"\$.chance.draws\[0\]: there is no card 'six'"),
        ({"chance": {"seed": "xyz"}}, r"\$.chance.seed: expected hexadecimal"),
        ({"flow": {"agenda": [["dance"]]}}, r"\$.flow.agenda\[0\]\[0\]: there is no step 'dance'"),
        ({"flow": {"asked": {"prompt": "sing"}}}, r"\$.flow.asked.prompt: there is no prompt 'sing'"),
        ({"flow": {"ending": "boredom"}}, r"\$.flow.ending: there is no ending"),
    ],
)
def test_a_malformed_position_is_refused_with_its_place(data: Any, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        load(GAME, data)


@pytest.mark.parametrize(
    ("options", "complaint"), [({"rounds": "4"}, "does not take '4'"), ({"speed": "1"}, "no option 'speed'")]
)
def test_table_options_are_checked(options: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadSetting, match=complaint):
        Match(GAME, 3, options, numbered_seed(0))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.sampled_from(["red", "one", "round", "lay"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["state", "flow", "chance", "seats", "hands", "agenda", "asked"]), inner
        )
    ),
    max_leaves=12,
)


@given(JSON)
def test_any_json_is_a_position_or_refused(data: Any) -> None:
    try:
        s = load(GAME, data)
    except WarhostError:
        return
    again = load(GAME, json.loads(json.dumps(position(GAME, s))))
    assert position(GAME, again) == position(GAME, s)
