"""Clocks, without waiting."""

from __future__ import annotations

from warhost.server.clocks import Clocks
from warhost.server.schemas import LiveClock, NoClock, SlowClock

BANK = LiveClock(bank_s=60, increment_s=5)


def test_a_bank_runs_only_while_its_seat_has_to_decide() -> None:
    clocks = Clocks.wound_up(BANK, 2)
    clocks.move_on([0], 1_000)
    assert clocks.deadline(0) == 61_000
    assert clocks.deadline(1) is None
    clocks.move_on([1], 11_000, decided=0)
    assert clocks.left == [55_000, 60_000], "10 s used, 5 s given back"
    assert clocks.deadline(1) == 71_000


def test_in_a_common_question_each_clock_stops_with_its_own_answer() -> None:
    clocks = Clocks.wound_up(BANK, 3)
    clocks.move_on([0, 1, 2], 0)
    clocks.move_on([0, 2], 2_000, decided=1)
    clocks.move_on([0], 4_000, decided=2)
    assert clocks.left[1:] == [63_000, 61_000]
    assert clocks.deadline(0) == 60_000


def test_a_slow_table_gives_each_decision_its_time() -> None:
    clocks = Clocks.wound_up(SlowClock(move_s=3600), 2)
    clocks.move_on([0], 0)
    clocks.move_on([0], 1_800_000, decided=0)
    assert clocks.deadline(0) == 1_800_000 + 3_600_000


def test_a_pause_stops_all_clocks() -> None:
    clocks = Clocks.wound_up(BANK, 2)
    clocks.move_on([0, 1], 0)
    clocks.stand_still(20_000)
    assert clocks.deadline(0) is None
    clocks.move_on([0, 1], 500_000)
    assert clocks.deadline(0) == 540_000


def test_time_outs_are_counted_until_somebody_is_in_time() -> None:
    clocks = Clocks.wound_up(BANK, 1)
    for at in (60_000, 70_000):
        clocks.move_on([0], at, decided=0, in_time=False)
    assert clocks.missed == [2]
    clocks.move_on([0], 71_000, decided=0)
    assert clocks.missed == [0]


def test_without_a_clock_there_is_no_deadline_and_nothing_to_show() -> None:
    clocks = Clocks.wound_up(NoClock(), 2)
    clocks.move_on([0], 0)
    assert clocks.deadline(0) is None
    assert clocks.state(["red", "green"], 5, False).seats == {}


def test_clocks_survive_storage() -> None:
    clocks = Clocks.wound_up(BANK, 2)
    clocks.move_on([1], 123)
    again = Clocks.stored(BANK, clocks.to_store(), 2)
    assert again == clocks
