"""The Age: its phases one after the other (BR 3), and its end (BR 15.7)."""

from __future__ import annotations

from warhost.core.engine import emit, push
from warhost.games.bloodrage import events, steps
from warhost.games.bloodrage.components import LAST_AGE
from warhost.games.bloodrage.rules.clans import from_first_player
from warhost.games.bloodrage.state import BloodRage


def begin_phase(s: BloodRage, phase: int, following: int) -> None:
    """BR 3.2: the next phase waits beneath this one."""
    s.phase = phase
    emit(s, events.PHASE_BEGAN, phase)
    push(s, following)


def end_of_age(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    if s.age == LAST_AGE:
        push(s, steps.GAME_END)
        return
    s.pillaged = 0
    second = from_first_player(s)[1]
    s.first_player = s.sides[second]
    emit(s, events.FIRST_PLAYER, second)
    push(s, steps.BEGIN_AGE)
