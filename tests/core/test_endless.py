"""Rules that never come to a question are stopped, whatever keeps them going."""

from __future__ import annotations

import pytest

from tests.toy.rules import ASK_ROB, FORM, STEPS, THIEVES
from tests.toy.state import Harvest
from warhost.core.engine import MOST_STEPS, ask, push
from warhost.core.errors import BadPosition, BadRecord, RulesError
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.position import load
from warhost.core.record import read, replay

AGENDA = {"seats": ["red", "green"], "flow": {"agenda": [["thieves"]]}}


def a_game(thieves: object) -> Game:
    steps = list(FORM["steps"])
    steps[THIEVES] = thieves
    return Game(**{**FORM, "steps": steps})


def for_ever(s: Harvest, _a: int, _b: int, _c: int) -> None:
    push(s, THIEVES)


def asking_for_ever(s: Harvest, _a: int, _b: int, _c: int) -> None:
    """Nobody has anything to be robbed of, so the question answers itself."""
    push(s, THIEVES)
    ask(s, ASK_ROB, 0)


def just_long_enough(s: Harvest, done: int, _b: int, _c: int) -> None:
    if done < MOST_STEPS // 2:
        push(s, THIEVES, done + 1)


@pytest.mark.parametrize("thieves", [for_ever, asking_for_ever])
def test_a_position_from_which_steps_go_on_for_ever_names_the_step(thieves: object) -> None:
    with pytest.raises(BadPosition, match=f"step {STEPS.ids[THIEVES]}|question rob"):
        load(a_game(thieves), AGENDA)


def test_a_decision_after_which_steps_go_on_for_ever_changes_nothing() -> None:
    match = Match(a_game(for_ever), 2, {}, b"seed")
    match.choose(0, match.options(0)[0])
    with pytest.raises(RulesError, match="thieves"):
        match.choose(1, match.options(1)[0])
    assert match.waiting() == [1]


def test_a_long_run_of_steps_is_no_endless_one() -> None:
    match = Match(a_game(just_long_enough), 2, {}, b"seed")
    match.choose(0, match.options(0)[0])
    match.choose(1, match.options(1)[0])
    assert len(match.decisions) == 2


def test_a_record_that_trips_the_rules_names_the_line() -> None:
    def trips(_s: Harvest, _a: int, _b: int, _c: int) -> None:
        raise IndexError

    text = "warhost record 1\ngame toy 1\nseat red A\nseat green B\nseed 00\n"
    match = Match(a_game(trips), 2, {}, b"\0")
    for number, seat in enumerate((0, 1), 1):
        key = match.game.verbs.key(match.options(seat)[0])
        text += f"{number} {match.seat_ids[seat]} {key}\n"
    with pytest.raises(BadRecord, match=r"line 7: the rules cannot follow it .IndexError"):
        replay(match.game, read(text))
