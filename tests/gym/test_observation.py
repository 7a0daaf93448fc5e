"""Observations: of one size, within bounds, made of what a seat sees and of nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests.toy import GAME as TOY
from tests.toy.rules import LAY
from tests.toy.state import CARDS
from warhost import games
from warhost.core.chance import numbered_seed, reseed
from warhost.core.domain import Domain
from warhost.core.engine import answer, options, start
from warhost.core.fields import Codec, Counts, Each, Field, Flag, Grid, Items, ListOf, Number, Numbers, One
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.view import same, seen_by
from warhost.gym.observation import Observer, observer_of
from warhost.gym.parts import Part, hidden_part_of, part_of
from warhost.testing.playing import Moment, Variant, moments

ABC = Domain("letter", ["a", "b", "c"])
NAMES = ["toy", *games.names()]


def game_called(name: str) -> Game:
    return TOY if name == "toy" else games.load(name)


def some_moments(game: Game, seats: int, seed: int = 5) -> Iterator[Moment]:
    """Moments of one random game, about thirty of them."""
    length = sum(1 for _ in moments(game, Variant(seats), seed))
    every = max(1, length // 30)
    return (moment for moment in moments(game, Variant(seats), seed) if moment.number % every == 0)


def twins(game: Game, moment: Moment, viewer: int) -> list[State]:
    """Two states that this viewer cannot tell apart."""
    found = []
    for seed in (1, 2):
        view = seen_by(game, moment.state, viewer)
        reseed(view, numbered_seed(seed, moment.number))
        found.append(game.sample(view, viewer))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_states_that_differ_only_in_hidden_things_look_equal(name: str) -> None:
    game = game_called(name)
    observer = observer_of(game)
    differed = 0
    for moment in some_moments(game, game.seat_counts[-1]):
        for viewer in range(moment.state.seats):
            one, other = twins(game, moment, viewer)
            differed += not same(game, one, other)
            truth = observer.observe(moment.state, viewer)
            for twin in (one, other):
                unlike = np.flatnonzero(observer.observe(twin, viewer) != truth)
                assert not len(unlike), f"{moment.number}: {[observer.names[i] for i in unlike]}"
    assert differed, "sampling never changed anything hidden"


@pytest.mark.parametrize("name", NAMES)
def test_a_state_and_the_view_of_it_are_observed_alike_within_bounds(name: str) -> None:
    game = game_called(name)
    observer = observer_of(game)
    assert len(observer.names) == len(set(observer.names)) == observer.size
    for seats in game.seat_counts:
        for moment in some_moments(game, seats):
            for viewer in range(seats):
                row = observer.observe(moment.state, viewer)
                assert row.dtype == np.float32
                assert row.shape == (observer.size,)
                assert -1 <= row.min() <= row.max() <= 1
                assert (observer.observe(seen_by(game, moment.state, viewer), viewer) == row).all()


def test_many_are_observed_as_one_by_one() -> None:
    observer = observer_of(TOY)
    states = [start(TOY, 3, {}, numbered_seed(seed)) for seed in range(4)]
    rows = np.empty((4, observer.size), np.float32)
    observer.observe_many(states, [0, 2, 1, 1], rows)
    for row, s, seat in zip(rows, states, [0, 2, 1, 1], strict=True):
        assert (observer.observe(s, seat) == row).all()


def test_a_secret_answer_is_not_seen_by_those_who_are_asked_after_it() -> None:
    observer = observer_of(TOY)
    after = []
    for choice in (0, -1):
        s = start(TOY, 3, {}, numbered_seed(2))
        answer(s, 0, options(s, 0)[choice])
        after.append(observer.observe(s, 1))
    assert (after[0] == after[1]).all()


def seen(observer: Observer, s: State, seat: int) -> dict[str, float]:
    row = observer.observe(s, seat).tolist()
    return {name: value for name, value in zip(observer.names, row, strict=True) if value}


def test_a_seat_sees_itself_first_its_own_hand_and_the_size_of_others() -> None:
    s = start(TOY, 3, {"rounds": "5"}, numbered_seed(1))
    lit = seen(observer_of(TOY), s, 1)
    assert lit["me/farm/green"] == lit["next1/farm/blue"] == lit["next2/farm/red"] == lit["seat/1"] == 1
    assert lit["option/rounds/5"] == lit["prompt/lay"] == lit["asked/me"] == 1
    held = {name.rpartition("/")[2] for name in lit if name.startswith("me/hands/") and "length" not in name}
    assert held == {CARDS.ids[card] for card in s.hands[1]}
    assert {name for name in lit if name.startswith("next1/hands")} == {
        "next1/hands/length",
        "next1/hands/length/log",
    }
    assert not [name for name in lit if "next3" in name]


def test_the_question_and_what_it_is_about_are_observed() -> None:
    observer = observer_of(TOY)
    thief = CARDS.index["thief"]
    s = start(TOY, 2, {}, numbered_seed(0))
    s.hands[1] = [thief]
    answer(s, 0, options(s, 0)[0])
    answer(s, 1, LAY.pack1(thief))
    robbed = seen(observer, s, 1)
    assert robbed["prompt/rob"] == robbed["asked/me"] == 1
    assert robbed["about/1"] == pytest.approx(0.01)
    answer(s, 1, options(s, 1)[0])
    gives = seen(observer, s, 0)
    assert gives["prompt/give"] == gives["about/1/seat/next1"] == 1


class Sack(Codec):
    """A codec that the observer has never heard of."""

    def encode(self, value: object) -> object:
        return value

    def hide(self, value: object, counted: bool) -> object:
        return []


def observed(part: Part, value: object) -> tuple[dict[str, int], set[str]]:
    numbers: list[int] = []
    lit: list[int] = []
    part.collect(value, 0, numbers, lit)
    assert len(numbers) == len(part.cells) == len(part.nothing)
    cells = {cell.name: number for cell, number in zip(part.cells, numbers, strict=True)}
    return cells, {part.places[place].name for place in lit}


@pytest.mark.parametrize(
    ("codec", "empty", "value", "cells", "lit"),
    [
        (Number(0, 9), 0, 4, {"": 4}, set()),
        (Flag(), False, True, {}, {""}),
        (One(ABC), -1, 2, {}, {"c"}),
        (One(ABC), -1, -1, {}, set()),
        (Items(ABC), [], [1, -1, 1], {"length": 3}, {"b", "?", "1/b", "3/b"}),
        (Counts(ABC), [0, 0, 0], [3, 0, 1], {"a": 3, "b": 0, "c": 1}, set()),
        (Grid(Domain("row", ["x", "y"]), ABC), [0] * 6, [1, 2, 3, 4, 5, 6], None, set()),
        (Numbers(0, 9), [0, 0], [5, 7], {"1": 5, "2": 7}, set()),
        (Each(ABC, One(ABC), -1), [-1] * 3, [2, -1, 0], {}, {"a/c", "c/a"}),
        (ListOf(Number(0, 5)), [0, 0], [3], {"length": 1, "1": 3, "2": 0}, set()),
    ],
)
def test_each_kind_of_field_has_its_own_form(
    codec: Codec, empty: object, value: object, cells: dict[str, int] | None, lit: set[str]
) -> None:
    found, places = observed(part_of(codec, empty), value)
    assert cells is None or found == cells
    assert places == lit


@pytest.mark.parametrize("codec", [Numbers(), Sack()])
def test_what_nobody_can_read_is_told_apart_all_the_same(codec: Codec) -> None:
    part = part_of(codec, [])
    values = [[], [1], [2], [1, 1], [2, 1], [1, 2], [5, 6, 7], [[1], [2]], [[2], [1]]]
    if isinstance(codec, Numbers):
        values = [value for value in values if not value or isinstance(value[0], int)]
    marks = [frozenset(observed(part, value)[1]) for value in values]
    assert len(set(marks)) == len(values)
    assert marks == [frozenset(observed(part, value)[1]) for value in values]


def test_of_a_hidden_field_only_what_its_codec_leaves_is_observed() -> None:
    counted = Field("hand", Items(ABC), "owner", per_seat=True, counted=True)
    assert observed(hidden_part_of(counted, []), [-1, -1]) == ({"length": 2}, set())
    secret = Field("goal", One(ABC), "owner", per_seat=True)
    assert not hidden_part_of(secret, -1).places
    assert hidden_part_of(Field("sack", Sack(), "nobody"), []).places
