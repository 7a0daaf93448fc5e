"""Keys and other single values that the database keeps for all its servers."""

from __future__ import annotations

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.schema import KEYS


async def key_named(connection: AsyncConnection, name: str) -> str | None:
    found = (await connection.execute(select(KEYS.c.value).where(KEYS.c.name == name))).scalar()
    return None if found is None else str(found)


async def add_key(connection: AsyncConnection, name: str, value: str) -> None:
    await connection.execute(insert(KEYS).values(name=name, value=value))


async def change_key(connection: AsyncConnection, name: str, value: str) -> bool:
    """Whether there was one."""
    done = await connection.execute(update(KEYS).where(KEYS.c.name == name).values(value=value))
    return done.rowcount > 0


async def replace_key(connection: AsyncConnection, name: str, before: str, after: str) -> bool:
    """Whether it still had the value from before."""
    is_as_before = (KEYS.c.name == name, KEYS.c.value == before)
    done = await connection.execute(update(KEYS).where(*is_as_before).values(value=after))
    return done.rowcount > 0
