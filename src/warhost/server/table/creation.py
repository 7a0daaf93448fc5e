"""Tables come into being: new ones, from a position, or from a record that somebody brings."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from warhost.bots import levels
from warhost.core.game import Game
from warhost.server.database.club_queries import role_of
from warhost.server.database.quota_queries import ENTRY_BYTES
from warhost.server.database.rows import LogRow, PersonRow, SeatRow, TableRow
from warhost.server.database.table_queries import add_log, add_table, stored_bytes, unaided_games_of
from warhost.server.game.ledger import Beginning
from warhost.server.game.offered import has_own_text, sides_at
from warhost.server.hub import Hub
from warhost.server.protocol.tables import NewTable, NoClock
from warhost.server.ratings.terms import check_seats, check_terms
from warhost.server.refusals import RequestRefused
from warhost.server.table.actor import TableActor
from warhost.server.table.clocks import Clocks
from warhost.server.table.eyes import remembered
from warhost.server.table.info import are_dice_known
from warhost.server.table.live_tables import LiveTables
from warhost.server.table.new_tables import from_setup, new_row, with_unknown_chance
from warhost.server.table.seating import check_seats_held, held_by
from warhost.server.table.state import BOT
from warhost.server.table.waking import wake_at

FIRST_FENCE: Final = 1


async def create(tables: LiveTables, host: PersonRow, wish: NewTable) -> TableActor:
    hub = tables.hub
    hub.limits.spend("table", person=host.id)
    game = hub.games.get(wish.game)
    await hub.quotas.check_table(host)
    beginning, sides = await _beginning(hub, host.id, game, wish)
    if len(wish.seats) != len(sides):
        raise RequestRefused(
            "refused-malformed-request", where="$.seats", problem=f"expected {len(sides)} seats"
        )
    await _check_club(hub, host, wish)
    row = _row(hub, host, wish, beginning)
    seats = [
        held_by(holder, SeatRow(row.id, number, side, None, None, None, True, None), host.id, game)
        for number, (side, holder) in enumerate(zip(sides, wish.seats, strict=True))
    ]
    check_seats_held(seats, host.id)
    check_terms(row, game)
    check_seats(row, game, seats, {host.id: host})
    if wish.start and any(seat.is_open for seat in seats):
        raise RequestRefused("refused-seats-open")
    if are_dice_known(row) and any(seat.is_open for seat in seats):
        raise RequestRefused("refused-known-dice")
    await _add(hub, host, row, seats, beginning.position)
    table = await tables.adopt(row.id, FIRST_FENCE)
    if wish.start:
        await table.start(host.id)
    return table


async def bring(tables: LiveTables, person: PersonRow, text: str) -> TableActor:
    """Make a table of a record that replays, to look at if it is over, to play on if not. Its seed is known, so its table
    is private."""
    hub = tables.hub
    hub.limits.spend("upload", person=person.id)
    await hub.quotas.check_table(person)
    given = await hub.uploads.record(person.id, text, hub.games.places(), hub.clock.now())
    game, is_over = hub.games.get(given.game), given.result is not None
    if given.position:
        await _check_is_no_help(hub, person.id, game, given.seats)
    position = msgspec.json.decode(given.position) if given.position else None
    row = new_row(
        hub.chance,
        person,
        Beginning(game, len(given.seats), given.game_settings, given.seed, position, given.revision),
        hub.clock.now(),
        origin="record",
        status="finished" if is_over else "playing",
        number=len(given.log),
        step=len(given.log),
        waiting=given.waiting,
        result=given.result,
    )
    seats = [
        _recorded_seat(row.id, number, side, name, person.id, game)
        for number, (side, name) in enumerate(zip(given.seats, given.players, strict=True))
    ]
    if not is_over and all(seat.bot for seat in seats):
        seats[0].owner, seats[0].bot = person.id, None
    if not is_over:
        seats = remembered(seats)
        row.wake_at = wake_at(hub, row.waiting, seats, Clocks.stored(NoClock(), {}, len(seats)))
    await _add(hub, person, row, seats, position, given.log, given.text if is_over else None)
    return await tables.adopt(row.id, FIRST_FENCE)


async def _add(
    hub: Hub,
    host: PersonRow,
    row: TableRow,
    seats: list[SeatRow],
    position: dict[str, Any] | None,
    log: list[LogRow] | None = None,
    record: str | None = None,
) -> None:
    """Store a new table as this server's own, with what has already happened at it if it came from elsewhere."""
    hub.ownership.check()
    further = {"position": position, "record": record, "owner": hub.ownership.name, "fence": FIRST_FENCE}
    log_size = len(log or ()) * ENTRY_BYTES
    await hub.quotas.check_table(host, stored_bytes(row.options, further) + log_size)
    async with hub.database.writing() as connection:
        await add_table(connection, row, seats, further)
        if log:
            await add_log(connection, row.id, log)


async def _beginning(hub: Hub, person: str, game: Game, wish: NewTable) -> tuple[Beginning, list[str]]:
    """What the table starts from, and which sides sit at it."""
    if wish.position is None:
        game.check_seats(len(wish.seats))
        game_settings = await checked_settings(hub, person, game, len(wish.seats), wish.options)
        beginning = from_setup(hub.chance, game, len(wish.seats), game_settings)
        return beginning, sides_at(game, len(wish.seats), game_settings)
    if wish.options:
        raise RequestRefused(
            "refused-malformed-request", where="$.options", problem="a position has options of its own"
        )
    # A lesson is the same for everybody.
    position = wish.position if wish.lesson is not None else with_unknown_chance(hub.chance, wish.position)
    found = await hub.uploads.position(person, hub.games.place(game.name), position)
    await _check_is_no_help(hub, person, game, found.seats)
    return Beginning(game, len(found.seats), found.game_settings, found.seed, position), found.seats


async def _check_is_no_help(hub: Hub, person: str, game: Game, sides: list[str]) -> None:
    """Refuses a position of the same sides as in a game that this person plays against others without hints: at a table of its own
    bots would say what to do in it, and the analysis what they think of it."""
    async with hub.database.reading() as connection:
        running = await unaided_games_of(connection, person, game.name)
    if any(sorted(seat.side for seat in seats) == sorted(sides) for seats in running):
        raise RequestRefused("refused-while-you-play")


async def checked_settings(
    hub: Hub, person: str, game: Game, seats: int, given: dict[str, str]
) -> dict[str, str]:
    """All settings of a game with the given ones among them. Texts of somebody's own are tried out first."""
    if has_own_text(game, given):
        return await hub.uploads.settings(person, hub.games.place(game.name), seats, given)
    return game.table_settings(given)


async def _check_club(hub: Hub, host: PersonRow, wish: NewTable) -> None:
    if wish.club is not None:
        async with hub.database.reading() as connection:
            if await role_of(connection, wish.club, host.id) is None:
                raise RequestRefused("refused-not-member")


def _row(hub: Hub, host: PersonRow, wish: NewTable, beginning: Beginning) -> TableRow:
    return new_row(
        hub.chance,
        host,
        beginning,
        hub.clock.now(),
        origin="new" if beginning.position is None else "position",
        lesson=wish.lesson,
        visibility="private" if wish.lesson is not None else wish.visibility,
        watch=wish.watch,
        hints=wish.hints,
        keep_secrets=wish.keep_secrets,
        clock=msgspec.to_builtins(wish.clock),
        on_timeout=wish.on_timeout,
        shuffle_seats=wish.shuffle_seats,
        club=wish.club,
        rated=wish.rated,
    )


def _recorded_seat(table: str, number: int, side: str, name: str, person: str, game: Game) -> SeatRow:
    """Whoever brings a record plays for its people; its bots play for themselves."""
    level = name.removeprefix(BOT)
    if name.startswith(BOT) and level in levels(game):
        return SeatRow(table, number, side, None, None, level, False, None)
    return SeatRow(table, number, side, person, None, None, False, None if name in ("", "-") else name[:32])
