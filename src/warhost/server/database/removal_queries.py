"""Queries that make things disappear: tables, people, and what has been kept long enough."""

from __future__ import annotations

import re
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.schema import (
    ARCHIVED,
    CHAT,
    LOG,
    ORDERS,
    PEOPLE,
    PUSHES,
    SEATS,
    SIGNED_OUT,
    TABLES,
)

OVER: Final = ("finished", "closed")
NOBODY: Final = "?"
"""The name of whoever is not here any more."""
SILENCE: Final = "…"
"""What is left of a line of talk whose writer is gone."""


async def delete_tables(connection: AsyncConnection, tables: list[str]) -> None:
    for part in (LOG, CHAT, SEATS, ARCHIVED):
        await connection.execute(delete(part).where(part.c.table_id.in_(tables)))
    await connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))


async def tables_of_person(connection: AsyncConnection, person: str, *, over: bool) -> list[str]:
    """Where somebody is host or has a seat, and the game is over, or is not."""
    sits = exists().where(
        SEATS.c.table_id == TABLES.c.id, or_(SEATS.c.owner == person, SEATS.c.substitute == person)
    )
    is_over = TABLES.c.status.in_(OVER)
    query = select(TABLES.c.id).where(or_(sits, TABLES.c.host == person), is_over if over else ~is_over)
    return [row[0] for row in await connection.execute(query)]


async def others_at(connection: AsyncConnection, table: str, person: str) -> list[str]:
    """Who else owns a seat there."""
    query = (
        select(SEATS.c.owner).where(SEATS.c.table_id == table, SEATS.c.owner != person).order_by(SEATS.c.seat)
    )
    return [row[0] for row in await connection.execute(query)]


async def give_table_to(connection: AsyncConnection, table: str, host: str, other: str) -> None:
    """If this person is its host."""
    columns: dict[str, Any] = {"host": other, "version": TABLES.c.version + 1}
    await connection.execute(
        update(TABLES).where(TABLES.c.id == table, TABLES.c.host == host).values(columns)
    )


async def leave_nameless(connection: AsyncConnection, person: str) -> None:
    """Nothing that is stored names this person any more, or was said by them."""
    owned = (
        await connection.execute(select(SEATS.c.table_id, SEATS.c.side).where(SEATS.c.owner == person))
    ).all()
    for table, side in owned:
        record = (await connection.execute(select(TABLES.c.record).where(TABLES.c.id == table))).scalar()
        if record is not None:
            nameless = re.sub(rf"(?m)^seat {re.escape(side)} .*$", f"seat {side} -", record)
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(record=nameless))
    await connection.execute(update(SEATS).where(SEATS.c.owner == person).values(name=None))
    await connection.execute(update(CHAT).where(CHAT.c.person == person).values(text=SILENCE))
    for part in (PUSHES, ARCHIVED, SIGNED_OUT):
        await connection.execute(delete(part).where(part.c.person == person))
    blank: dict[str, Any] = {
        "name": NOBODY,
        "login": None,
        "password": None,
        "preferences": {},
        "notices": {},
        "epoch": PEOPLE.c.epoch + 1,
    }
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(blank))


# ---------------------------------------------------------------- what has been kept long enough


async def stale_tables(connection: AsyncConnection, which: ColumnElement[bool], limit: int) -> list[str]:
    query = select(TABLES.c.id).where(which).order_by(TABLES.c.changed_at).limit(limit)
    return [row[0] for row in await connection.execute(query)]


def gatherings_before(moment: int) -> ColumnElement[bool]:
    return and_(TABLES.c.status == "gathering", TABLES.c.changed_at < moment)


def lessons_before(moment: int) -> ColumnElement[bool]:
    return and_(TABLES.c.lesson.is_not(None), TABLES.c.changed_at < moment)


def records_before(moment: int) -> ColumnElement[bool]:
    return and_(TABLES.c.origin == "record", TABLES.c.changed_at < moment)


def tables_of_guests_before(moment: int) -> ColumnElement[bool]:
    """Tables of guests who have not come back since, at which nobody else has a seat who has."""
    host, player = PEOPLE.alias("host"), PEOPLE.alias("player")
    is_stale = exists().where(host.c.id == TABLES.c.host, host.c.login.is_(None), host.c.seen_at < moment)
    is_wanted = exists().where(
        SEATS.c.table_id == TABLES.c.id,
        or_(SEATS.c.owner == player.c.id, SEATS.c.substitute == player.c.id),
        or_(player.c.login.is_not(None), player.c.seen_at >= moment),
    )
    return and_(is_stale, ~is_wanted, TABLES.c.changed_at < moment)


async def stale_guests(connection: AsyncConnection, moment: int, limit: int) -> list[str]:
    """Guests who have not come back since and are not yet nameless."""
    query = (
        select(PEOPLE.c.id)
        .where(PEOPLE.c.login.is_(None), PEOPLE.c.seen_at < moment, PEOPLE.c.name != NOBODY)
        .limit(limit)
    )
    return [row[0] for row in await connection.execute(query)]


async def delete_if_unknown(connection: AsyncConnection, person: str) -> None:
    """Delete somebody of whom nothing else is stored."""
    known = (
        exists().where(TABLES.c.host == person),
        exists().where(or_(SEATS.c.owner == person, SEATS.c.substitute == person)),
        exists().where(CHAT.c.person == person),
    )
    await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person, *(~each for each in known)))


async def forget_what_expired(connection: AsyncConnection, cookies_before: int, orders_before: int) -> None:
    await connection.execute(delete(SIGNED_OUT).where(SIGNED_OUT.c.at < cookies_before))
    await connection.execute(delete(ORDERS).where(ORDERS.c.at < orders_before))
