"""Deciding in a running game, and taking it back. Either takes effect, or is refused with a reason and does nothing."""

from __future__ import annotations

from typing import Final

import msgspec

from warhost.bots import usual_level
from warhost.server.game.ledger import Ledger
from warhost.server.protocol.messages import Decide, Undo
from warhost.server.refusals import RequestRefused
from warhost.server.table import plans
from warhost.server.table.clocks import HANDED_OVER_AFTER
from warhost.server.table.deeds import Effect, HandToBot, Move
from warhost.server.table.state import TableState

IMAGINED: Final = 16
"""How often a choice is tried out on an imagined table to see whether it could be taken back."""


def decide(table: TableState, wish: Decide, person: str | None) -> Effect:
    """Answer the question that entry `asked` put to a seat."""
    return _decision(table, wish, person, "person", unless_final=wish.unless_final)


def move(table: TableState, wish: Move) -> Effect:
    if wish.actor == "timeout":
        _check_out_of_time(table, table.seat_number(wish.seat))
    if wish.actor == "planned" and plans.verdict(table, table.seat_number(wish.seat)) != plans.Given(
        wish.key
    ):
        raise RequestRefused("refused-stale", asked=str(wish.asked))
    return _decision(table, wish, None, wish.actor, unless_final=False)


def _decision(
    table: TableState, wish: Decide | Move, person: str | None, actor: str, *, unless_final: bool
) -> Effect:
    ledger, seat = table.running(), table.seat_number(wish.seat)
    check_may_decide(table, seat, person, actor)
    check_asked(ledger, seat, wish.asked)
    if unless_final:
        _check_not_final(table, seat, wish.key)
    # What somebody has prepared is their decision like any other: nothing that is stored or told says how it came.
    entry = ledger.decide(seat, wish.key, "person" if actor == "planned" else actor, table.now())
    clocks = table.clocks.copy()
    in_time = {"person": True, "planned": True, "timeout": False}.get(actor)
    clocks.move_on(ledger.match.waiting(), table.time(), decided=seat, in_time=in_time)
    is_lost = clocks.missed[seat] >= HANDED_OVER_AFTER and table.seats[seat].bot is None
    columns = plans.columns_after(table, entry, was_planned=actor == "planned")
    return Effect(entry, clocks, columns, then=HandToBot(seat) if is_lost else None, number=entry.number)


def undo(table: TableState, wish: Undo, person: str | None) -> Effect:
    """Take back the decision with this number, if it is the one that the seat may take back now."""
    ledger, seat = table.running(), table.seat_number(wish.seat)
    check_may_decide(table, seat, person, "person")
    if ledger.undoable(seat) != wish.decision:
        raise RequestRefused("refused-no-undo")
    entry = ledger.undo(seat, "person", table.now())
    clocks = table.clocks.copy()
    clocks.take_back(seat, table.time())
    clocks.move_on(ledger.match.waiting(), table.time())
    return Effect(entry, clocks, plans.columns_after(table, entry))


def hand_to_bot(table: TableState, wish: HandToBot) -> Effect:
    seats = table.copied_seats()
    seats[wish.seat] = msgspec.structs.replace(seats[wish.seat], bot=usual_level(table.game))
    return Effect(seats=seats)


def check_may_decide(table: TableState, seat: int, person: str | None, actor: str) -> None:
    if actor == "person" and table.seats[seat].player != person:
        raise RequestRefused("refused-not-your-seat", seat=table.seats[seat].side)
    if actor == "bot" and table.seats[seat].bot is None:
        raise RequestRefused("refused-not-your-seat", seat=table.seats[seat].side)
    if table.row.status == "finished" and not table.running().match.over:
        # People ended it; its rules would let it go on.
        raise RequestRefused("refused-not-playing")
    if table.row.paused:
        raise RequestRefused("refused-paused")


def _check_out_of_time(table: TableState, seat: int) -> None:
    """While a bot was thinking for somebody, he may have come back or handed over his seat."""
    deadline = table.clocks.deadline(seat)
    if table.seats[seat].bot is not None or deadline is None or deadline > table.time():
        raise RequestRefused("refused-not-your-seat", seat=table.seats[seat].side)


def check_asked(ledger: Ledger, seat: int, asked: int) -> None:
    """A decision that answers another question than the open one is late or repeated."""
    if not ledger.is_open(seat, asked):
        raise RequestRefused("refused-stale", asked=str(ledger.asked[seat]))


def _check_not_final(table: TableState, seat: int, key: str) -> None:
    """Refuse what may bring something to light for good; what the seat cannot know plays no part in it."""
    seeds = [table.chance.seed() for _ in range(IMAGINED)]
    if table.running().match.may_be_final(seat, key, seeds):
        raise RequestRefused("refused-final")
