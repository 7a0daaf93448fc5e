"""Deciding in a running game, and taking it back. Either takes effect and is stored, or is refused with a reason and does
nothing."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from warhost.bots import usual_level
from warhost.server.database.rows import LogRow, SeatRow
from warhost.server.protocol.people import TurnNotice
from warhost.server.refusals import RequestRefused, is_refusal
from warhost.server.table.altering import Alteration
from warhost.server.table.clocks import HANDED_OVER_AFTER
from warhost.server.table.info import seats_held
from warhost.server.table.ledger import Ledger

if TYPE_CHECKING:
    from warhost.server.table.actor import LiveTable

ATTEMPTS: Final = 5
IMAGINED: Final = 16
"""How often a choice is tried out on an imagined table to see whether it could be taken back."""

Outcome = TypeVar("Outcome")


async def undisturbed(work: Coroutine[Any, Any, Outcome]) -> Outcome:
    """Bring work to its end even if whoever asked for it goes away."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(_hear_out)
    return await asyncio.shield(task)


def _hear_out(task: asyncio.Future[Any]) -> None:
    """Take note of how it ended, in case nobody is left who wants to know."""
    if not task.cancelled():
        task.exception()


async def decide(
    table: LiveTable,
    person: str | None,
    side: str,
    asked: int,
    key: str,
    actor: str = "person",
    *,
    unless_final: bool = False,
) -> int:
    """Answer the question that entry `asked` put to a seat; returns the decision's number in the log."""
    return await undisturbed(_decide(table, person, side, asked, key, actor, unless_final))


async def _decide(
    table: LiveTable, person: str | None, side: str, asked: int, key: str, actor: str, unless_final: bool
) -> int:
    async with table.lock:
        try:
            for _attempt in range(ATTEMPTS):
                ledger = await table.playing_ledger()
                seat = table.seat_number(side)
                check_may_decide(table, seat, person, actor)
                check_asked(ledger, seat, asked)
                entry = await _entry(table, ledger, seat, key, actor, unless_final)
                clocks = table.clocks.copy()
                in_time = {"person": True, "timeout": False}.get(actor)
                clocks.move_on(ledger.match.waiting(), entry.at, decided=seat, in_time=in_time)
                if await table.commit(entry, clocks):
                    await _after_decision(table, seat)
                    return entry.number
            raise RequestRefused("refused-busy")
        finally:
            table.autopilot.look()


async def _entry(
    table: LiveTable, ledger: Ledger, seat: int, key: str, actor: str, unless_final: bool
) -> LogRow:
    try:
        if unless_final:
            _check_not_final(ledger, seat, key)
        return ledger.decide(seat, key, actor, table.hub.now())
    except Exception as error:
        if not is_refusal(error):
            await table.note_fault(error)
        raise


async def undo(table: LiveTable, person: str, side: str, decision: int) -> int:
    """Take back the decision with this number, if it is the one that the seat may take back now."""
    return await undisturbed(_undo(table, person, side, decision))


async def _undo(table: LiveTable, person: str, side: str, decision: int) -> int:
    async with table.lock:
        try:
            for _attempt in range(ATTEMPTS):
                ledger = await table.playing_ledger()
                seat = table.seat_number(side)
                check_may_decide(table, seat, person, "person")
                if ledger.undoable(seat) != decision:
                    raise RequestRefused("refused-no-undo")
                entry = ledger.undo(seat, "person", table.hub.now())
                clocks = table.clocks.copy()
                clocks.take_back(seat, entry.at)
                clocks.move_on(ledger.match.waiting(), entry.at)
                if await table.commit(entry, clocks):
                    return entry.number
            raise RequestRefused("refused-busy")
        finally:
            table.autopilot.look()


async def _after_decision(table: LiveTable, seat: int) -> None:
    if table.clocks.missed[seat] >= HANDED_OVER_AFTER and table.seats[seat].bot is None:
        await table.alter(lambda _row, seats: _handed_to_bot(seats, seat, usual_level(table.game)))
    if table.row.status == "finished":
        _give_notice_of_end(table)


def _handed_to_bot(seats: list[SeatRow], seat: int, level: str) -> Alteration:
    seats[seat] = msgspec.structs.replace(seats[seat], bot=level)
    return Alteration(seats=seats)


def _give_notice_of_end(table: LiveTable) -> None:
    link = table.hub.notices.link(table.id)
    for person in table.people.values():
        held = [table.seats[seat].side for seat in seats_held(table.seats, person.id)]
        if held and not table.audience.is_here(person.id):
            table.hub.notices.tell(person, TurnNotice("finished", table.id, table.row.game, held, link))


def check_may_decide(table: LiveTable, seat: int, person: str | None, actor: str) -> None:
    if actor == "person" and table.seats[seat].player != person:
        raise RequestRefused("refused-not-your-seat", seat=table.seats[seat].side)
    if actor == "bot" and table.seats[seat].bot is None:
        raise RequestRefused("refused-not-your-seat", seat=table.seats[seat].side)
    if table.row.paused:
        raise RequestRefused("refused-paused")


def _check_not_final(ledger: Ledger, seat: int, key: str) -> None:
    """Refuse what may fall behind the undo barrier; what the seat cannot know plays no part in it."""
    if ledger.match.may_be_final(seat, key, [secrets.token_bytes(32) for _ in range(IMAGINED)]):
        raise RequestRefused("refused-final")


def check_asked(ledger: Ledger, seat: int, asked: int) -> None:
    """A decision that answers another question than the open one is late or repeated."""
    if seat in ledger.match.waiting():
        is_stale = asked != ledger.asked[seat]
    else:
        is_stale = asked <= ledger.asked[seat]
    if is_stale:
        raise RequestRefused("refused-stale", asked=str(ledger.asked[seat]))
