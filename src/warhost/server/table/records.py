"""Records that people bring: a game from elsewhere becomes a table, to look at if it is over, to play on if not."""

from __future__ import annotations

import msgspec

from warhost.bots import levels
from warhost.core.game import Game
from warhost.server.database.rows import PersonRow, SeatRow
from warhost.server.table.actor import BOT, LiveTable
from warhost.server.table.ledger import Beginning
from warhost.server.table.live_tables import LiveTables
from warhost.server.table.lobby import add, new_row


async def bring(tables: LiveTables, person: PersonRow, text: str) -> LiveTable:
    """Make a table of a record that replays. Its seed is known, so its table is private."""
    hub = tables.hub
    hub.limits.spend("upload", person.id)
    given = await hub.uploads.record(person.id, text, hub.games.places(), hub.now())
    game, is_over = hub.games.get(given.game), given.result is not None
    position = msgspec.json.decode(given.position) if given.position else None
    row = new_row(
        hub,
        person,
        Beginning(game, len(given.seats), given.options, given.seed, position),
        origin="record",
        status="finished" if is_over else "playing",
        number=len(given.log),
        step=len(given.log),
        waiting=given.waiting,
        wake_at=None if is_over else hub.now(),
        result=given.result,
    )
    seats = [
        _seat(row.id, number, side, name, person.id, game)
        for number, (side, name) in enumerate(zip(given.seats, given.players, strict=True))
    ]
    if not is_over and all(seat.bot for seat in seats):
        seats[0].owner, seats[0].bot = person.id, None
    await add(hub, row, seats, position, given.log, record=text if is_over else None)
    return await tables.get(row.id, person.id)


def _seat(table: str, number: int, side: str, name: str, person: str, game: Game) -> SeatRow:
    """Whoever brings a record plays for its people; its bots play for themselves."""
    level = name.removeprefix(BOT)
    if name.startswith(BOT) and level in levels(game):
        return SeatRow(table, number, side, None, None, level, False, None)
    return SeatRow(table, number, side, person, None, None, False, None if name in ("", "-") else name[:32])
