"""Rules that never come to a question are stopped, whatever keeps them going."""

from __future__ import annotations

import pytest

from tests.toy.rules import ASK_ROB, GAME, thieves
from tests.toy.state import Harvest
from warhost.core.engine import MOST_STEPS, ask, push
from warhost.core.errors import BadPosition, BadRecord, RulesError
from warhost.core.match import Match
from warhost.core.position import load
from warhost.core.record import read, replay

AGENDA = {"seats": ["red", "green"], "flow": {"agenda": [["thieves"]]}}


def for_ever(s: Harvest, _seat: int) -> None:
    push(s, thieves)


def asking_for_ever(s: Harvest, _seat: int) -> None:
    """Nobody has anything to be robbed of, so the question answers itself."""
    push(s, thieves)
    ask(s, ASK_ROB, 0, 1)


def just_long_enough(s: Harvest, _seat: int) -> None:
    s.round += 1
    if s.round < MOST_STEPS // 4:
        push(s, thieves)


@pytest.mark.parametrize("broken", [for_ever, asking_for_ever])
def test_a_position_from_which_steps_go_on_for_ever_names_the_step(
    broken: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thieves, "deed", broken)
    with pytest.raises(BadPosition, match=r"step thieves|question rob"):
        load(GAME, AGENDA)


def test_a_decision_after_which_steps_go_on_for_ever_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thieves, "deed", for_ever)
    match = Match(GAME, 2, {}, b"seed")
    match.choose(0, match.options(0)[0])
    with pytest.raises(RulesError, match="thieves"):
        match.choose(1, match.options(1)[0])
    assert match.waiting() == [1]


def test_a_long_run_of_steps_is_no_endless_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thieves, "deed", just_long_enough)
    match = Match(GAME, 2, {}, b"seed")
    match.choose(0, match.options(0)[0])
    match.choose(1, match.options(1)[0])
    assert len(match.decisions) == 2
    assert match.state.round >= MOST_STEPS // 4


def test_a_record_that_trips_the_rules_names_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def trips(_s: Harvest, _seat: int) -> None:
        raise IndexError

    monkeypatch.setattr(thieves, "deed", trips)

    text = "warhost record 1\ngame toy 1\nseat red A\nseat green B\nseed 00\n"
    match = Match(GAME, 2, {}, b"\0")
    for number, seat in enumerate((0, 1), 1):
        key = match.game.verbs.key(match.options(seat)[0])
        text += f"{number} {match.seat_ids[seat]} {key}\n"
    with pytest.raises(BadRecord, match=r"line 7: the rules cannot follow it .IndexError"):
        replay(match.game, read(text))
