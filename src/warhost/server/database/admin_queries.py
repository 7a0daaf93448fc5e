"""Queries for an administrator's lists."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.quota_queries import ENTRY_BYTES, TABLE_BYTES
from warhost.server.database.rows import PersonRow, TableRow, read
from warhost.server.database.schema import PEOPLE, TABLES
from warhost.server.database.table_queries import ROW


async def find_people(connection: AsyncConnection, text: str, limit: int) -> list[PersonRow]:
    """Those whose name or login has this in it; who was here last comes first."""
    pattern = f"%{text.lower()}%"
    query = select(PEOPLE).order_by(PEOPLE.c.seen_at.desc()).limit(limit)
    if text:
        query = query.where(or_(func.lower(PEOPLE.c.name).like(pattern), PEOPLE.c.login.like(pattern)))
    return [read(PersonRow, row) for row in (await connection.execute(query)).mappings()]


async def find_tables(
    connection: AsyncConnection, host: str | None, status: str | None, limit: int
) -> list[TableRow]:
    """The newest change first."""
    query = select(*ROW).order_by(TABLES.c.changed_at.desc()).limit(limit)
    if host is not None:
        query = query.where(TABLES.c.host == host)
    if status is not None:
        query = query.where(TABLES.c.status == status)
    return [read(TableRow, row) for row in (await connection.execute(query)).mappings()]


async def largest_hosts(connection: AsyncConnection, limit: int) -> list[str]:
    """Whose tables take the most."""
    size: Any = func.sum(TABLES.c.bytes + TABLES.c.number * ENTRY_BYTES + TABLE_BYTES)
    query = select(TABLES.c.host).group_by(TABLES.c.host).order_by(size.desc()).limit(limit)
    return [row[0] for row in await connection.execute(query)]
