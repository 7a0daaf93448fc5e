"""The log: append-only, and replaying it gives the same game, numbers and questions."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.toy import GAME
from warhost.core.chance import numbered_seed
from warhost.core.errors import Refused
from warhost.core.position import digest
from warhost.server.database.rows import LogRow
from warhost.server.game.ledger import Beginning, DoesNotReplay, Ledger


def beginning(seed: int = 1, seats: int = 3) -> Beginning:
    return Beginning(GAME, seats, {"rounds": "5"}, numbered_seed(seed), None)


def random_log(seed: int, steps: int) -> tuple[Ledger, list[LogRow]]:
    """A ledger that went through a random history of all kinds of entries."""
    chooser = random.Random(seed)
    ledger = Ledger(beginning(seed))
    log: list[LogRow] = []
    for at in range(steps):
        log.append(random_entry(ledger, chooser, at))
        if ledger.match.over:
            break
    return ledger, log


def random_entry(ledger: Ledger, chooser: random.Random, at: int) -> LogRow:
    undoing = [seat for seat in range(3) if ledger.undoable(seat) is not None]
    if undoing and chooser.random() < 0.3:
        return ledger.undo(chooser.choice(undoing), "person", at)
    if ledger.step and chooser.random() < 0.05:
        return ledger.back(0, chooser.randrange(ledger.step), "person", at)
    if chooser.random() < 0.05:
        return ledger.pause(not ledger.paused, 0, "person", at)
    seat = chooser.choice(ledger.match.waiting())
    key = GAME.verbs.key(chooser.choice(ledger.match.options(seat)))
    return ledger.decide(seat, key, "person", at)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 60))
def test_replaying_a_log_gives_the_same_game_numbers_and_questions(seed: int, steps: int) -> None:
    ledger, log = random_log(seed, steps)
    again = Ledger(beginning(seed))
    for entry in log:
        again.replay(entry)
    assert digest(GAME, again.match.state) == digest(GAME, ledger.match.state)
    assert again.asked == ledger.asked
    assert again.in_force == ledger.in_force
    assert (again.number, again.story, again.paused) == (ledger.number, ledger.story, ledger.paused)
    assert [again.undoable(seat) for seat in range(3)] == [ledger.undoable(seat) for seat in range(3)]
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))


def test_taking_back_is_an_entry_of_its_own() -> None:
    ledger = Ledger(beginning())
    key = GAME.verbs.key(ledger.match.options(0)[0])
    first = ledger.decide(0, key, "person", 1)
    back = ledger.undo(0, "person", 2)
    assert (first.number, back.number, back.target) == (1, 2, 1)
    assert (ledger.number, ledger.step, ledger.story) == (2, 0, 2)
    with pytest.raises(Refused, match="barrier"):
        ledger.undo(0, "person", 3)


def test_a_log_that_does_not_follow_the_rules_is_not_replayed() -> None:
    _, log = random_log(3, 20)
    decision = next(entry for entry in log if entry.kind == "decision")
    forged = LogRow(
        decision.number, "decision", decision.seat, decision.key, [6, 6], 0, decision.actor, decision.at
    )
    ledger = Ledger(beginning(3))
    for entry in log[: decision.number - 1]:
        ledger.replay(entry)
    with pytest.raises(DoesNotReplay):
        ledger.replay(forged)
