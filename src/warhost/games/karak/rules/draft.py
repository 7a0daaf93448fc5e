"""The building draft (KA 16.2 to 16.9)."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count
from warhost.core.chapter import Chapter
from warhost.core.domain import members
from warhost.core.engine import ask, emit, push
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import BUILDINGS, DRAFT_ROUNDS, N_BUILDINGS, SEAT_COUNTS
from warhost.games.karak.rules.turn import turn
from warhost.games.karak.state import DRAFT as DRAFT_PHASE
from warhost.games.karak.state import Karak, changed
from warhost.games.karak.verbs import DRAFT, PASS, unknown

CHAPTER: Final = Chapter("draft")


@CHAPTER.step(made=count(SEAT_COUNTS[-1] * DRAFT_ROUNDS))
def draft(s: Karak, made: int) -> None:
    """First against the clock from the last player, then with the clock from the first."""
    s.phase = DRAFT_PHASE
    if made >= s.seats * DRAFT_ROUNDS:
        s.display = [0] * N_BUILDINGS
        push(s, turn, s.first)
        return
    if not any(s.display):
        s.display = _left_on_display(s)
    push(s, draft, made + 1)
    ask(s, ASK_DRAFT, drafter(s, made))


def _left_on_display(s: Karak) -> list[int]:
    """At the beginning, and for a position that does not say: all tokens but those on the boards."""
    return [
        max(count - sum(board >> building & 1 for board in s.board), 0)
        for building, count in enumerate(s.printed.display)
    ]


def drafter(s: Karak, made: int) -> int:
    """Whose choice is number `made`."""
    number, place = divmod(made, s.seats)
    return (s.first + place if number % 2 else s.first - 1 - place) % s.seats


class Draft(Question):
    """A token from the display for one of the six; never a kind twice (KA 16.7)."""

    name = "draft"
    rule = "KA 16.6"
    obvious = True
    passing = (PASS,)

    def options(self, s: Karak, seat: int) -> list[int]:
        own = s.board[seat]
        tokens = members(own)
        choices: list[int] = []
        for building in range(N_BUILDINGS):
            if s.display[building] and not own >> building & 1:
                first = DRAFT.pack2(building, 0)
                choices += [first + old for old in tokens]
        choices.append(PASS.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        if DRAFT.has(option):
            building, old = DRAFT.unpack(option)
            s.display = changed(s.display, building, s.display[building] - 1)
            s.board = changed(s.board, seat, s.board[seat] & ~(1 << old) | 1 << building)
            emit(s, events.DRAFTED, seat, building, old)
        elif PASS.has(option):
            emit(s, events.DRAFT_PASSED, seat)
        else:
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        building, old = DRAFT.unpack(option)
        if not s.display[building]:
            return "karak-reason-not_on_display", {"building": BUILDINGS.ids[building]}
        if s.board[seat] >> building & 1:
            return "karak-reason-has_token", {"building": BUILDINGS.ids[building]}
        return "karak-reason-no_token", {"building": BUILDINGS.ids[old]}


ASK_DRAFT: Final = CHAPTER.question(Draft())
