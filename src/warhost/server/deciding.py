"""What people do in a running game: decide, undo, ask everyone, vote, pause, ask for hints. Every one of these either
takes effect and is stored, or is refused with a reason and does nothing."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from warhost.bots import usual_level
from warhost.core.game import Game
from warhost.core.view import seen_by
from warhost.server.altering import Alteration
from warhost.server.clocks import HANDED_OVER_AFTER
from warhost.server.database.rows import SeatRow, TableRow
from warhost.server.ledger import Ledger
from warhost.server.protocol import HintOption, Hints
from warhost.server.refusals import Refuse
from warhost.server.schemas import TurnNotice
from warhost.server.table_info import seats_held, seats_played
from warhost.server.thinking import BotsFailed
from warhost.server.worker import Task, Thought, pack

if TYPE_CHECKING:
    from warhost.server.table import LiveTable

ATTEMPTS: Final = 5
HINTS_SHOWN: Final = 5
LEAST_SHARE: Final = 0.005
"""What a bot thinks even less of is no advice."""
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
                _check_may_decide(table, seat, person, actor)
                _check_asked(ledger, seat, asked)
                if unless_final:
                    _check_not_final(ledger, seat, key)
                entry = ledger.decide(seat, key, actor, table.hub.now())
                clocks = table.clocks.copy()
                in_time = {"person": True, "timeout": False}.get(actor)
                clocks.move_on(ledger.match.waiting(), entry.at, decided=seat, in_time=in_time)
                if await table.commit(entry, clocks):
                    await _after_decision(table, seat)
                    return entry.number
            raise Refuse("refused-busy")
        finally:
            table.autopilot.look()


async def undo(table: LiveTable, person: str, side: str, decision: int) -> int:
    """Take back the decision with this number, if it is the one that the seat may take back now."""
    return await undisturbed(_undo(table, person, side, decision))


async def _undo(table: LiveTable, person: str, side: str, decision: int) -> int:
    async with table.lock:
        try:
            for _attempt in range(ATTEMPTS):
                ledger = await table.playing_ledger()
                seat = table.seat_number(side)
                _check_may_decide(table, seat, person, "person")
                if ledger.undoable(seat) != decision:
                    raise Refuse("refused-no-undo")
                entry = ledger.undo(seat, "person", table.hub.now())
                clocks = table.clocks.copy()
                clocks.take_back(seat, entry.at)
                clocks.move_on(ledger.match.waiting(), entry.at)
                if await table.commit(entry, clocks):
                    return entry.number
            raise Refuse("refused-busy")
        finally:
            table.autopilot.look()


async def ask_everyone(table: LiveTable, person: str, side: str, step: int) -> int:
    """Propose to go back to `step` decisions; returns the proposal's id. With nobody to ask it happens at once."""
    return await undisturbed(_ask_everyone(table, person, side, step))


async def _ask_everyone(table: LiveTable, person: str, side: str, step: int) -> int:
    async with table.lock:
        try:
            ledger = await table.playing_ledger()
            seat = table.seat_number(side)
            _check_may_decide(table, seat, person, "person")
            if ledger.match.over:
                raise Refuse("refused-not-playing")
            if table.proposal() is not None:
                raise Refuse("refused-proposal-open")
            if step >= ledger.step:
                raise Refuse("refused-no-step", steps=str(ledger.step))

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
                raise Refuse("refused-stale", asked=str(table.row.number))
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
                raise Refuse("refused-no-proposal")
            if not seats_played(table.seats, person):
                raise Refuse("refused-not-at-table")

            def note_vote(row: TableRow, _seats: list[SeatRow]) -> Alteration:
                if row.proposal is None or row.proposal["id"] != proposal:
                    raise Refuse("refused-no-proposal")
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
                    raise Refuse("refused-not-host")
                if ledger.match.over:
                    raise Refuse("refused-not-playing")
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
            raise Refuse("refused-busy")
        finally:
            table.autopilot.look()


async def hint(table: LiveTable, person: str, side: str, asked: int) -> Hints:
    """What a bot that thinks ahead makes of the options, from nothing but what the seat sees: who asks again hears the
    same, and nothing but the view can sway it."""
    async with table.lock:
        ledger = await table.playing_ledger()
        seat = table.seat_number(side)
        if not table.row.hints:
            raise Refuse("refused-no-hints")
        _check_may_decide(table, seat, person, "person")
        _check_asked(ledger, seat, asked)
        match, game = ledger.match, ledger.match.game
        view = pack(game, seen_by(game, match.state, seat))
        offered = match.options(seat)
    for level in (table.hub.settings.hint_level, usual_level(game)):
        task = Task(
            wish="opinions",
            game=table.hub.games.place(game.name),
            level=level,
            seed=int.from_bytes(sha256(view).digest()[:7], "big"),
            budget_ms=table.hub.settings.hint_budget_ms,
            seat=seat,
            view=view,
            options=offered,
        )
        try:
            return _as_hints(game, asked, await table.hub.bots.think(table.id, task))
        except BotsFailed:
            continue
    raise Refuse("refused-bots-busy")


def _as_hints(game: Game, asked: int, thought: Thought) -> Hints:
    best = zip(thought.options, thought.shares, thought.reasons, thought.expected, strict=True)
    shown = [
        HintOption(game.verbs.key(option), share, *reason, expected)
        for option, share, reason, expected in best
        if share >= LEAST_SHARE
    ]
    return Hints(asked, shown[:HINTS_SHOWN])


async def _go_back(table: LiveTable, seat: int, step: int) -> None:
    ledger = await table.playing_ledger()
    entry = ledger.back(seat, step, "person", table.hub.now())
    clocks = table.clocks.copy()
    clocks.stand_still(entry.at)
    clocks.move_on(ledger.match.waiting(), entry.at)
    if not await table.commit(entry, clocks):
        raise Refuse("refused-no-proposal")


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


def _check_may_decide(table: LiveTable, seat: int, person: str | None, actor: str) -> None:
    if actor == "person" and table.seats[seat].player != person:
        raise Refuse("refused-not-your-seat", seat=table.seats[seat].side)
    if actor == "bot" and table.seats[seat].bot is None:
        raise Refuse("refused-not-your-seat", seat=table.seats[seat].side)
    if table.row.paused:
        raise Refuse("refused-paused")


def _check_not_final(ledger: Ledger, seat: int, key: str) -> None:
    """Refuse what may fall behind the undo barrier; what the seat cannot know plays no part in it."""
    if ledger.match.may_be_final(seat, key, [secrets.token_bytes(32) for _ in range(IMAGINED)]):
        raise Refuse("refused-final")


def _check_asked(ledger: Ledger, seat: int, asked: int) -> None:
    """A decision that answers another question than the open one is late or repeated."""
    if seat in ledger.match.waiting():
        is_stale = asked != ledger.asked[seat]
    else:
        is_stale = asked <= ledger.asked[seat]
    if is_stale:
        raise Refuse("refused-stale", asked=str(ledger.asked[seat]))
