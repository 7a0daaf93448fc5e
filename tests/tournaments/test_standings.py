"""Points, tie-breaks and comparison on the same dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warhost.server.tournaments.duplicate import Line, differences, table_lines
from warhost.server.tournaments.points import BYE, WHOLE, places, table_points
from warhost.server.tournaments.standings import SWISS, USUAL, Outcome, TieBreak, standings


def test_places_follow_winners_then_scores_and_absent_people_come_last() -> None:
    assert places([2], [9, 5, 1]) == [2, 3, 1]
    assert places([0, 1], [5, 5, 3]) == [1, 1, 3]
    assert places([0], [9, 5, 1], absent=[0]) == [3, 1, 2]


@given(st.lists(st.integers(0, 4), min_size=2, max_size=5))
def test_a_table_always_gives_the_same_sum(scores: list[int]) -> None:
    points = table_points(places([], scores))
    assert sum(points) == pytest.approx(WHOLE * len(scores) / 2)
    assert all(0 <= each <= WHOLE and (2 * each).is_integer() for each in points)


def test_known_points() -> None:
    assert table_points([1, 2, 3, 4]) == [12, 8, 4, 0]
    assert table_points([1, 1, 3]) == [9, 9, 0]
    assert table_points([1, 2]) == [12, 0]


def test_sonneborn_berger_at_tables_of_two_is_that_of_chess() -> None:
    """Worked by hand: 0 beat 1 and 2, lost to 3; 1 beat 2 and 3; 3 beat 0 and drew with 2. In units of a won game 0 and 1 have
    2, 3 has 1.5, 2 has 0.5; 0 beat 1."""
    outcomes = [
        Outcome([0, 1], [1, 2]),
        Outcome([0, 2], [1, 2]),
        Outcome([3, 0], [1, 2]),
        Outcome([1, 2], [1, 2]),
        Outcome([1, 3], [1, 2]),
        Outcome([2, 3], [1, 1]),
    ]
    found = standings([0, 1, 2, 3], outcomes, {})
    assert [each.entrant for each in found] == [0, 1, 3, 2]
    assert [each.points / WHOLE for each in found] == [2, 2, 1.5, 0.5]
    assert found[0].head_to_head == 1
    assert [each.sonneborn_berger / WHOLE for each in found] == [2.5, 2, 2.25, 0.75]


def test_where_not_everybody_met_whom_one_met_counts_first() -> None:
    """0 and 1 have both won once and lost once; those whom 1 met have more points."""
    outcomes = [
        Outcome([0, 4], [1, 2]),
        Outcome([2, 0], [1, 2]),
        Outcome([1, 3], [1, 2]),
        Outcome([2, 1], [1, 2]),
        Outcome([3, 4], [1, 2]),
    ]
    assert [each.entrant for each in standings([0, 1, 2, 3, 4], outcomes, {}, SWISS)][:2] == [2, 1]


def test_a_bye_is_half_of_a_table_and_the_lot_parts_equals() -> None:
    found = standings([2, 0, 1], [Outcome([0, 1], [1, 1])], {2: 1})
    assert [(each.entrant, each.rank, each.points) for each in found] == [(0, 1, 6), (1, 2, 6), (2, 3, BYE)]


TABLES = st.lists(
    st.tuples(
        st.permutations(range(6)), st.integers(2, 4), st.lists(st.integers(1, 3), min_size=4, max_size=4)
    ),
    max_size=7,
)


@settings(max_examples=40, deadline=None)
@given(TABLES, st.sampled_from([USUAL, SWISS]))
def test_standings_agree_with_a_slow_and_plain_count(
    tables: list[tuple[list[int], int, list[int]]], order: tuple[TieBreak, ...]
) -> None:
    outcomes = [
        Outcome(list(people[:size]), places([], [-mark for mark in marks[:size]]))
        for people, size, marks in tables
    ]
    found = standings(range(6), outcomes, {}, order)
    assert [each.entrant for each in found] == _plain_order(outcomes, order)


def _plain_order(outcomes: list[Outcome], order: tuple[TieBreak, ...]) -> list[int]:
    """In fractions, each number from its definition alone."""

    def better(one: int, other: int, outcome: Outcome) -> Fraction:
        mine = outcome.places[outcome.entrants.index(one)]
        theirs = outcome.places[outcome.entrants.index(other)]
        return Fraction(1 + (mine < theirs) - (mine > theirs), 2)

    def rivals(who: int) -> list[tuple[int, Outcome]]:
        return [
            (each, game) for game in outcomes if who in game.entrants for each in game.entrants if each != who
        ]

    points = {
        who: sum(
            (12 * better(who, each, game) / (len(game.entrants) - 1) for each, game in rivals(who)),
            Fraction(),
        )
        for who in range(6)
    }

    def mark(who: int, what: TieBreak) -> Fraction:
        if what == "wins":
            return Fraction(
                sum(who in game.entrants and game.places[game.entrants.index(who)] == 1 for game in outcomes)
            )
        if what == "opponents":
            return sum((points[each] / (len(game.entrants) - 1) for each, game in rivals(who)), Fraction())
        if what == "sonneborn_berger":
            return sum(
                (
                    better(who, each, game) * points[each] / (len(game.entrants) - 1)
                    for each, game in rivals(who)
                ),
                Fraction(),
            )
        level = [each for each in range(6) if points[each] == points[who]]
        met = {
            pair: sum(set(pair) <= set(game.entrants) for game in outcomes) for pair in combinations(level, 2)
        }
        if not met or 0 in met.values() or len(set(met.values())) > 1:
            return Fraction()
        return sum((better(who, each, game) for each, game in rivals(who) if each in level), Fraction())

    return sorted(range(6), key=lambda who: (-points[who], *(-mark(who, each) for each in order), who))


def test_only_the_same_seat_is_compared_and_few_others_say_little() -> None:
    lines = [Line(0, 5.0), Line(0, 1.0), Line(0, -3.0), Line(1, -9.0)]
    assert differences(lines) == [5 + 2 / 14, 1 - 2 / 14, -3 - 6 / 14, -9]


@pytest.mark.parametrize("people", [50, 800])
def test_however_many_play_a_deal_each_of_them_is_looked_at_a_few_times(people: int) -> None:
    looks = Counter[str]()

    class Looked(list[int]):
        def __iter__(self) -> Iterator[int]:
            looks["at all who played"] += 1
            return super().__iter__()

    class Margin(float):
        def __radd__(self, other: float) -> float:
            looks["at a margin"] += 1
            return float(other) + float(self)

    pairs = [1 + number // 2 for number in range(people)]
    outcome = Outcome(Looked(range(people)), pairs, [float(-place) for place in pairs])
    standings(range(people), [outcome], {})
    differences([Line(0, Margin(place)) for place in pairs])
    assert looks["at all who played"] <= 4
    assert looks["at a margin"] <= people


def test_many_others_say_what_a_seat_is_worth() -> None:
    lines = [Line(0, 30.0), *(Line(0, 10.0) for _ in range(1200))]
    assert differences(lines)[0] == pytest.approx(20, abs=0.1)


def test_a_line_is_the_margin_over_the_others_at_the_table() -> None:
    assert [line.margin for line in table_lines([1, 3, 2], [10, 4, 6])] == [5, -4, -1]


def test_who_wins_otherwise_than_by_points_counts_as_the_best() -> None:
    assert table_lines([1, 2, 3], [3, 10, 5])[0].margin == 10 - 7.5
