"""Keys and other single values that the database keeps for all its servers."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.schema import KEYS


async def key_named(connection: AsyncConnection, name: str) -> str | None:
    found = (await connection.execute(select(KEYS.c.value).where(KEYS.c.name == name))).scalar()
    return None if found is None else str(found)


async def add_key(connection: AsyncConnection, name: str, value: str) -> None:
    await connection.execute(insert(KEYS).values(name=name, value=value))


async def set_key(connection: AsyncConnection, name: str, value: str) -> None:
    await connection.execute(delete(KEYS).where(KEYS.c.name == name))
    await add_key(connection, name, value)
