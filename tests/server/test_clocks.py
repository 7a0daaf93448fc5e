"""Clocks, without waiting."""

from __future__ import annotations

from warhost.server.protocol.tables import LiveClock, NoClock, SlowClock
from warhost.server.table.clocks import Clocks

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


SLOW = SlowClock(move_s=3_600)


def test_taking_a_decision_back_takes_back_the_time_that_it_brought() -> None:
    clocks = Clocks.wound_up(BANK, 2)
    clocks.move_on([0], 0)
    for _ in range(5):
        clocks.move_on([1], 1_000, decided=0)
        clocks.take_back(0, 1_000)
        clocks.move_on([0], 1_000)
    assert clocks.deadline(0) == 60_000, "one second used, and nothing gained"


def test_a_chain_of_decisions_taken_back_brings_no_time_either() -> None:
    for rule, full in ((BANK, 60_000), (SLOW, 3_600_000)):
        clocks = Clocks.wound_up(rule, 1)
        clocks.move_on([0], 0)
        for at in (10_000, 20_000, 30_000):
            clocks.move_on([0], at, decided=0)
        for _ in range(3):
            clocks.take_back(0, 40_000)
            clocks.move_on([0], 40_000)
        assert clocks.deadline(0) == full


def test_what_the_server_answered_for_somebody_does_not_show_that_he_is_there() -> None:
    clocks = Clocks.wound_up(SLOW, 1)
    clocks.move_on([0], 60_000, decided=0, in_time=False)
    clocks.move_on([0], 70_000, decided=0, in_time=None)
    assert clocks.missed == [1]


def test_whoever_takes_over_a_seat_without_time_gets_some() -> None:
    clocks = Clocks.wound_up(LiveClock(bank_s=300, increment_s=0), 2)
    clocks.move_on([0], 0)
    clocks.move_on([0], 400_000, decided=0, in_time=False)
    clocks.welcome(0, 500_000)
    assert clocks.deadline(0) == 560_000
    assert clocks.missed == [0, 0]
    clocks.welcome(0, 510_000)
    assert clocks.deadline(0) == 560_000, "only where none was left"
