"""Queries about what people are to be told, and about whom somebody has asked to a table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.notice_schema import CHALLENGES, TIDINGS, TOLD
from warhost.server.database.rows import read, values
from warhost.server.database.schema import SEATS, TABLES


class TidingRow(Struct):
    """`notice`: as `TurnNotice` says it."""

    person: str
    table_id: str
    kind: str
    notice: dict[str, Any]
    due_at: int


async def told_at(connection: AsyncConnection, people: set[str]) -> dict[str, int]:
    query = select(TOLD.c.person, TOLD.c.at).where(TOLD.c.person.in_(people))
    return {row[0]: row[1] for row in await connection.execute(query)}


async def keep_tidings(connection: AsyncConnection, rows: list[TidingRow]) -> None:
    for row in rows:
        this = (
            TIDINGS.c.person == row.person,
            TIDINGS.c.table_id == row.table_id,
            TIDINGS.c.kind == row.kind,
        )
        await connection.execute(delete(TIDINGS).where(*this))
    await connection.execute(insert(TIDINGS), [values(row) for row in rows])


async def people_due(connection: AsyncConnection, now: int, limit: int) -> list[str]:
    query = select(TIDINGS.c.person).where(TIDINGS.c.due_at <= now).distinct().limit(limit)
    return [row[0] for row in await connection.execute(query)]


async def tell_now(connection: AsyncConnection, person: str, now: int, every_ms: int) -> bool:
    """Whether somebody was told nothing for long enough; if so they are told now, by this server alone. Otherwise later."""
    long_ago = and_(TOLD.c.person == person, TOLD.c.at <= now - every_ms)
    if (await connection.execute(update(TOLD).where(long_ago).values(at=now))).rowcount == 1:
        return True
    before = (await told_at(connection, {person})).get(person)
    if before is None:
        await connection.execute(insert(TOLD).values(person=person, at=now))
        return True
    later = update(TIDINGS).where(TIDINGS.c.person == person).values(due_at=before + every_ms)
    await connection.execute(later)
    return False


async def take_tidings(connection: AsyncConnection, person: str) -> list[TidingRow]:
    """All that somebody has not been told; whoever takes it tells it."""
    taken = delete(TIDINGS).where(TIDINGS.c.person == person).returning(TIDINGS)
    rows = [read(TidingRow, row) for row in (await connection.execute(taken)).mappings()]
    return sorted(rows, key=lambda row: (row.due_at, row.table_id))


async def awaited_at(connection: AsyncConnection, person: str, tables: list[str]) -> set[str]:
    """At which of these tables it is this person's turn."""
    query = (
        select(TABLES.c.id, TABLES.c.waiting, SEATS.c.seat)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(
            TABLES.c.id.in_(tables),
            TABLES.c.status == "playing",
            ~TABLES.c.paused,
            SEATS.c.bot.is_(None),
            ~SEATS.c.is_open,
            func.coalesce(SEATS.c.substitute, SEATS.c.owner) == person,
        )
    )
    return {table for table, waiting, seat in await connection.execute(query) if seat in waiting}


# ---------------------------------------------------------------- challenges


async def challenge(connection: AsyncConnection, table: str, person: str, by: str, now: int) -> bool:
    """Whether somebody had not been asked to this table before."""
    this = (CHALLENGES.c.table_id == table, CHALLENGES.c.person == person)
    if (await connection.execute(select(CHALLENGES.c.at).where(*this))).first() is not None:
        return False
    await connection.execute(insert(CHALLENGES).values(table_id=table, person=person, by=by, at=now))
    return True


async def drop_challenge(connection: AsyncConnection, table: str, person: str) -> None:
    this = (CHALLENGES.c.table_id == table, CHALLENGES.c.person == person)
    await connection.execute(delete(CHALLENGES).where(*this))


async def challenged_at(connection: AsyncConnection, table: str) -> list[str]:
    """Who was asked to a table, in that order."""
    query = select(CHALLENGES.c.person).where(CHALLENGES.c.table_id == table)
    return [row[0] for row in await connection.execute(query.order_by(CHALLENGES.c.at, CHALLENGES.c.person))]


async def challenges_to(connection: AsyncConnection, person: str, limit: int) -> list[tuple[str, str]]:
    """Tables that gather and have a free seat, to which somebody was asked, and by whom; the newest first."""
    is_free = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.is_open))
    query = (
        select(CHALLENGES.c.table_id, CHALLENGES.c.by)
        .join(TABLES, TABLES.c.id == CHALLENGES.c.table_id)
        .where(CHALLENGES.c.person == person, TABLES.c.status == "gathering", is_free)
        .order_by(CHALLENGES.c.at.desc(), CHALLENGES.c.table_id)
        .limit(limit)
    )
    return [(table, by) for table, by in await connection.execute(query)]
