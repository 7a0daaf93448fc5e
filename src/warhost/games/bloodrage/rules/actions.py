"""Action phase (BR 5): turn by turn one action, until nobody who has not passed has Rage left or everything is pillaged."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action, ActionQuestion
from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT
from warhost.core.engine import ask, emit, push
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import ACTION_PHASE, ALL_PROVINCES, RAGE
from warhost.games.bloodrage.rules import ages, discard
from warhost.games.bloodrage.rules.clans import track_value
from warhost.games.bloodrage.rules.invade import INVADE_ACTION
from warhost.games.bloodrage.rules.march import MARCH_ACTION
from warhost.games.bloodrage.rules.pillage import CHALLENGE_ACTION, PILLAGE_ACTION
from warhost.games.bloodrage.rules.quests import QUEST_ACTION
from warhost.games.bloodrage.rules.sacrifice import SACRIFICE_ACTION
from warhost.games.bloodrage.rules.upgrade import UPGRADE_ACTION
from warhost.games.bloodrage.settings import LEFTOVER_RAGE
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("actions")


@CHAPTER.step()
def action_phase(s: BloodRage) -> None:
    """BR 5.1."""
    ages.begin_phase(s, ACTION_PHASE, discard.discard_phase)
    s.passed = [False] * s.seats
    for seat in range(s.seats):
        s.rage[seat] = track_value(s, seat, RAGE)
        emit(s, events.RAGE_SET, seat, s.rage[seat])
    push(s, action_end)
    push(s, turn, s.sides.index(s.first_player))


@CHAPTER.step()
def action_end(s: BloodRage) -> None:
    """BR 5.12, 21.5."""
    s.passed = [False] * s.seats
    if LEFTOVER_RAGE.of(s) == "lost":
        s.rage = [0] * s.seats


@CHAPTER.step(seat=SEAT, was=lambda s, seat, _b, _c: (seat % s.seats,))
def turn(s: BloodRage, seat: int) -> None:
    """The next player with Rage who has not passed takes a turn (BR 5.2, 5.5, 5.7, 5.8); without one, or with all pillaged,
    the phase is over, when the last action is done and whatever might still be challenged (BR 5.9 to 5.11)."""
    if s.pillaged | s.destroyed == ALL_PROVINCES:
        return
    for _ in range(s.seats):
        following = (seat + 1) % s.seats
        if s.rage[seat] > 0 and not s.passed[seat]:
            push(s, turn, following)
            if s.hands[seat] or len(TURN.options(s, seat)) > 1:
                ask(s, TURN, seat)
            else:
                pass_turn(s, seat)
            return
        seat = following


class Pass(Action):
    """BR 5.8."""

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return self.alone

    def carry_out(self, s: BloodRage, seat: int, option: int) -> None:
        pass_turn(s, seat)


def pass_turn(s: BloodRage, seat: int) -> None:
    """BR 5.8: out of this phase, whatever Rage comes back."""
    emit(s, events.PASSED, seat, s.rage[seat])
    s.rage[seat] = 0
    passed = s.passed[:]
    passed[seat] = True
    s.passed = passed


class Turn(ActionQuestion):
    """Which action to take."""

    name = "turn"
    rule = "BR 5.3"
    actions = (
        INVADE_ACTION,
        MARCH_ACTION,
        UPGRADE_ACTION,
        PILLAGE_ACTION,
        CHALLENGE_ACTION,
        QUEST_ACTION,
        SACRIFICE_ACTION,
        Pass(verbs.PASS),
    )
    calm = True
    passing = (verbs.PASS,)


TURN: Final = CHAPTER.question(Turn())
