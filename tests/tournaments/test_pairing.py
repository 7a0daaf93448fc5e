"""Who meets whom, and in which seat: whatever the number of entrants and the sizes of tables."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from warhost.server.tournaments.arranging import arranged
from warhost.server.tournaments.history import History, Round
from warhost.server.tournaments.sizes import table_sizes
from warhost.server.tournaments.systems import (
    Format,
    System,
    advancing,
    knock_out,
    round_robin,
    swiss,
    usual_rounds,
)

ALLOWED = st.sampled_from([(2,), (2, 3), (3, 4), (2, 3, 4), (2, 3, 4, 5), (5,), (1, 2, 3, 4)])
SEED = st.binary(min_size=4, max_size=4)


def form(system: System, allowed: tuple[int, ...], seed: bytes = b"lots") -> Format:
    return Format(system, max(allowed), allowed, seed)


def everybody_once(played: Round, entrants: range | list[int]) -> None:
    sitting = [entrant for table in played.tables for entrant in table]
    assert sorted(sitting + played.byes) == sorted(entrants), "nobody twice, nobody forgotten"


@given(st.integers(2, 40), ALLOWED)
def test_as_few_as_can_be_sit_out(entrants: int, allowed: tuple[int, ...]) -> None:
    usable = [size for size in allowed if size >= 2]
    sizes = table_sizes(entrants, max(allowed), usable)
    assert set(sizes) <= set(usable)
    more = [whole for whole in range(sum(sizes) + 1, entrants + 1) if _can_be_parted(whole, usable)]
    assert not more


def _can_be_parted(entrants: int, sizes: list[int]) -> bool:
    return entrants == 0 or any(size <= entrants and _can_be_parted(entrants - size, sizes) for size in sizes)


@settings(max_examples=12, deadline=None)
@given(st.integers(2, 20), ALLOWED, SEED)
def test_in_a_round_robin_everybody_sits_once_a_round_and_byes_are_fair(
    entrants: int, allowed: tuple[int, ...], seed: bytes
) -> None:
    shape = form("round_robin", allowed, seed)
    if not shape.sizes(entrants):
        return
    schedule = round_robin(shape, entrants, min(8, usual_rounds(shape, entrants)))
    for played in schedule:
        everybody_once(played, range(entrants))
    history = History.of(schedule)
    byes = [history.byes[entrant] for entrant in range(entrants)]
    assert max(byes) - min(byes) <= 1


@settings(max_examples=12, deadline=None)
@given(st.integers(2, 17), SEED, st.integers(1, 2))
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_equally_often(
    entrants: int, seed: bytes, cycles: int
) -> None:
    shape = form("round_robin", (2,), seed)
    history = History.of(round_robin(shape, entrants, cycles * usual_rounds(shape, entrants)))
    assert {history.meetings(*pair) for pair in combinations(range(entrants), 2)} == {cycles}


@settings(max_examples=15, deadline=None)
@given(st.integers(1, 5), st.integers(2, 5), SEED, st.integers(1, 9))
def test_in_a_round_robin_of_equal_tables_sides_are_balanced_within_one(
    tables: int, seats: int, seed: bytes, rounds: int
) -> None:
    entrants = tables * seats
    schedule = round_robin(form("round_robin", (seats,), seed), entrants, rounds)
    history = History.of(schedule)
    assert len(schedule) == rounds
    assert all(history.seat_spread(entrant, seats) <= 1 for entrant in range(entrants))


def test_a_cup_of_four_lets_everybody_have_every_side_once() -> None:
    shape = form("round_robin", (3, 4))
    schedule = round_robin(shape, 4, usual_rounds(shape, 4))
    history = History.of(schedule)
    assert len(schedule) == 4
    assert all(history.sat[entrant, seat] == 1 for entrant in range(4) for seat in range(4))


@settings(max_examples=12, deadline=None)
@given(st.integers(3, 18), ALLOWED, SEED, st.integers(0, 10_000))
def test_a_swiss_tournament_seats_everybody_and_gives_byes_fairly(
    entrants: int, allowed: tuple[int, ...], seed: bytes, luck: int
) -> None:
    shape = form("swiss", allowed, seed)
    if not shape.sizes(entrants):
        return
    history, chance = History(), random.Random(luck)
    for _ in range(5):
        ranking = chance.sample(range(entrants), entrants)
        played = swiss(shape, ranking, history)
        everybody_once(played, ranking)
        history.add(played)
    byes = [history.byes[entrant] for entrant in range(entrants)]
    assert max(byes) - min(byes) <= 1


@settings(max_examples=12, deadline=None)
@given(st.sampled_from([(4, 2), (6, 2), (8, 2), (6, 3), (8, 4), (9, 3)]), st.integers(0, 10_000))
def test_a_swiss_tournament_avoids_rematches_whenever_that_can_be(field: tuple[int, int], luck: int) -> None:
    entrants, seats = field
    history, chance = History(), random.Random(luck)
    for _ in range(4):
        ranking = chance.sample(range(entrants), entrants)
        played = swiss(form("swiss", (seats,)), ranking, history)
        met_again = any(history.meetings(*pair) for table in played.tables for pair in combinations(table, 2))
        assert met_again != _fresh_tables_exist(ranking, seats, history)
        history.add(played)


def _fresh_tables_exist(left: list[int], seats: int, history: History) -> bool:
    """By trying everything."""
    if not left:
        return True
    first, *others = left
    return any(
        not any(history.meetings(*pair) for pair in combinations((first, *mates), 2))
        and _fresh_tables_exist([each for each in others if each not in mates], seats, history)
        for mates in combinations(others, seats - 1)
    )


def test_neighbours_in_the_ranking_meet() -> None:
    played = swiss(form("swiss", (4,)), list(range(8)), History())
    assert [sorted(table) for table in played.tables] == [[0, 1, 2, 3], [4, 5, 6, 7]]


def test_byes_go_to_the_last_who_had_none() -> None:
    history = History.of([Round([[0, 1]], [2])])
    assert swiss(form("swiss", (2,)), [0, 1, 2], history).byes == [1]


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10_000))
def test_swiss_seats_stay_near_balance(luck: int) -> None:
    history, chance = History(), random.Random(luck)
    for _ in range(8):
        history.add(swiss(form("swiss", (4,)), chance.sample(range(16), 16), history))
    spreads = Counter(history.seat_spread(entrant, 4) for entrant in range(16))
    assert max(spreads) <= 2


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 40), ALLOWED, st.integers(0, 10_000))
def test_a_knock_out_ends_with_one_final_after_the_rounds_that_were_foretold(
    entrants: int, allowed: tuple[int, ...], luck: int
) -> None:
    shape, chance, history = form("knock_out", allowed), random.Random(luck), History()
    if not shape.sizes(entrants):
        return
    survivors, rounds = list(range(entrants)), 0
    while survivors:
        played = knock_out(shape, survivors, history)
        everybody_once(played, survivors)
        history.add(played)
        rounds += 1
        ordered = [chance.sample(table, len(table)) for table in played.tables]
        before, survivors = survivors, advancing(shape, ordered, played.byes)
        assert len(survivors) < len(before)
        assert len(set(survivors)) == len(survivors)
    assert len(played.tables) == 1
    assert rounds == usual_rounds(shape, entrants)


def test_the_best_of_a_knock_out_are_kept_apart_and_have_the_byes() -> None:
    assert knock_out(form("knock_out", (2,)), list(range(6)), History()).byes == [0, 1]
    pairs = [sorted(table) for table in knock_out(form("knock_out", (2,)), list(range(4)), History()).tables]
    assert sorted(pairs) == [[0, 3], [1, 2]]


def test_a_field_too_large_for_the_search_is_still_parted() -> None:
    chance, history = random.Random(1), History()
    for _ in range(6):
        played = Round(arranged(chance.sample(range(64), 64), [4] * 16, history))
        everybody_once(played, range(64))
        history.add(played)
    assert max(history.met.values()) <= 2
