"""Observations: of one size, within bounds, made of what a seat sees and of nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests.toy import GAME as TOY
from tests.toy.rules import FORM, LAY
from tests.toy.state import CARDS
from warhost import games
from warhost.core.chance import numbered_seed, reseed
from warhost.core.domain import Domain
from warhost.core.engine import answer, options, start
from warhost.core.fields import (
    Codec,
    Counts,
    Each,
    Field,
    Flag,
    Grid,
    Items,
    ListOf,
    Members,
    Number,
    Numbers,
    One,
    Pairs,
)
from warhost.core.game import Game
from warhost.core.parts import BYTE, FULL, Eyes, NumberPart, Part, Seating, SeatPart, Sight, by_seat, in_order
from warhost.core.state import State
from warhost.core.view import same, seen_by
from warhost.gym.observation import Observer, observer_of
from warhost.testing.playing import Moment, Variant, moments

ABC = Domain("letter", ["a", "b", "c"])
SIDES = TOY.sides
SEATING = Seating(SIDES, 4)
EYES = Eyes(1, [1, 2, 0], len(SIDES))
"""Of green, blue and red the observer is blue: red sits next, then green, and gold is not there."""
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
                assert 0 <= row.min() <= row.max() <= 1
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
    assert lit["me/side/green"] == lit["next1/side/blue"] == lit["next2/side/red"] == lit["seat/1"] == 1
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
    answer(s, 1, options(s, 1)[0])
    gives = seen(observer, s, 0)
    assert gives["prompt/give"] == gives["about/to/seat/next1"] == 1


def observed(part: Part, value: object, eyes: Eyes = EYES) -> dict[str, int]:
    """What a value lights in its part, by name."""
    part.lay(3)
    assert len(set(part.names)) == len(part.names)
    lit: list[int] = []
    part.collect(value, eyes, lit)
    found = {part.names[(code >> BYTE) - 3]: code & FULL for code in lit}
    assert len(found) == len(lit), "a column was lit twice"
    return found


@pytest.mark.parametrize(
    ("codec", "empty", "value", "lit"),
    [
        (Number(0, 9), 0, 9, {"": 255}),
        (Number(2, 12), 2, 3, {"": 26}),
        (Number(0, 50), 0, 0, {}),
        (Number(0, 50), 0, 50, {"": 255, "log": 255}),
        (Number(0, 999), 0, 1, {"": 1, "log": 32}),
        (Flag(), False, True, {"": 255}),
        (Flag(), False, False, {}),
        (One(ABC), -1, 2, {"c": 255}),
        (One(ABC), -1, -1, {}),
        (One(SIDES), -1, 2, {"me": 255}),
        (One(SIDES), -1, 3, {}),
        (
            Items(ABC),
            [],
            [1, -1, 1],
            {"length": 8, "length/log": 77, "b": 144, "?": 96, "1/b": 255, "3/b": 255},
        ),
        (Members(ABC), 0, 0b101, {"a": 255, "c": 255}),
        (Pairs(ABC, Domain("row", ["x", "y"])), 0, 0b1001, {"a/x": 255, "b/y": 255}),
        (Pairs(SIDES, ABC), 0, 0b101 << 3, {"next2/a": 255, "next2/c": 255}),
        (Counts(ABC, high=3), [0, 0, 0], [3, 0, 1], {"a": 255, "c": 85}),
        (Grid(ABC, Domain("row", ["x", "y"]), high=1), [0] * 6, [0, 1, 0, 0, 0, 0], {"a/y": 255}),
        (Grid(ABC, SIDES, high=1), [0] * 12, [0, 0, 1, 0, 1, *[0] * 7], {"a/me": 255, "b/next1": 255}),
        (Numbers(0, 5), [0, 0], [5, 1], {"1": 255, "2": 51}),
        (Each(ABC, One(ABC), -1), [-1] * 3, [2, -1, 0], {"a/c": 255, "c/a": 255}),
    ],
)
def test_each_kind_of_field_has_its_own_form(
    codec: Codec, empty: object, value: object, lit: dict[str, int]
) -> None:
    assert observed(codec.part(SEATING, empty), value) == lit


def test_what_belongs_to_seats_is_told_by_chairs() -> None:
    assert observed(SeatPart(SEATING), 2) == {"next1": 255}
    assert observed(by_seat(0, 1)(SEATING), [0, 1, 0]) == {"me": 255}
    assert observed(by_seat(0, 1)(SEATING), []) == {}


def test_every_number_up_to_255_has_a_byte_of_its_own_and_larger_ones_look_like_it() -> None:
    part = NumberPart(0, 999)
    evenly = [observed(part, number).get("", 0) for number in range(257)]
    assert evenly == [*range(256), 255]


class Sack(Codec):
    """A codec that says nothing of how it is observed."""

    def empty(self) -> object:
        return []


@pytest.mark.parametrize("codec", [Sack(), Numbers(), ListOf(Number())])
def test_a_value_that_no_column_could_name_is_no_silent_gap(codec: Codec) -> None:
    with pytest.raises(NotImplementedError, match=r"must say how (it is|they are) observed"):
        codec.part(SEATING, [])


def test_a_field_may_say_how_it_is_observed() -> None:
    field = Field("places", Items(ABC), observed=in_order(ABC.ids, 2))
    lit = observed(field.part(SEATING, [], hidden=False), [2, 0, 1])
    assert lit.keys() == {"length", "length/log", "a", "b", "c", "1/c", "2/a"}


def test_of_a_hidden_field_only_what_its_codec_leaves_is_observed() -> None:
    counted = Field("hand", Items(ABC), "owner", per_seat=True, counted=True)
    assert observed(counted.part(SEATING, [], hidden=True), [-1, -1]).keys() == {"length", "length/log"}
    secret = Field("goal", One(ABC), "owner", per_seat=True)
    assert not secret.part(SEATING, -1, hidden=True).names
    order = Field("order", Items(ABC), "nobody", observed=in_order(ABC.ids, 2))
    assert not order.part(SEATING, [], hidden=True).names


def test_a_sight_of_what_somebody_may_not_see_is_refused() -> None:
    class Peek(Sight):
        def __init__(self, _seating: Seating) -> None:
            super().__init__(["all"], reads=["hands"])

    peeking = Game(**FORM | {"sights": (Peek,)})
    with pytest.raises(ValueError, match="Peek reads 'hands'"):
        Observer(peeking)
