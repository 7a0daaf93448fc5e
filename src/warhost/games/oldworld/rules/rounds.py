"""The round and its six phases (OW 3): in which order they come stands here, what happens in them in their own chapters."""

from __future__ import annotations

from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.engine import emit, push
from warhost.core.step import Step
from warhost.games.oldworld import events
from warhost.games.oldworld.rules import (
    battle,
    domination,
    draw,
    end_phase,
    endings,
    old_world,
    summoning,
)
from warhost.games.oldworld.rules.figures import drop_control
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("rounds")


@CHAPTER.step(called="round")
def begin_round(s: OldWorld) -> None:
    s.round += 1
    s.ruiners = 0  # OW 11.7
    s.kills = 0  # OW 8.29
    drop_control(s)  # OW 12.3, 12.15, 16.6: control ended with the last round, not with its card
    emit(s, events.ROUND_BEGAN, s.round)
    push(s, old_world.old_world_phase)  # OW 2.8, 3.1


def begin_phase(s: OldWorld, phase: int) -> None:
    """OW 13.2: what was done in a phase is forgotten with it. The phase that follows is put on the agenda first."""
    s.phase = phase
    s.placed = 0
    s.counted = 0
    emit(s, events.PHASE_BEGAN, phase)
    push(s, (_FOLLOWING or _following())[phase])


_FOLLOWING: Final[list[Step]] = []


def _following() -> list[Step]:
    """What follows each phase (OW 3.1); after the last it is asked whether the game is over. Listed when first asked for:
    the chapters of the phases and this one need each other."""
    _FOLLOWING.extend(
        [
            draw.draw_phase,
            summoning.summoning_phase,
            battle.battle_phase,
            domination.corruption_phase,
            end_phase.end_phase,
            endings.game_end,
        ]
    )
    return _FOLLOWING
