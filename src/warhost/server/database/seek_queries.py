"""Queries about seeks: who looks for which game."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import and_, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.rows import read, values
from warhost.server.database.schema import SEEKS

PAIRING_LOCK: Final = 7_264_003
"""PostgreSQL's advisory lock: pairs are made one after the other."""
LOOKED_AT: Final = 200
"""Of those who look for the same: the longest waiting. More cannot help anybody."""


class SeekRow(Struct):
    person: str
    game: str
    terms: str
    """Seats, clock, rated or not, in one word: whoever meets has the same."""
    seek: dict[str, Any]
    strength: float
    deviation: float
    made_at: int
    until: int
    """When it lapses unless somebody asks for it."""
    table_id: str | None


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


async def waiting_for_same(connection: AsyncConnection, game: str, terms: str, now: int) -> list[SeekRow]:
    same = and_(SEEKS.c.game == game, SEEKS.c.terms == terms, SEEKS.c.table_id.is_(None), SEEKS.c.until > now)
    query = select(SEEKS).where(same).order_by(SEEKS.c.made_at, SEEKS.c.person).limit(LOOKED_AT)
    return [read(SeekRow, row) for row in (await connection.execute(query)).mappings()]


async def seat_seekers(connection: AsyncConnection, people: list[str], table: str) -> None:
    await connection.execute(update(SEEKS).where(SEEKS.c.person.in_(people)).values(table_id=table))


async def open_seeks(connection: AsyncConnection, now: int, limit: int) -> list[SeekRow]:
    waiting = and_(SEEKS.c.table_id.is_(None), SEEKS.c.until > now)
    query = select(SEEKS).where(waiting).order_by(SEEKS.c.made_at, SEEKS.c.person).limit(limit)
    return [read(SeekRow, row) for row in (await connection.execute(query)).mappings()]


async def drop_lapsed(connection: AsyncConnection, before: int) -> None:
    await connection.execute(delete(SEEKS).where(SEEKS.c.until < before))
