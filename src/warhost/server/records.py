"""Records that people bring: a game from elsewhere becomes a table, to look at if it is over, to play on if not."""

from __future__ import annotations

import asyncio

from warhost.bots import levels
from warhost.core import record
from warhost.core.errors import BadRecord
from warhost.core.game import Game
from warhost.server.database.rows import LogRow, PersonRow, SeatRow
from warhost.server.ledger import Beginning, Ledger
from warhost.server.lobby import add, new_row
from warhost.server.table import BOT, LiveTable, result_of
from warhost.server.tables import Tables


async def bring(tables: Tables, person: PersonRow, text: str) -> LiveTable:
    """Check a record by replaying it, and make a table of it. Its seed is known, so its table is private."""
    hub = tables.hub
    hub.limits.spend("upload", person.id)
    given = record.read(text)
    game = hub.games.get(given.game)
    ledger, log = await asyncio.to_thread(_checked, game, given, hub.now())
    match, beginning = ledger.match, ledger.beginning
    row = new_row(
        hub,
        person,
        beginning,
        origin="record",
        status="finished" if match.over else "playing",
        number=ledger.number,
        step=ledger.step,
        waiting=match.waiting(),
        wake_at=None if match.over else hub.now(),
        result=result_of(match) if match.over else None,
    )
    seats = [
        _seat(row.id, number, side, name, person.id, game)
        for number, (side, name) in enumerate(zip(given.seats, given.players, strict=True))
    ]
    if not match.over and all(seat.bot for seat in seats):
        seats[0].owner, seats[0].bot = person.id, None
    await add(hub, row, seats, given.position, log, record=text if match.over else None)
    return await tables.get(row.id, person.id)


def _seat(table: str, number: int, side: str, name: str, person: str, game: Game) -> SeatRow:
    """Whoever brings a record plays for its people; its bots play for themselves."""
    level = name.removeprefix(BOT)
    if name.startswith(BOT) and level in levels(game):
        return SeatRow(table, number, side, None, None, level, False, None)
    return SeatRow(table, number, side, person, None, None, False, None if name in ("", "-") else name[:32])


def _checked(game: Game, given: record.Record, now: int) -> tuple[Ledger, list[LogRow]]:
    """A finished record must verify; an unfinished one must replay as far as it goes."""
    try:
        match = record.verify(game, given) if given.end else record.replay(game, given)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        # Its position can be impossible in a way that shows only later.
        raise BadRecord(0, f"the rules cannot follow it ({type(error).__name__})") from error
    if match.over and not given.end:
        raise BadRecord(0, "the game is over, but the record has no end")
    ledger = Ledger(Beginning(game, len(given.seats), match.settings, given.seed, given.position))
    decisions = [(decision.seat, game.verbs.key(decision.option)) for decision in match.decisions]
    return ledger, [ledger.decide(seat, key, "record", now) for seat, key in decisions]
