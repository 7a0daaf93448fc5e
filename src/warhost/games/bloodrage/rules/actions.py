"""Action phase (BR 5): turn by turn one action, until nobody who has not passed has Rage left or everything is pillaged."""

from __future__ import annotations

from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push
from warhost.core.game import Reason
from warhost.games.bloodrage import events, prompts, steps, verbs
from warhost.games.bloodrage.components import ACTION_PHASE, ALL_PROVINCES, RAGE
from warhost.games.bloodrage.options import LEFTOVER_RAGE
from warhost.games.bloodrage.rules.ages import begin_phase
from warhost.games.bloodrage.rules.clans import track_value
from warhost.games.bloodrage.rules.figures import standing
from warhost.games.bloodrage.rules.invade import invade_action, invade_cost, invade_options, why_not_invade
from warhost.games.bloodrage.rules.march import begin_march, march_options, why_not_march
from warhost.games.bloodrage.rules.pillage import (
    challenge_action,
    challenge_options,
    pillage_action,
    pillage_options,
    why_not_challenge,
    why_not_pillage,
)
from warhost.games.bloodrage.rules.quests import has_quest_in_hand, quest_action
from warhost.games.bloodrage.rules.sacrifice import can_sacrifice, sacrifice_action
from warhost.games.bloodrage.rules.upgrade import (
    upgrade_action,
    upgrade_cost,
    upgrade_options,
    why_not_upgrade,
)
from warhost.games.bloodrage.state import BloodRage


def action_phase(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    """BR 5.1."""
    begin_phase(s, ACTION_PHASE, steps.DISCARD_PHASE)
    s.passed = [False] * s.seats
    for seat in range(s.seats):
        s.rage[seat] = track_value(s, seat, RAGE)
        emit(s, events.RAGE_SET, seat, s.rage[seat])
    push(s, steps.ACTION_END)
    push(s, steps.TURN, s.sides.index(s.first_player))


def action_end(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    """BR 5.12, 21.5."""
    s.passed = [False] * s.seats
    if s.options[LEFTOVER_RAGE] == "lost":
        s.rage = [0] * s.seats


def turn(s: BloodRage, seat: int, _b: int, _c: int) -> None:
    """The next player with Rage who has not passed takes a turn (BR 5.2, 5.5, 5.8); without one, or with all pillaged,
    the phase is over (BR 5.9)."""
    if s.pillaged | s.destroyed == ALL_PROVINCES:
        return
    for _ in range(s.seats):
        if seat == s.seats:
            seat = 0
        if s.rage[seat] > 0 and not s.passed[seat]:
            push(s, steps.TURN, seat + 1)
            if s.hands[seat] or len(turn_options(s, seat)) > 1:
                ask(s, prompts.TURN, seat)
            else:
                pass_turn(s, seat)
            return
        seat += 1


def turn_options(s: BloodRage, seat: int) -> list[int]:
    where = standing(s, seat)
    choices = invade_options(s, seat)
    choices += march_options(s, seat, where)
    choices += upgrade_options(s, seat)
    choices += pillage_options(s, seat, where)
    choices += challenge_options(s, seat, where)
    if has_quest_in_hand(s, seat):
        choices.append(verbs.QUEST.base)
    if can_sacrifice(s, seat):
        choices.append(verbs.SACRIFICE.base)
    choices.append(verbs.PASS.base)
    return choices


def take_turn(s: BloodRage, seat: int, option: int) -> None:
    if verbs.INVADE.has(option):
        invade_action(s, seat, option)
    elif verbs.MARCH.has(option):
        begin_march(s, seat, option)
    elif verbs.UPGRADE.has(option):
        upgrade_action(s, seat, option)
    elif verbs.PILLAGE.has(option):
        pillage_action(s, seat, verbs.PILLAGE.first(option))
    elif verbs.CHALLENGE.has(option):
        challenge_action(s, seat, verbs.CHALLENGE.first(option))
    elif verbs.QUEST.has(option):
        quest_action(s, seat)
    elif verbs.SACRIFICE.has(option):
        sacrifice_action(s, seat)
    else:
        pass_turn(s, seat)


def pass_turn(s: BloodRage, seat: int) -> None:
    """BR 5.8: out of this phase, whatever Rage comes back."""
    emit(s, events.PASSED, seat, s.rage[seat])
    s.rage[seat] = 0
    passed = s.passed[:]
    passed[seat] = True
    s.passed = passed


def turn_cost(s: BloodRage, seat: int, option: int) -> int:
    """What an action costs now, in Rage."""
    if verbs.INVADE.has(option):
        kind, source, to = verbs.INVADE.unpack(option)
        return invade_cost(s, seat, kind, source, to)
    if verbs.UPGRADE.has(option):
        return upgrade_cost(s, seat, verbs.UPGRADE.first(option))
    return NONE


def why_not_turn(s: BloodRage, seat: int, option: int) -> Reason:
    if verbs.INVADE.has(option):
        return why_not_invade(s, seat, option)
    if verbs.MARCH.has(option):
        return why_not_march(s, seat, option)
    if verbs.UPGRADE.has(option):
        return why_not_upgrade(s, seat, option)
    if verbs.CHALLENGE.has(option):
        return why_not_challenge(s, seat, verbs.CHALLENGE.first(option))
    return why_not_pillage(s, seat, verbs.PILLAGE.first(option))
