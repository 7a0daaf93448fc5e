"""Option keys and prices, and the reasons with which a decision is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy import GAME
from tests.toy.rules import GIVE, VERBS
from warhost import games
from warhost.core.chance import numbered_seed
from warhost.core.domain import Domain
from warhost.core.engine import open_question
from warhost.core.errors import Refused
from warhost.core.match import Match
from warhost.core.position import load
from warhost.core.verbs import Verbs


@given(st.integers(0, VERBS.size - 1))
def test_every_option_number_has_a_key_that_reads_back(option: int) -> None:
    assert VERBS.parse(VERBS.key(option)) == option


@given(st.text(max_size=30))
def test_any_text_is_either_an_option_or_refused(text: str) -> None:
    try:
        option = VERBS.parse(text)
    except Refused:
        return
    assert VERBS.key(option) == text


def test_packing_by_number_of_arguments_agrees_with_packing_in_general() -> None:
    domain = Domain("letter", "abc")
    verb = Verbs().add("move", "{x}:{y}:{z}", x=domain, y=domain, z=domain)
    assert verb.pack3(2, 0, 1) == verb.pack([2, 0, 1])
    assert GIVE.pack2(3, 1) == GIVE.pack([3, 1])
    assert verb.first(verb.pack3(2, 0, 1)) == 2


def test_a_pattern_must_name_the_arguments() -> None:
    with pytest.raises(ValueError, match="does not name its arguments"):
        Verbs().add("move", "{from}", to=Domain("letter", "abc"))


@pytest.mark.parametrize("pattern", ["{x}{y}", "{x}-{y}", "to {x}>{y}", "{x}>{y}!"])
def test_a_key_can_be_taken_apart_without_the_pattern(pattern: str) -> None:
    letters = Domain("letter", "abc")
    with pytest.raises(ValueError, match="where an argument ends"):
        Verbs().add("move", pattern, x=letters, y=letters)


def test_options_are_worked_out_once_for_each_question(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, 3, {}, numbered_seed(1))
    seat = match.waiting()[0]
    asked = type(open_question(match.state))
    count = 0

    def options(question: Any, s: Any, seat: int) -> list[int]:
        nonlocal count
        count += 1
        return honest(question, s, seat)

    honest = asked.options
    monkeypatch.setattr(asked, "options", options)
    offered = match.offered(seat)
    assert offered == match.offered(seat)
    before = count
    match.choose(seat, offered[0])
    assert before == 1
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.offered(seat) == offered


@pytest.mark.parametrize(
    ("seat", "key", "reason"),
    [
        (0, "steal:green", "refused-unknown-verb"),
        (0, "rob:violet", "refused-unknown-thing"),
        (0, "rob", "refused-malformed"),
        (0, "lay:one", "refused-not-now"),
        (1, "spare", "refused-not-yours"),
        (0, "rob:red", "toy-reason-own"),
        (0, "rob:gold", "toy-reason-absent"),
        (0, "rob:blue", "toy-reason-empty"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(seat: int, key: str, reason: str) -> None:
    match = Match(GAME, 3, {}, numbered_seed(0))
    match.state = load(
        GAME,
        {
            "seats": ["red", "green", "blue"],
            "state": {"played": {"red": "thief"}, "hands": {"red": ["one"], "green": ["two"]}, "deck": []},
            "flow": {"agenda": [["end"], ["thieves"]]},
        },
    )
    before = match.view(0)
    with pytest.raises(Refused) as refusal:
        match.decide(seat, key)
    assert refusal.value.key == reason
    assert match.view(0) == before
    assert not match.decisions


def test_after_the_end_everything_is_refused() -> None:
    match = Match(GAME, 2, {}, numbered_seed(0))
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[0])
    with pytest.raises(Refused) as refusal:
        match.decide(0, "spare")
    assert refusal.value.key == "refused-game-over"


@pytest.mark.parametrize("name", ["oldworld", "bloodrage"])
def test_the_price_that_is_told_is_the_price_that_is_paid(name: str) -> None:
    game, lots = games.load(name), random.Random(3)
    match, paid = Match(game, 4, {}, numbered_seed(6)), 0
    while not match.over:
        seat = lots.choice(match.waiting())
        asked = match.prompt(seat)
        assert asked is not None
        option, before = lots.choice(asked["options"]), len(match.told)
        match.decide(seat, option["key"])
        if option["cost"] is None:
            continue
        told = [match.describe(each) for each in match.told.after(before)]
        assert next(event["cost"] for event in told if "cost" in event) == option["cost"], option["key"]
        paid += option["cost"]
    assert paid > 0
