"""The Age: its phases one after the other (BR 3), and its end (BR 15.7)."""

from __future__ import annotations

from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.engine import emit, push
from warhost.core.step import Step
from warhost.games.bloodrage import events
from warhost.games.bloodrage.components import LAST_AGE
from warhost.games.bloodrage.rules import endings, gifts
from warhost.games.bloodrage.rules.clans import from_first_player
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("ages")


def begin_phase(s: BloodRage, phase: int, following: Step) -> None:
    """BR 3.1, 3.2: the next phase waits beneath this one."""
    s.phase = phase
    emit(s, events.PHASE_BEGAN, phase)
    push(s, following)


@CHAPTER.step()
def end_of_age(s: BloodRage) -> None:
    """BR 15.7, 16.1."""
    if s.age == LAST_AGE:
        push(s, endings.game_end)
        return
    s.pillaged = 0
    second = from_first_player(s)[1]
    s.first_player = s.sides[second]
    emit(s, events.FIRST_PLAYER, second)
    push(s, gifts.begin_age)
