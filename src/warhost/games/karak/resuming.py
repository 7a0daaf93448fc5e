"""Positions: where play goes on in one that says so by a phase, or not at all. See `positions.py` for the rest of them."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE, members
from warhost.core.engine import push
from warhost.core.errors import BadPosition
from warhost.core.game import FLOW
from warhost.games.karak.components import BUILDINGS, HEROES, NEW_BOARD
from warhost.games.karak.fields import PHASES, STOOD
from warhost.games.karak.rules.draft import draft
from warhost.games.karak.rules.fight import fight
from warhost.games.karak.rules.land import is_free
from warhost.games.karak.rules.turn import act, begin_actions, number_of_actions, turn, turn_end, turn_start
from warhost.games.karak.settings import NEW_BUILDINGS, plays
from warhost.games.karak.state import ACTION, DRAFT, FIGHT, HORDE_PHASE, MOVE, RECOVERY, TURN_START, Karak

AMID_TURN: Final = {"actions", "moved", "entry", "came_from", "crossed", "put_down"}
"""Fields that a turn sets anew before its first move."""


def find_place(s: Karak, given: set[str]) -> None:
    """Which phase of whose turn it is, and what is on display, if the position says nothing else about that."""
    for seat, name in ((s.first, "first"), (s.turn, "turn")):
        if seat >= s.seats:
            raise BadPosition(f"$.state.{name}", f"seats count from 0 to {s.seats - 1}, got {seat}")
    if FLOW not in given:
        _name_phase(s, given)
        if "turn" not in given:
            s.turn = s.first
    _fill_display(s, given)


def _name_phase(s: Karak, given: set[str]) -> None:
    if "phase" not in given:
        if any(s.display):
            s.phase = DRAFT
        elif given & AMID_TURN:
            s.phase = ACTION if s.moved else MOVE
        else:
            s.phase = HORDE_PHASE
    elif s.phase == NONE:
        raise BadPosition("$.state.phase", f"it must be one of {', '.join(PHASES.ids)}")


def _fill_display(s: Karak, given: set[str]) -> None:
    """In a draft, what nobody has taken yet (KA 16.3); at no other time is anything on display."""
    is_draft = s.phase == DRAFT if FLOW not in given else any(frame[0] is draft for frame in s.agenda)
    if is_draft and not plays(s, NEW_BUILDINGS):
        place = "$.flow.agenda" if FLOW in given else "$.state.phase"
        raise BadPosition(place, "only the module new_buildings has a draft")
    if is_draft:
        left = _not_drafted(s)
        if "display" not in given:
            s.display = left
        odd = [BUILDINGS.ids[i] for i, number in enumerate(s.display) if number > left[i]]
        if odd:
            raise BadPosition(
                "$.state.display", f"there are not so many tokens for the draft: {', '.join(odd)}"
            )
    if any(s.display) and not is_draft:
        raise BadPosition("$.state.display", "building tokens are on display during the draft only")


def _not_drafted(s: Karak) -> list[int]:
    left = s.printed.display[:]
    for board in s.board:
        for building in members(board & ~NEW_BOARD):
            left[building] -= 1
    if min(left) < 0:
        raise BadPosition("$.state.board", "there are not so many building tokens of one kind")
    return left


def go_on(s: Karak, given: set[str]) -> None:
    """Puts the steps on the agenda, from the phase on to the end of the turn."""
    seat = s.turn
    if s.phase == DRAFT:
        push(s, draft, 0)
        return
    if s.phase == HORDE_PHASE:
        if seat == s.first and s.round:
            s.round -= 1  # the turn of the first player begins the round that is named
        elif seat != s.first and "round" not in given:
            s.round = 1
        push(s, turn, seat)
        return
    if "round" not in given:
        s.round = 1
    push(s, turn_end, seat)
    if s.phase in (TURN_START, RECOVERY) or (s.phase == MOVE and not given & AMID_TURN):
        push(s, begin_actions, seat)
        if s.phase == TURN_START:
            push(s, turn_start, seat)
        elif s.fallen[seat] != (s.phase == RECOVERY):
            is_down = "has fallen" if s.fallen[seat] else "has not fallen"
            raise BadPosition("$.state.phase", f"{HEROES.ids[s.sides[seat]]} {is_down}")
        return
    _go_on_amid_turn(s, given, seat)


def _go_on_amid_turn(s: Karak, given: set[str], seat: int) -> None:
    if s.fallen[seat]:
        raise BadPosition(
            "$.state.fallen", "whoever has fallen does nothing but recover: name that phase, or none"
        )
    if "moved" not in given:
        s.moved = s.phase != MOVE
    elif s.phase != FIGHT and s.moved != (s.phase == ACTION):
        raise BadPosition("$.state.moved", f"this is the {PHASES.ids[s.phase]} phase")
    if s.came_from != NONE and s.entry == STOOD:
        raise BadPosition(
            "$.state.came_from", "only who has moved or explored came from somewhere: give entry"
        )
    if "actions" not in given:
        s.actions = number_of_actions(s, seat)
    push(s, act, seat)
    if s.phase == FIGHT:
        if is_free(s, s.hero_at[seat]):
            raise BadPosition("$.state.phase", "there are no enemies where the hero is")
        if "actions" not in given:
            s.actions -= 1  # the fight is one
        push(s, fight, seat)
