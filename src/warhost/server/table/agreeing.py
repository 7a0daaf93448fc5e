"""What is not one seat's own business: going back further than undo does, which all must agree to, and pausing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhost.server.database.rows import SeatRow, TableRow
from warhost.server.refusals import RequestRefused
from warhost.server.table import deciding
from warhost.server.table.altering import Alteration
from warhost.server.table.deciding import ATTEMPTS, undisturbed
from warhost.server.table.info import seats_played

if TYPE_CHECKING:
    from warhost.server.table.actor import LiveTable


async def ask_everyone(table: LiveTable, person: str, side: str, step: int) -> int:
    """Propose to go back to `step` decisions; returns the proposal's id. With nobody to ask it happens at once."""
    return await undisturbed(_ask_everyone(table, person, side, step))


async def _ask_everyone(table: LiveTable, person: str, side: str, step: int) -> int:
    async with table.lock:
        try:
            ledger = await table.playing_ledger()
            seat = table.seat_number(side)
            deciding.check_may_decide(table, seat, person, "person")
            if ledger.match.over:
                raise RequestRefused("refused-not-playing")
            if table.proposal() is not None:
                raise RequestRefused("refused-proposal-open")
            if step >= ledger.step:
                raise RequestRefused("refused-no-step", steps=str(ledger.step))

            def open_proposal(row: TableRow, _seats: list[SeatRow]) -> Alteration:
                proposal = {
                    "id": row.version,
                    "seat": seat,
                    "by": person,
                    "step": step,
                    "number": row.number,
                    "agreed": [],
                }
                return Alteration({"proposal": proposal})

            await table.alter(open_proposal)
            proposal = table.proposal()
            if proposal is None:
                raise RequestRefused("refused-stale", asked=str(table.row.number))
            if proposal.missing:
                table.audience.tell_proposal(proposal)
            else:
                await _go_back(table, seat, step)
            return proposal.id
        finally:
            table.autopilot.look()


async def vote(table: LiveTable, person: str, proposal: int, agree: bool) -> int:
    """Answer a proposal; the last agreement carries it out."""
    return await undisturbed(_vote(table, person, proposal, agree))


async def _vote(table: LiveTable, person: str, proposal: int, agree: bool) -> int:
    async with table.lock:
        try:
            await table.playing_ledger()
            opened = table.proposal()
            if opened is None or opened.id != proposal:
                raise RequestRefused("refused-no-proposal")
            if not seats_played(table.seats, person):
                raise RequestRefused("refused-not-at-table")

            def note_vote(row: TableRow, _seats: list[SeatRow]) -> Alteration:
                if row.proposal is None or row.proposal["id"] != proposal:
                    raise RequestRefused("refused-no-proposal")
                agreed = sorted({*row.proposal["agreed"], person})
                return Alteration({"proposal": {**row.proposal, "agreed": agreed} if agree else None})

            await table.alter(note_vote)
            now = table.proposal()
            if not agree:
                table.audience.tell_proposal(None, "declined")
            elif now is not None and now.missing:
                table.audience.tell_proposal(now)
            elif now is not None:
                await _go_back(table, table.seat_number(now.seat), now.step)
            return table.row.number
        finally:
            table.autopilot.look()


async def pause(table: LiveTable, person: str, paused: bool) -> None:
    """The host stops the clocks, or lets them go on."""
    await undisturbed(_pause(table, person, paused))


async def _pause(table: LiveTable, person: str, paused: bool) -> None:
    async with table.lock:
        try:
            for _attempt in range(ATTEMPTS):
                ledger = await table.playing_ledger()
                if table.row.host != person:
                    raise RequestRefused("refused-not-host")
                if ledger.match.over:
                    raise RequestRefused("refused-not-playing")
                if ledger.paused == paused:
                    return
                entry = ledger.pause(paused, 0, "person", table.hub.now())
                clocks = table.clocks.copy()
                if paused:
                    clocks.stand_still(entry.at)
                else:
                    clocks.move_on(ledger.match.waiting(), entry.at)
                if await table.commit(entry, clocks):
                    table.audience.tell_table()
                    return
            raise RequestRefused("refused-busy")
        finally:
            table.autopilot.look()


async def _go_back(table: LiveTable, seat: int, step: int) -> None:
    ledger = await table.playing_ledger()
    entry = ledger.back(seat, step, "person", table.hub.now())
    clocks = table.clocks.copy()
    clocks.stand_still(entry.at)
    clocks.move_on(ledger.match.waiting(), entry.at)
    if not await table.commit(entry, clocks):
        raise RequestRefused("refused-no-proposal")
