"""Tables: lists, new ones, seats, start, rematch."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.core.errors import UnknownGame
from warhost.server.database.club_queries import role_of
from warhost.server.database.peace_queries import blocked_with
from warhost.server.database.rows import TableRow
from warhost.server.database.table_queries import (
    UNREADABLE,
    participants_at,
    seats_in_lists,
    seats_of,
    set_archived,
    table_by_code,
    table_by_id,
    tables_mine,
    tables_open,
    tables_watchable,
)
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.limits import POSITION_BYTES
from warhost.server.protocol.tables import (
    Archive,
    Invitation,
    Join,
    Leave,
    NewTable,
    Pause,
    SeatChange,
    TableChanges,
    TableInfo,
    TableList,
    TableSummary,
)
from warhost.server.protocol.values import Number
from warhost.server.ratings.terms import check_account
from warhost.server.refusals import RequestRefused
from warhost.server.table import creation
from warhost.server.table.actor import TableActor
from warhost.server.table.deeds import Close, Rematch, SetSeat
from warhost.server.table.info import (
    may_see,
    open_seats,
    others_sit,
    participants_of,
    table_info,
    table_summary,
)
from warhost.server.table.seating import check_host


class ListQuery(Struct):
    list: Literal["mine", "open", "watchable"] = "mine"
    game: Annotated[str, Meta(max_length=32)] | None = None
    archived: bool = False
    before: Number | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


async def list_tables(call: Call) -> TableList:
    """My tables, tables with a free seat, or tables to watch; the newest change first."""
    wish: ListQuery = call.query
    async with call.hub.database.reading() as connection:
        if wish.list == "open":
            page = await tables_open(connection, wish.game, wish.before, wish.limit)
            page.rows = await _welcome_at(connection, call.asker_id, page.rows)
        elif wish.list == "watchable":
            page = await tables_watchable(connection, wish.game, wish.before, wish.limit)
        else:
            page = await tables_mine(
                connection, call.person.id, wish.archived, wish.game, wish.before, wish.limit
            )
    for table in page.unreadable:
        call.hub.unreadable.note(table)
    return TableList(await summaries_of(call, page.rows), page.more)


async def _welcome_at(
    connection: AsyncConnection, person: str | None, rows: list[TableRow]
) -> list[TableRow]:
    """Those of these tables at which this person would meet nobody whom they block, or who blocks them."""
    if person is None or not rows:
        return rows
    there = await participants_at(connection, rows)
    apart = await blocked_with(connection, person, set().union(*there.values()) - {person})
    return [row for row in rows if not there[row.id] & apart]


async def create_table(call: Call) -> TableInfo:
    """A new table; with `start` and every seat taken it begins at once."""
    table = await creation.create(call.tables, call.person, call.body)
    return table.state.info(call.person.id)


async def get_table(call: Call) -> TableInfo:
    """A table, with everything around its game."""
    table = await _table(call)
    apart = frozenset[str]()
    if call.asker is not None and any(seat.is_open for seat in table.state.seats):
        apart = await call.hub.peace.apart(call.asker.id)
    return table.state.info(call.asker_id, apart)


async def change_table(call: Call) -> TableInfo:
    """Changes by the host."""
    table, wish, person = await _table(call), call.body, call.person.id
    state = table.state
    if wish.options is not UNSET and state.row.host == person and state.row.status == "gathering":
        checked = await creation.checked_settings(
            call.hub, person, state.game, len(state.seats), wish.options
        )
        wish = msgspec.structs.replace(wish, options=checked)
    await table.perform(wish, person)
    return state.info(person)


async def get_invitation(call: Call) -> Invitation:
    """What an invite link leads to."""
    async with call.hub.database.reading() as connection:
        row = await table_by_id(connection, await _invited(connection, call.path("code")))
        if row is None:
            raise RequestRefused("refused-no-invite")
        seats = (await seats_of(connection, [row.id]))[row.id]
    [summary] = await summaries_of(call, [row])
    free, why_not = open_seats(row, seats, call.asker_id), None
    if not free and any(seat.is_open for seat in seats):
        why_not = "refused-kicked" if call.asker_id in row.kicked else "refused-had-another-seat"
    if call.asker is not None:
        try:
            await call.hub.peace.check_company(call.asker.id, participants_of(row, seats))
        except RequestRefused as refusal:
            free, why_not = [], refusal.key
    return Invitation(summary, [seats[seat].side for seat in free], why_not)


async def join_table(call: Call) -> TableInfo:
    """Take an open seat; during play as a substitute."""
    wish: Join = call.body
    person = call.person
    if wish.code is None:
        table = await _table(call)
        if await _is_of_its_club(call, table.state.row.club):
            wish = msgspec.structs.replace(wish, code=table.state.row.code)
    else:
        async with call.hub.database.reading() as connection:
            if await _invited(connection, wish.code) != call.path("table"):
                raise RequestRefused("refused-no-invite")
        table = await call.tables.get_invited(call.path("table"))
    check_account(table.state.row, person)
    await table.perform(wish, person.id)
    return table.state.info(person.id)


async def leave_table(call: Call) -> TableInfo:
    """Give up seats: open before the start, a bot's after it."""
    table = await _table(call)
    await table.perform(call.body, call.person.id)
    return table.state.info(call.person.id)


async def change_seat(call: Call) -> TableInfo:
    """Bot, open or me."""
    table = await _table(call)
    await table.perform(SetSeat(call.path("seat"), call.body.holder), call.person.id)
    return table.state.info(call.person.id)


async def start_table(call: Call) -> TableInfo:
    """The host starts the game once every seat is taken."""
    table = await _table(call)
    await table.start(call.person.id)
    return table.state.info(call.person.id)


async def pause_table(call: Call) -> TableInfo:
    """The host stops the clocks, or lets them go on."""
    table = await _table(call)
    await table.perform(call.body, call.person.id)
    return table.state.info(call.person.id)


class RematchQuery(Struct):
    seats: Literal["same", "moved"] = "same"


async def rematch_table(call: Call) -> TableInfo:
    """The same again, with the same people, each at the same seat or at the next."""
    table = await _table(call)
    await table.perform(Rematch(call.query.seats == "moved"), call.person.id)
    return await _stored_info(call, table.state.row.rematch or "")


async def close_table(call: Call) -> TableInfo:
    """The host ends a table that nobody else plays at."""
    table = await _table(call)
    await table.perform(Close(), call.person.id)
    return table.state.info(call.person.id)


async def delete_table(call: Call) -> None:
    """The host deletes a table that nobody plays at and at which nobody else ever sat."""
    table, person = await _table(call), call.person.id
    check_host(table.state.row, person)
    if table.state.row.status == "playing":
        raise RequestRefused(
            "refused-others-playing" if others_sit(table.state.seats, person) else "refused-not-over"
        )
    if others_sit(table.state.seats, person):
        raise RequestRefused("refused-others-table")
    await call.tables.delete(table)


async def archive_table(call: Call) -> TableInfo:
    """Leave the table out of my list, or put it back."""
    table = await _table(call)
    async with call.hub.database.writing() as connection:
        await set_archived(connection, call.person.id, table.id, call.body.archived)
    return table.state.info(call.person.id)


async def _table(call: Call) -> TableActor:
    return await call.tables.get(call.path("table"), call.asker_id)


async def _is_of_its_club(call: Call, club: str | None) -> bool:
    """Whoever is a member of a table's club is invited."""
    if club is None or call.asker_id is None:
        return False
    async with call.hub.database.reading() as connection:
        return await role_of(connection, club, call.asker_id) is not None


async def _invited(connection: AsyncConnection, code: str) -> str:
    """A table by its invite code; whoever has the code may know of it even if it is private."""
    table = await table_by_code(connection, code)
    if table is None:
        raise RequestRefused("refused-no-invite")
    return table


async def _stored_info(call: Call, table: str) -> TableInfo:
    """A table that need not be this server's."""
    async with call.hub.database.reading() as connection:
        row = await table_by_id(connection, table)
        seats = (await seats_of(connection, [table]))[table]
    if row is None or not may_see(row, seats, call.asker_id):
        raise RequestRefused("refused-no-table")
    people = await call.hub.people.get_all(participants_of(row, seats))
    return table_info(row, seats, people, call.asker_id, None, call.hub.table_time.wall_ahead())


async def summaries_of(call: Call, rows: list[TableRow]) -> list[TableSummary]:
    """All together; one by one if that fails, so that a bad one is missed by nobody but its own people."""
    try:
        return await _told(call, rows)
    except UNREADABLE:
        if len(rows) == 1:
            call.hub.unreadable.note(rows[0].id)
            return []
    return [summary for row in rows for summary in await summaries_of(call, [row])]


async def _told(call: Call, rows: list[TableRow]) -> list[TableSummary]:
    async with call.hub.database.reading() as connection:
        seats = await seats_in_lists(connection, [row.id for row in rows])
    named = {person for row in rows for person in participants_of(row, seats[row.id])}
    people = await call.hub.people.get_all(named)
    ahead = call.hub.table_time.wall_ahead()
    return [
        table_summary(row, seats[row.id], people, call.asker_id, _is_frozen(call, row), ahead) for row in rows
    ]


def _is_frozen(call: Call, row: TableRow) -> bool:
    """Whether it is quarantined, or its rules are not installed any more."""
    if row.quarantine is not None:
        return True
    try:
        return row.revision not in call.hub.games.get(row.game).revisions
    except UnknownGame:
        return True


TABLE = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("GET", "/api/tables", list_tables, "tables", TableList, query=ListQuery, refusals=(401,)),
    Endpoint(
        *("POST", "/api/tables", create_table, "tables", TableInfo, NewTable),
        status=201,
        refusals=(401, 404, 409),
        longest=POSITION_BYTES,
    ),
    Endpoint("DELETE", TABLE, delete_table, "tables", None, status=204, refusals=(401, 403, 404, 409)),
    Endpoint("GET", TABLE, get_table, "tables", TableInfo, refusals=(404, 409)),
    Endpoint("PATCH", TABLE, change_table, "tables", TableInfo, TableChanges, refusals=(401, 403, 404, 409)),
    Endpoint("GET", "/api/invites/{code}", get_invitation, "tables", Invitation, refusals=(404,)),
    Endpoint("POST", TABLE + "/join", join_table, "tables", TableInfo, Join, refusals=(401, 403, 404, 409)),
    Endpoint(
        "POST", TABLE + "/leave", leave_table, "tables", TableInfo, Leave, refusals=(401, 403, 404, 409)
    ),
    Endpoint(
        *("PUT", TABLE + "/seats/{seat}", change_seat, "tables", TableInfo, SeatChange),
        refusals=(401, 403, 404, 409),
    ),
    Endpoint("POST", TABLE + "/start", start_table, "tables", TableInfo, refusals=(401, 403, 404, 409)),
    Endpoint(
        "POST", TABLE + "/pause", pause_table, "tables", TableInfo, Pause, refusals=(401, 403, 404, 409)
    ),
    Endpoint(
        *("POST", TABLE + "/rematch", rematch_table, "tables", TableInfo),
        query=RematchQuery,
        refusals=(401, 403, 404, 409),
    ),
    Endpoint("POST", TABLE + "/close", close_table, "tables", TableInfo, refusals=(401, 403, 404, 409)),
    Endpoint(
        "POST", TABLE + "/archive", archive_table, "tables", TableInfo, Archive, refusals=(401, 404, 409)
    ),
)
