"""Undo goes back to the last barrier, and barriers fall by themselves."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.toy import GAME
from tests.toy.rules import Rob
from tests.toy.state import Harvest
from warhost import games
from warhost.core.chance import numbered_seed
from warhost.core.errors import Refused, RulesError
from warhost.core.match import Match, came_to_light
from warhost.core.position import digest, load


def at(agenda: list[list[object]], **state: object) -> Match:
    match = Match(GAME, 3, {}, numbered_seed(0))
    match.state = load(
        GAME, {"seats": ["red", "green", "blue"], "state": {"deck": [], **state}, "flow": {"agenda": agenda}}
    )
    match.state.trace = match.trace
    return match


TWO_THIEVES = {"played": {"red": "thief"}, "hands": {"green": ["two"], "blue": ["three"]}}


def test_a_decision_that_hands_over_the_choice_is_a_barrier() -> None:
    match = at([["end"], ["thieves"]], **TWO_THIEVES)
    match.decide(0, "rob:green")
    assert match.waiting() == [1]
    assert not match.can_undo(0)
    with pytest.raises(Refused, match="barrier"):
        match.undo(0)


def test_chance_is_a_barrier() -> None:
    match = at(
        [["end"], ["round"], ["reap"], ["thieves"]],
        rounds=2,
        played={"red": "thief", "green": "five"},
        hands={"red": ["one"], "green": ["two"]},
    )
    match.decide(0, "spare")
    assert match.state.points == [0, match.decisions[-1].rolls[0], 0]
    assert not match.can_undo(0)


def test_a_quiet_decision_can_be_taken_back() -> None:
    match = at([["thieves"], ["thieves"]], played={"red": "thief"}, hands={"green": ["two"]})
    before = digest(GAME, match.state)
    match.decide(0, "spare")
    assert match.waiting() == [0]
    assert [event["kind"] for event in match.events(0)][-1] == "spared"
    match.undo(0)
    assert digest(GAME, match.state) == before
    assert not match.decisions
    assert match.taken_back == 1


def test_nobody_takes_back_what_another_decided() -> None:
    match = at([["thieves"], ["thieves"]], played={"red": "thief"}, hands={"green": ["two"]})
    match.decide(0, "spare")
    with pytest.raises(Refused):
        match.undo(1)


def test_a_secret_answer_can_be_withdrawn_until_all_are_in() -> None:
    match = Match(GAME, 3, {}, numbered_seed(4))
    first = match.game.verbs.key(match.options(1)[0])
    match.decide(1, first)
    assert match.waiting() == [0, 2]
    match.undo(1)
    assert match.waiting() == [0, 1, 2]
    assert not match.decisions
    for seat in (2, 0, 1):
        match.choose(seat, match.options(seat)[0])
    assert not match.can_undo(1)


def test_a_secret_answer_is_seen_by_its_owner_only() -> None:
    match = Match(GAME, 3, {}, numbered_seed(4))
    before = match.view(0)
    match.choose(1, match.options(1)[0])
    after = match.view(0)
    assert after.pop("waiting") == ["red", "blue"]
    before.pop("waiting")
    assert after == before


def test_who_sits_at_no_seat_takes_nothing_back() -> None:
    match = Match(GAME, 3, {}, numbered_seed(4))
    match.choose(2, match.options(2)[0])
    for nobody in (-1, 3):
        with pytest.raises(Refused):
            match.undo(nobody)
    assert match.waiting() == [0, 1]


SEEDS = [numbered_seed(number) for number in range(3)]


def test_what_cannot_be_taken_back_is_known_before() -> None:
    match = at([["end"], ["thieves"]], **TWO_THIEVES)
    with pytest.raises(Refused):
        match.may_be_final(0, "lay:one", SEEDS)
    match.decide(0, "rob:green")
    given = match.game.verbs.key(match.options(1)[0])
    assert match.may_be_final(1, given, SEEDS), "the thief sees the card"
    assert match.waiting() == [1]
    assert len(match.decisions) == 1


@pytest.mark.parametrize("name", ["oldworld", "bloodrage", "karak"])
def test_the_foresight_holds_through_a_game(name: str) -> None:
    """What is not foreseen to be final brings nothing to light: it can be taken back, or somebody else decides after it."""
    game, lots = games.load(name), random.Random(2)
    match = Match(game, min(game.seat_counts), {}, numbered_seed(4))
    for _ in range(120):
        if match.over:
            break
        seat = lots.choice(match.waiting())
        option = lots.choice(match.options(seat))
        key = game.verbs.of(option).key(option)
        final = match.may_be_final(seat, key, SEEDS)
        match.decide(seat, key)
        assert final or not came_to_light(match.state), key
        assert final or match.can_undo(seat) or match.waiting() != [seat], key


def test_that_others_decide_next_is_no_reason_to_ask_twice() -> None:
    match = at([["end"], ["thieves"]], **TWO_THIEVES)
    assert not match.may_be_final(0, "rob:green", SEEDS)
    match.decide(0, "rob:green")
    assert match.waiting() == [1]
    assert not match.can_undo(0)


@pytest.mark.parametrize("name", ["oldworld", "bloodrage", "karak"])
def test_not_every_choice_asks_twice(name: str) -> None:
    """In company most choices are taken at once; only some bring something to light."""
    game, lots = games.load(name), random.Random(3)
    match = Match(game, min(game.seat_counts), {}, numbered_seed(5))
    asked: Counter[bool] = Counter()
    while not match.over and asked.total() < 150:
        seat = lots.choice(match.waiting())
        option = lots.choice(match.options(seat))
        asked[match.may_be_final(seat, game.verbs.of(option).key(option), SEEDS[:1])] += 1
        match.choose(seat, option)
    assert 0 < asked[True] < asked[False]


def test_the_foresight_knows_no_secrets() -> None:
    """Red robs green: whatever green and blue hold, red hears the same."""
    said = set()
    for green, blue in (("two", "three"), ("five", "thief"), ("thief", "storm")):
        match = at([["end"], ["thieves"]], played={"red": "thief"}, hands={"green": [green], "blue": [blue]})
        said.add(tuple(match.may_be_final(0, key, SEEDS) for key in ("rob:green", "rob:blue", "spare")))
    assert len(said) == 1


def test_rules_that_fail_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_answer(_self: Rob, s: Harvest, seat: int, option: int) -> None:
        s.points[seat] += 7
        raise RulesError("out of cards")

    monkeypatch.setattr(Rob, "answer", broken_answer)
    state = {"deck": [], "played": {"red": "thief"}, "hands": {"green": ["two"]}}
    match = Match.from_position(
        GAME,
        {"seats": ["red", "green", "blue"], "state": state, "flow": {"agenda": [["end"], ["thieves"]]}},
    )
    before = digest(GAME, match.state)
    with pytest.raises(RulesError):
        match.decide(0, "spare")
    assert digest(GAME, match.state) == before
    assert not match.decisions
    assert match.waiting() == [0]
