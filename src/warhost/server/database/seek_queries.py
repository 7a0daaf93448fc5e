"""Queries about seeks: who looks for which game."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, text, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.rows import read, values
from warhost.server.database.schema import SEEKS

PAIRING_LOCK: Final = 7_264_003
"""PostgreSQL's advisory lock: pairs are made one after the other."""
LOOKED_AT: Final = 200
"""Of those who look for the same: the nearest. More cannot help anybody."""


class SeekRow(Struct):
    person: str
    game: str
    terms: str
    """Seats, clock, rated or not, rules, in one word: whoever meets has the same."""
    seats: int
    pace: str
    rated: bool
    seek: dict[str, Any]
    strength: float
    deviation: float
    made_at: int
    until: int
    """When it lapses unless somebody asks for it."""
    table_id: str | None
    bots_at: int | None
    """When bots may take the seats that are left; null: never."""


async def take_turn_pairing(connection: AsyncConnection, *, is_sqlite: bool) -> None:
    if not is_sqlite:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": PAIRING_LOCK})


async def seek_of(connection: AsyncConnection, person: str) -> SeekRow | None:
    row = (await connection.execute(select(SEEKS).where(SEEKS.c.person == person))).mappings().first()
    return None if row is None else read(SeekRow, row)


async def put_seek(connection: AsyncConnection, seek: SeekRow) -> None:
    await drop_seek(connection, seek.person)
    await connection.execute(insert(SEEKS).values(values(seek)))


async def drop_seek(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(SEEKS).where(SEEKS.c.person == person))


async def prolong(connection: AsyncConnection, person: str, until: int) -> None:
    await connection.execute(update(SEEKS).where(SEEKS.c.person == person).values(until=until))


async def waiting_for_same(connection: AsyncConnection, own: SeekRow, now: int) -> list[SeekRow]:
    """The nearest by rating, the longer waiting of equals."""
    same = and_(SEEKS.c.game == own.game, SEEKS.c.terms == own.terms, _is_waiting(now))
    nearest = func.abs(SEEKS.c.strength - own.strength)
    query = select(SEEKS).where(same).order_by(nearest, SEEKS.c.made_at, SEEKS.c.person).limit(LOOKED_AT)
    return [read(SeekRow, row) for row in (await connection.execute(query)).mappings()]


async def seat_seekers(connection: AsyncConnection, people: list[str], table: str) -> None:
    await connection.execute(update(SEEKS).where(SEEKS.c.person.in_(people)).values(table_id=table))


class SeekFilter(Struct):
    """Which seeks somebody wants to see. `after`: those that came later than this one, by its moment and person."""

    game: str | None = None
    seats: int | None = None
    pace: str | None = None
    rated: bool | None = None
    after: tuple[int, str] | None = None


async def open_seeks(
    connection: AsyncConnection, now: int, wanted: SeekFilter, apart: frozenset[str], limit: int
) -> list[SeekRow]:
    """The longest waiting first, without the people `apart`."""
    query = select(SEEKS).where(_is_waiting(now))
    for column, value in (
        (SEEKS.c.game, wanted.game),
        (SEEKS.c.seats, wanted.seats),
        (SEEKS.c.pace, wanted.pace),
        (SEEKS.c.rated, wanted.rated),
    ):
        if value is not None:
            query = query.where(column == value)
    if wanted.after is not None:
        query = query.where(tuple_(SEEKS.c.made_at, SEEKS.c.person) > tuple_(*wanted.after))
    if apart:
        query = query.where(SEEKS.c.person.not_in(apart))
    query = query.order_by(SEEKS.c.made_at, SEEKS.c.person).limit(limit)
    return [read(SeekRow, row) for row in (await connection.execute(query)).mappings()]


async def due_for_bots(connection: AsyncConnection, now: int, pace: str, limit: int) -> list[str]:
    """Whose patience has run out, the longest ago first."""
    due = and_(_is_waiting(now), SEEKS.c.pace == pace, SEEKS.c.bots_at <= now)
    query = select(SEEKS.c.person).where(due).order_by(SEEKS.c.bots_at, SEEKS.c.person).limit(limit)
    return [row[0] for row in await connection.execute(query)]


async def let_bots_wait(connection: AsyncConnection, person: str, until: int) -> None:
    await connection.execute(update(SEEKS).where(SEEKS.c.person == person).values(bots_at=until))


def _is_waiting(now: int) -> ColumnElement[bool]:
    return and_(SEEKS.c.table_id.is_(None), SEEKS.c.until > now)


async def drop_lapsed(connection: AsyncConnection, before: int) -> None:
    await connection.execute(delete(SEEKS).where(SEEKS.c.until < before))
