"""Queries about tables, seats, the log and the chat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    null,
    select,
    union,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.owner_queries import check_fence
from warhost.server.database.rows import ChatRow, LogRow, SeatRow, TableRow, read, values
from warhost.server.database.schema import ARCHIVED, CHAT, EYES, LOG, SEATS, TABLES
from warhost.server.refusals import NoLongerOwner

UNREADABLE: Final = (ValueError, TypeError, LookupError, msgspec.MsgspecError, SQLAlchemyError)
"""What becomes of a row that holds something else than it should."""
ROW = [TABLES.c[name] for name in TableRow.__struct_fields__]
LISTED = [null().label("plans") if column is TABLES.c.plans else column for column in ROW]
"""For lists: what people have prepared is nobody's to see there, and might be long."""


NAMED_AT_ONCE: Final = 5_000


class Page(Struct):
    """Some tables of a list, as far as they can be read."""

    rows: list[TableRow]
    unreadable: list[str]
    more: int | None
    """Where the next page begins, if there may be one."""


class Outdated(Exception):
    """Somebody else changed the table in the meantime: read it again."""


class Standing(Struct, frozen=True):
    """What everybody saw of a table at a number of its log, compressed."""

    table: str
    number: int
    view: bytes


async def add_table(
    connection: AsyncConnection, table: TableRow, seats: list[SeatRow], further: dict[str, Any]
) -> None:
    """`further`: columns that a row does not hold."""
    size = stored_bytes(table.options, further)
    await connection.execute(insert(TABLES).values(values(table) | further | {"bytes": size}))
    await _add_seats(connection, table.id, seats)


def stored_bytes(options: dict[str, str], further: dict[str, Any]) -> int:
    """What a table takes of the disk besides its log, more or less."""
    record = further["record"] or ""
    return len(msgspec.json.encode([options, further["position"]])) + len(record.encode())


async def table_by_id(connection: AsyncConnection, table: str) -> TableRow | None:
    row = (await connection.execute(select(*ROW).where(TABLES.c.id == table))).mappings().first()
    return None if row is None else read(TableRow, row)


async def hold_tables(connection: AsyncConnection, tables: Iterable[str]) -> None:
    """Nobody else changes them until the transaction ends. Whoever changes several, or parts of one before the table itself, holds
    them first, and in this order: two that came in different orders would wait for each other."""
    for some in in_parts(sorted(set(tables))):
        query = select(TABLES.c.id).where(TABLES.c.id.in_(some)).order_by(TABLES.c.id).with_for_update()
        await connection.execute(query)


def in_parts(tables: list[str]) -> Iterator[list[str]]:
    """As many at a time as a statement can name."""
    return (tables[at : at + NAMED_AT_ONCE] for at in range(0, len(tables), NAMED_AT_ONCE))


async def version_of_table(connection: AsyncConnection, table: str) -> int | None:
    """How often its surroundings have changed."""
    found: int | None = (
        await connection.execute(select(TABLES.c.version).where(TABLES.c.id == table))
    ).scalar()
    return found


async def table_by_code(connection: AsyncConnection, code: str) -> str | None:
    found = (await connection.execute(select(TABLES.c.id).where(TABLES.c.code == code))).scalar()
    return None if found is None else str(found)


async def big_part(connection: AsyncConnection, table: str, column: str) -> Any:
    """`position`, `record` or `standing`."""
    return (await connection.execute(select(TABLES.c[column]).where(TABLES.c.id == table))).scalar()


async def seats_of(connection: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
    seats = await seats_in_lists(connection, tables)
    seen_by: dict[tuple[str, int], list[str]] = {}
    for table, seat, person in await connection.execute(_eyes(tables)):
        seen_by.setdefault((table, seat), []).append(person)
    for row in chain.from_iterable(seats.values()):
        row.seen_by = tuple(seen_by.get((row.table_id, row.seat), ()))
    return seats


async def seats_in_lists(connection: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
    """Without who ever had their eyes: where nobody sits down, that is nobody's concern."""
    query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    seats: dict[str, list[SeatRow]] = {table: [] for table in tables}
    for row in (await connection.execute(query)).mappings():
        seats[row["table_id"]].append(read(SeatRow, {**row, "seen_by": ()}))
    return seats


async def participants_at(connection: AsyncConnection, rows: list[TableRow]) -> dict[str, set[str]]:
    """Who is at each of these tables. Reads nothing else of their seats, so that a damaged one hides no list."""
    named = select(SEATS.c.table_id, SEATS.c.owner, SEATS.c.substitute)
    there = {row.id: {row.host} if row.host else set() for row in rows}
    for table, *people in await connection.execute(named.where(SEATS.c.table_id.in_(list(there)))):
        there[table] |= {person for person in people if person is not None}
    return there


async def unaided_games_of(connection: AsyncConnection, person: str, game: str) -> list[list[SeatRow]]:
    """The seats of the running tables without hints at which a person plays this game against other people."""
    sits = TABLES.c.id.in_(held_by(person))
    running = and_(TABLES.c.status == "playing", TABLES.c.game == game, ~TABLES.c.hints, sits)
    found = [row[0] for row in await connection.execute(select(TABLES.c.id).where(running))]
    tables = (await seats_of(connection, found)).values() if found else []
    return [seats for seats in tables if any(seat.player not in (None, person) for seat in seats)]


def _eyes(tables: list[str]) -> Select[Any]:
    return select(EYES).where(EYES.c.table_id.in_(tables)).order_by(EYES.c.person)


async def save_table(
    connection: AsyncConnection,
    before: TableRow,
    fence: int,
    changes: dict[str, Any],
    seats: list[SeatRow] | None,
) -> None:
    """Change a table as it was read; fails with `NoLongerOwner` if it has another owner, with `Outdated` if it is not like
    that any more."""
    mine = and_(TABLES.c.id == before.id, TABLES.c.fence == fence)
    done = await connection.execute(
        update(TABLES)
        .where(mine, TABLES.c.version == before.version)
        .values(changes | {"version": before.version + 1})
    )
    if done.rowcount != 1:
        await check_fence(connection, before.id, fence)
        raise Outdated
    if seats is None:
        await _disturb(connection, before.id)
    else:
        await connection.execute(delete(SEATS).where(SEATS.c.table_id == before.id))
        await _add_seats(connection, before.id, seats)


async def let_rest(connection: AsyncConnection, table: str) -> None:
    """Its game is over and counted: it will hardly change any more."""
    changed_at = select(TABLES.c.changed_at).where(TABLES.c.id == table).scalar_subquery()
    await connection.execute(update(SEATS).where(SEATS.c.table_id == table).values(rested_at=changed_at))


async def _disturb(connection: AsyncConnection, table: str) -> None:
    at_rest = and_(SEATS.c.table_id == table, SEATS.c.rested_at.is_not(None))
    await connection.execute(update(SEATS).where(at_rest).values(rested_at=None))


async def _add_seats(connection: AsyncConnection, table: str, seats: list[SeatRow]) -> None:
    """Seats as they are now; that somebody had their eyes is never forgotten."""
    stored = [values(seat) for seat in seats]
    known = {(seat, person) for _, seat, person in await connection.execute(_eyes([table]))}
    seen = {(seat["seat"], person) for seat in stored for person in seat.pop("seen_by")}
    await connection.execute(insert(SEATS), stored)
    if seen - known:
        rows = [{"table_id": table, "seat": seat, "person": person} for seat, person in sorted(seen - known)]
        await connection.execute(insert(EYES), rows)


async def log_of(connection: AsyncConnection, table: str, after: int = 0) -> list[LogRow]:
    rows = await connection.execute(
        select(LOG).where(LOG.c.table_id == table, LOG.c.number > after).order_by(LOG.c.number)
    )
    return [read(LogRow, row) for row in rows.mappings()]


async def add_log(connection: AsyncConnection, table: str, entries: list[LogRow]) -> None:
    await connection.execute(insert(LOG), [values(entry) | {"table_id": table} for entry in entries])


async def chat_of(connection: AsyncConnection, table: str, after: int = 0, limit: int = 500) -> list[ChatRow]:
    """The newest lines after a number, in order."""
    newest = (
        select(CHAT)
        .where(CHAT.c.table_id == table, CHAT.c.number > after)
        .order_by(CHAT.c.number.desc())
        .limit(limit)
    )
    rows = [read(ChatRow, row) for row in (await connection.execute(newest)).mappings()]
    rows.reverse()
    return rows


async def add_chat(connection: AsyncConnection, line: ChatRow, fence: int) -> None:
    await connection.execute(insert(CHAT).values(values(line)))
    await check_fence(connection, line.table_id, fence)


async def last_chat_number(connection: AsyncConnection, table: str) -> int:
    found = await connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table))
    return found.scalar() or 0


async def tables_mine(
    connection: AsyncConnection, person: str, archived: bool, game: str | None, before: int | None, limit: int
) -> Page:
    # First which, by the indexes alone; then what stands in those few rows.
    if archived:
        put_away = select(ARCHIVED.c.table_id).where(ARCHIVED.c.person == person)
        mine = and_(TABLES.c.id.in_(concerning(person)), TABLES.c.id.in_(put_away))
    else:
        mine = TABLES.c.id.in_(_newest_of(person, game, before, limit))
    which = _newest(select(TABLES.c.id).where(mine), game, before, limit)
    query = select(*LISTED).where(TABLES.c.id.in_(which))
    return await _page(connection, query, None, None, limit)


def _newest_of(person: str, game: str | None, before: int | None, limit: int) -> CompoundSelect[tuple[str]]:
    """Among these are the newest of somebody's tables that are not put away: of those at rest no more than are wanted, and all
    others."""
    hosted = _newest(
        select(TABLES.c.id).where(TABLES.c.host == person, ~_is_put_away(TABLES.c.id, person)),
        *(game, before, limit),
    ).subquery()
    arms: list[Select[tuple[str]]] = [select(hosted.c.id)]
    for holder in (SEATS.c.owner, SEATS.c.substitute):
        is_shown = and_(holder == person, ~_is_put_away(SEATS.c.table_id, person))
        arms.append(select(SEATS.c.table_id).where(is_shown, SEATS.c.rested_at.is_(None)))
        # Somebody may hold several seats of a table.
        rested = select(SEATS.c.table_id, SEATS.c.rested_at).distinct()
        rested = rested.where(is_shown, SEATS.c.rested_at.is_not(None))
        if before is not None:
            rested = rested.where(SEATS.c.rested_at < before)
        if game is not None:
            rested = rested.where(exists().where(TABLES.c.id == SEATS.c.table_id, TABLES.c.game == game))
        newest_first = (SEATS.c.rested_at.desc(), SEATS.c.table_id.desc())
        arms.append(select(rested.order_by(*newest_first).limit(limit).subquery().c.table_id))
    return union(*arms)


def _is_put_away(table: ColumnElement[str], person: str) -> ColumnElement[bool]:
    return exists().where(ARCHIVED.c.table_id == table, ARCHIVED.c.person == person)


def held_by(person: str) -> CompoundSelect[tuple[str]]:
    """Tables at which somebody owns a seat or sits in for another. Each half finds its rows by an index of its own, which `or`
    among a million tables does not."""
    return union(*_seats_of(person))


def concerning(person: str) -> CompoundSelect[tuple[str]]:
    """Those, and the ones whose host somebody is."""
    return union(*_seats_of(person), select(TABLES.c.id).where(TABLES.c.host == person))


def _seats_of(person: str) -> tuple[Select[tuple[str]], Select[tuple[str]]]:
    table = select(SEATS.c.table_id)
    return table.where(SEATS.c.owner == person), table.where(SEATS.c.substitute == person)


async def tables_open(connection: AsyncConnection, game: str | None, before: int | None, limit: int) -> Page:
    free = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.is_open))
    query = select(*LISTED).where(
        TABLES.c.visibility == "open", TABLES.c.status.in_(("gathering", "playing")), free
    )
    return await _page(connection, query, game, before, limit)


async def tables_watchable(
    connection: AsyncConnection, game: str | None, before: int | None, limit: int
) -> Page:
    query = select(*LISTED).where(
        TABLES.c.visibility == "open", TABLES.c.status.in_(("playing", "finished")), TABLES.c.watch
    )
    return await _page(connection, query, game, before, limit)


async def let_sleep(connection: AsyncConnection, table: str) -> None:
    """Nobody needs to look after it."""
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(wake_at=None))


async def look_soon(connection: AsyncConnection, person: str, now: int) -> None:
    """Somebody goes away, or is back sooner than it seemed: until when the tables wait for them is worked out anew."""
    theirs = TABLES.c.id.in_(concerning(person))
    waits = and_(theirs, TABLES.c.status == "playing", TABLES.c.wake_at.is_not(None))
    await connection.execute(update(TABLES).where(waits).values(wake_at=now))


async def keep_standings(connection: AsyncConnection, standings: list[Standing]) -> None:
    """What everybody saw of tables at certain numbers of their logs; of those that have moved on nothing is kept."""
    this = (TABLES.c.id == bindparam("this_table"), TABLES.c.number == bindparam("this_number"))
    rows = [
        {"this_table": each.table, "this_number": each.number, "new_standing": each.view}
        for each in standings
    ]
    await connection.execute(update(TABLES).where(*this).values(standing=bindparam("new_standing")), rows)


async def quarantine(connection: AsyncConnection, table: str, fence: int, why: dict[str, Any]) -> None:
    """Nobody wakes it any more, and nobody replays it."""
    columns = {"quarantine": why, "wake_at": None, "version": TABLES.c.version + 1}
    mine = (TABLES.c.id == table, TABLES.c.fence == fence)
    if (await connection.execute(update(TABLES).where(*mine).values(columns))).rowcount != 1:
        raise NoLongerOwner


async def release(connection: AsyncConnection, table: str) -> None:
    """A running game is looked after at once."""
    columns = {"quarantine": null(), "wake_at": 0, "version": TABLES.c.version + 1}
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(columns))


async def tables_quarantined(connection: AsyncConnection) -> list[TableRow]:
    """Those that can be read."""
    query = select(TABLES.c.id).where(TABLES.c.quarantine.is_not(null())).order_by(TABLES.c.changed_at)
    tables = [row[0] for row in await connection.execute(query)]
    return (await _one_by_one(connection, tables))[0]


async def set_archived(connection: AsyncConnection, person: str, table: str, archived: bool) -> None:
    this = and_(ARCHIVED.c.person == person, ARCHIVED.c.table_id == table)
    await connection.execute(delete(ARCHIVED).where(this))
    if archived:
        await connection.execute(insert(ARCHIVED).values(person=person, table_id=table))


def _newest(query: Select[Any], game: str | None, before: int | None, limit: int) -> Select[Any]:
    if game is not None:
        query = query.where(TABLES.c.game == game)
    if before is not None:
        query = query.where(TABLES.c.changed_at < before)
    return query.order_by(TABLES.c.changed_at.desc()).limit(limit)


async def _page(
    connection: AsyncConnection, query: Select[Any], game: str | None, before: int | None, limit: int
) -> Page:
    query = _newest(query, game, before, limit)
    try:
        rows = [read(TableRow, row) for row in (await connection.execute(query)).mappings()]
        unreadable: list[str] = []
        last = rows[-1].changed_at if rows else 0
        is_full = len(rows) == limit
    except UNREADABLE:
        found = (await connection.execute(query.with_only_columns(TABLES.c.id, TABLES.c.changed_at))).all()
        rows, unreadable = await _one_by_one(connection, [row[0] for row in found])
        last = next((row[1] for row in reversed(found) if isinstance(row[1], int)), 0)
        is_full = len(found) == limit
    return Page(rows, unreadable, last if is_full else None)


async def _one_by_one(connection: AsyncConnection, tables: list[str]) -> tuple[list[TableRow], list[str]]:
    """Those that can be read, and those that cannot."""
    rows: list[TableRow] = []
    unreadable: list[str] = []
    for table in tables:
        try:
            row = await table_by_id(connection, table)
        except UNREADABLE:
            unreadable.append(table)
        else:
            rows += [] if row is None else [row]
    return rows, unreadable
