"""Chance by purpose: each occasion has a stream of its own, which nothing that happens elsewhere can move."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.toy.rules import DECK, FORM, HARVEST_DICE, PURPOSES
from tests.toy.state import Harvest
from warhost.core.chance import numbered_seed, pick, reseed, roll, shuffle
from warhost.core.errors import BadPosition
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.position import load, position
from warhost.core.view import same

GAME = Game(**{**FORM, "revision": 2})


def table(number: int = 0) -> Harvest:
    s: Harvest = GAME.begin(2)
    s.seed = numbered_seed(number)
    return s


def dice(s: Harvest, count: int, *numbers: int) -> list[int]:
    return [roll(s, HARVEST_DICE.at(*numbers)) for _ in range(count)]


def test_dice_of_one_occasion_do_not_move_those_of_another() -> None:
    few, many = table(), table()
    dice(few, 1, 1, 0)
    dice(many, 30, 1, 0)
    assert dice(few, 20, 1, 1) == dice(many, 20, 1, 1)


def test_an_occasion_that_is_left_and_met_again_goes_on() -> None:
    whole, parted = table(), table()
    expected = dice(whole, 24, 1, 0)
    seen = dice(parted, 11, 1, 0)
    dice(parted, 5, 1, 1)
    assert seen + dice(parted, 13, 1, 0) == expected


def test_what_lies_before_in_time_is_forgotten() -> None:
    s = table()
    for time in range(1, 100):
        dice(s, 1, time, 0)
        dice(s, 1, time, 1)
    assert len(s.streams) <= 2


def test_dice_by_purpose_are_fair() -> None:
    s = table()
    faces = Counter(roll(s, HARVEST_DICE.at(time)) for time in range(1, 60_001))
    assert sum((faces[face] - 10_000) ** 2 / 10_000 for face in range(1, 7)) < 25.7  # 99.99 % of fair dice


def test_every_order_of_a_deck_is_as_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for number in range(6_000):
        pile = [1, 2, 7]
        shuffle(table(number), pile, DECK.at())
        orders[tuple(pile)] += 1
    assert len(orders) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 25.7


def test_one_card_more_leaves_the_others_in_order() -> None:
    whole, rest = [*range(30), 4, 4], [*range(12), *range(13, 30), 4]
    shuffle(table(), whole, DECK.at())
    shuffle(table(), rest, DECK.at())
    whole.remove(12)
    fours = [card for card in whole if card == 4]
    assert [card for card in whole if card != 4] == [card for card in rest if card != 4]
    assert len(fours) == 3


def test_a_deck_that_is_shuffled_again_comes_in_another_order() -> None:
    s = table()
    first, second = list(range(20)), list(range(20))
    shuffle(s, first, DECK.at())
    shuffle(s, second, DECK.at())
    assert first != second
    assert sorted(first) == sorted(second)


def test_one_of_several_is_picked_evenly_and_stays_the_choice_without_the_others() -> None:
    picked = Counter(pick(table(number), [3, 5, 8], DECK.at()) for number in range(3_000))
    assert sum((picked[card] - 1_000) ** 2 / 1_000 for card in (3, 5, 8)) < 18.5  # 99.99 %
    for number in range(50):
        best = pick(table(number), [3, 5, 8], DECK.at())
        assert pick(table(number), [best, 3 if best == 8 else 8], DECK.at()) == best


def test_a_copy_goes_on_the_same_and_a_reseeded_one_does_not() -> None:
    s = table()
    dice(s, 3, 1, 0)
    dice(s, 2, 1, 1)
    twin, searcher = s.copy(), s.copy()
    reseed(searcher, numbered_seed(99))
    expected = dice(s, 20, 1, 0)
    assert dice(twin, 20, 1, 0) == expected
    assert dice(searcher, 20, 1, 0) != expected


def test_a_position_keeps_the_streams() -> None:
    match = Match(GAME, 2, {}, numbered_seed(5))
    while not match.over and len(match.decisions) < 5:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[0])
    dice(match.state, 3, 9, 1)
    dice(match.state, 2, 9, 0)
    again = load(GAME, position(GAME, match.state))
    assert same(GAME, again, match.state)
    assert dice(again, 5, 9, 1) == dice(match.state, 5, 9, 1)


@pytest.mark.parametrize(
    ("chance", "where"),
    [
        ({"stream": "harvest 1 0 0"}, r"\$\.chance\.stream: there is no purpose 'harvest'"),
        ({"stream": "deck 1"}, r"\$\.chance\.stream: expected a purpose and three numbers"),
        ({"stream": 3}, r"\$\.chance\.stream: expected a text, got 3"),
        ({"stream": "deck 70000 0 0"}, r"\$\.chance\.stream: a number is too large"),
        ({"streams": ["deck"]}, r"\$\.chance\.streams: expected an object"),
        ({"streams": {"deck 0 0 0": -1}}, r"\$\.chance\.streams\.deck 0 0 0"),
    ],
)
def test_streams_that_make_no_sense_are_refused(chance: dict[str, Any], where: str) -> None:
    with pytest.raises(BadPosition, match=where):
        load(GAME, {"chance": chance})


def test_occasions_are_written_and_read() -> None:
    for occasion in (0, DECK.at(), HARVEST_DICE.at(65_535, 4_095, 7)):
        assert PURPOSES.read(PURPOSES.write(occasion)) == occasion
    assert PURPOSES.write(HARVEST_DICE.at(3, 1)) == "harvest_dice 3 1 0"
