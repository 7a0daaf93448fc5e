"""The building draft (KA 16.2 to 16.9)."""

from __future__ import annotations

from warhost.core.engine import ask, emit, push
from warhost.core.game import Reason
from warhost.games.karak import events, prompts, steps
from warhost.games.karak.components import BUILDINGS, DRAFT_ROUNDS, N_BUILDINGS, members
from warhost.games.karak.state import DRAFT as DRAFT_PHASE
from warhost.games.karak.state import Karak, changed
from warhost.games.karak.verbs import DRAFT, PASS


def draft(s: Karak, made: int, _b: int, _c: int) -> None:
    """First against the clock from the last player, then with the clock from the first."""
    s.phase = DRAFT_PHASE
    if made == s.seats * DRAFT_ROUNDS:
        s.display = [0] * N_BUILDINGS
        push(s, steps.TURN, s.first)
        return
    push(s, steps.DRAFT, made + 1)
    ask(s, prompts.DRAFT, drafter(s, made))


def drafter(s: Karak, made: int) -> int:
    """Whose choice is number `made`."""
    number, place = divmod(made, s.seats)
    return (s.first + place if number % 2 else s.first - 1 - place) % s.seats


def draft_options(s: Karak, seat: int) -> list[int]:
    """A token from the display for one of the six; never a kind twice (KA 16.7)."""
    own = s.board[seat]
    tokens = members(own)
    choices: list[int] = []
    for building in range(N_BUILDINGS):
        if s.display[building] and not own >> building & 1:
            base = DRAFT.base + building * N_BUILDINGS
            choices += [base + old for old in tokens]
    choices.append(PASS.base)
    return choices


def draft_answer(s: Karak, seat: int, option: int) -> None:
    if option == PASS.base:
        emit(s, events.DRAFT_PASSED, seat)
        return
    building, old = DRAFT.unpack(option)
    s.display = changed(s.display, building, s.display[building] - 1)
    s.board = changed(s.board, seat, s.board[seat] & ~(1 << old) | 1 << building)
    emit(s, events.DRAFTED, seat, building, old)


def why_not_draft(s: Karak, seat: int, option: int) -> Reason:
    building, old = DRAFT.unpack(option)
    if not s.display[building]:
        return "karak-reason-not_on_display", {"building": BUILDINGS.ids[building]}
    if s.board[seat] >> building & 1:
        return "karak-reason-has_token", {"building": BUILDINGS.ids[building]}
    return "karak-reason-no_token", {"building": BUILDINGS.ids[old]}
