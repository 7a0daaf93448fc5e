"""Queries about servers that live and the tables that they own."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, delete, exists, insert, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.schema import SERVERS, TABLES
from warhost.server.refusals import NoLongerOwner

LEASE_MS: Final = 5_000
"""So long after its last sign of life a server counts as alive."""
FORGOTTEN_MS: Final = 60_000

Moment = ColumnElement[int]

# ---------------------------------------------------------------- servers


async def renew(connection: AsyncConnection, name: str, machine: str, address: str, now: Moment) -> bool:
    """A server gives a sign of life; returns whether it was alive until now in the eyes of the others."""
    held = (await connection.execute(select(_lives(now)).where(SERVERS.c.name == name))).scalar()
    columns: dict[str, Any] = {"machine": machine, "address": address, "alive_until": now + LEASE_MS}
    if held is None:
        await connection.execute(insert(SERVERS).values(name=name, **columns))
    else:
        await connection.execute(update(SERVERS).where(SERVERS.c.name == name).values(columns))
    return bool(held)


async def living(connection: AsyncConnection, now: Moment) -> dict[str, str]:
    """The servers that live, with their machines."""
    rows = await connection.execute(select(SERVERS.c.name, SERVERS.c.machine).where(_lives(now)))
    return {row[0]: row[1] for row in rows}


async def forget_server(connection: AsyncConnection, name: str) -> None:
    await connection.execute(delete(SERVERS).where(SERVERS.c.name == name))


async def forget_dead(connection: AsyncConnection, now: Moment) -> None:
    """Those of which nothing was heard for long, or whose moment cannot be by the clock of today."""
    recent = SERVERS.c.alive_until.between(now - FORGOTTEN_MS, now + LEASE_MS)
    await connection.execute(delete(SERVERS).where(~recent))


def _lives(now: Moment) -> ColumnElement[bool]:
    # A lease never lasts longer than its length: what lies further ahead was written by a clock that has been set back.
    return SERVERS.c.alive_until.between(now, now + LEASE_MS)


# ---------------------------------------------------------------- tables


async def claim(connection: AsyncConnection, table: str, server: str, now: Moment) -> int | None:
    """Make the server the table's owner; returns its fence, None if another living server owns it."""
    done = await connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table, or_(TABLES.c.owner == server, is_free(now)))
        .values(_owned_by(server))
        .returning(TABLES.c.fence)
    )
    found: int | None = done.scalar()
    return found


async def fence_of(connection: AsyncConnection, table: str) -> int | None:
    found: int | None = (
        await connection.execute(select(TABLES.c.fence).where(TABLES.c.id == table))
    ).scalar()
    return found


async def fences_of(connection: AsyncConnection, server: str) -> dict[str, int]:
    """The server's tables with their fences."""
    rows = await connection.execute(select(TABLES.c.id, TABLES.c.fence).where(TABLES.c.owner == server))
    return {row[0]: row[1] for row in rows}


async def owner_of(connection: AsyncConnection, table: str) -> tuple[str | None] | None:
    """The owner, if there is one; None if there is no such table."""
    found = (await connection.execute(select(TABLES.c.owner).where(TABLES.c.id == table))).first()
    return None if found is None else (found[0],)


async def claim_due(
    connection: AsyncConnection, server: str, due_at: int, now: Moment, limit: int
) -> list[tuple[str, int]]:
    """Take over tables that somebody has to look after and that no living server owns; returns them with their fences."""
    due = (
        select(TABLES.c.id)
        .where(_is_due(due_at), is_free(now))
        .order_by(TABLES.c.wake_at)
        .limit(limit)
        .with_for_update(skip_locked=True, of=TABLES)
        .correlate(None)
    )
    done = await connection.execute(
        update(TABLES)
        .where(TABLES.c.id.in_(due))
        .values(_owned_by(server))
        .returning(TABLES.c.id, TABLES.c.fence)
    )
    return [(row[0], row[1]) for row in done]


async def due_of(connection: AsyncConnection, server: str, due_at: int, limit: int) -> list[str]:
    """Tables of this server that should have been looked after by now."""
    rows = await connection.execute(
        select(TABLES.c.id)
        .where(_is_due(due_at), TABLES.c.owner == server)
        .order_by(TABLES.c.wake_at)
        .limit(limit)
    )
    return [row[0] for row in rows]


async def release(connection: AsyncConnection, table: str, fence: int) -> None:
    """Nobody owns it any more, unless somebody has already taken it over."""
    mine = (TABLES.c.id == table, TABLES.c.fence == fence)
    await connection.execute(update(TABLES).where(*mine).values(_owned_by(None)))


async def release_all(connection: AsyncConnection, server: str) -> None:
    await connection.execute(update(TABLES).where(TABLES.c.owner == server).values(_owned_by(None)))


async def check_fence(connection: AsyncConnection, table: str, fence: int) -> None:
    """Fails with `NoLongerOwner` unless the table is still owned under this number. Call it after the first write of a
    transaction: from then until its end the answer holds."""
    query = select(TABLES.c.fence).where(TABLES.c.id == table).with_for_update(read=True)
    if (await connection.execute(query)).scalar() != fence:
        raise NoLongerOwner


def _owned_by(server: str | None) -> dict[str, Any]:
    return {"owner": server, "fence": TABLES.c.fence + 1}


def is_free(now: Moment) -> ColumnElement[bool]:
    is_alive = exists().where(SERVERS.c.name == TABLES.c.owner, _lives(now)).correlate(TABLES)
    return or_(TABLES.c.owner.is_(null()), ~is_alive)


def _is_due(due_at: int) -> ColumnElement[bool]:
    return (TABLES.c.wake_at <= due_at) & (TABLES.c.status == "playing") & TABLES.c.quarantine.is_(null())
