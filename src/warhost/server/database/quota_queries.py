"""Queries about how much somebody keeps here."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.schema import CHAT, STUDIES, TABLES

ENTRY_BYTES: Final = 100
TABLE_BYTES: Final = 2_000
LINE_BYTES: Final = 80
"""What a log entry, a table with its seats and a line of talk take besides what was written in them, more or less."""
NOT_OVER: Final = ("gathering", "playing")


class Usage(Struct):
    """`tables`: those that are not over."""

    stored: int
    tables: int


async def usage_of(connection: AsyncConnection, person: str) -> Usage:
    """What the tables that somebody hosts and their studies take, and what they have said. Those of tournaments nobody hosts."""
    hosted = await connection.execute(
        select(func.count(), func.sum(TABLES.c.bytes), func.sum(TABLES.c.number)).where(
            TABLES.c.host == person, TABLES.c.event.is_(None)
        )
    )
    count, size, entries = hosted.one()
    said = await connection.execute(
        select(func.count(), func.sum(func.length(CHAT.c.text))).where(CHAT.c.person == person)
    )
    lines, letters = said.one()
    living = await connection.execute(
        select(func.count()).where(
            TABLES.c.host == person, TABLES.c.event.is_(None), TABLES.c.status.in_(NOT_OVER)
        )
    )
    studied = await connection.execute(select(func.sum(STUDIES.c.bytes)).where(STUDIES.c.owner == person))
    stored = (studied.scalar_one() or 0) + (size or 0) + (entries or 0) * ENTRY_BYTES + count * TABLE_BYTES
    return Usage(stored + (letters or 0) + lines * LINE_BYTES, living.scalar_one())
