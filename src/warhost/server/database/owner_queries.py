"""Queries about servers that live and the tables that they own. Every server asks most of them every second, so their statements
are made once: to put one together costs more than to carry it out."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    Text,
    Update,
    bindparam,
    delete,
    exists,
    insert,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.schema import SERVERS, TABLES
from warhost.server.refusals import NoLongerOwner

LEASE_MS: Final = 5_000
"""So long after its last sign of life a server counts as alive."""
FORGOTTEN_MS: Final = 60_000

Moment = ColumnElement[int]
"""What the clock that all share says when a statement is carried out: one object for each database and clock."""

DATABASES: Final = 8
"""Of so many the statements are kept; a process has one."""
TABLE: Final[ColumnElement[str]] = bindparam("table", type_=Text)
SERVER: Final[ColumnElement[str]] = bindparam("server", type_=Text)
DUE_AT: Final[ColumnElement[int]] = bindparam("due_at", type_=BigInteger)
AT_MOST: Final[ColumnElement[int]] = bindparam("at_most", type_=BigInteger)

# ---------------------------------------------------------------- servers


async def renew(connection: AsyncConnection, name: str, machine: str, address: str, now: Moment) -> bool:
    """A server gives a sign of life; returns whether it was alive until now in the eyes of the others."""
    who = {"server": name, "its_machine": machine, "its_address": address}
    held = (await connection.execute(_is_held(now), {"server": name})).scalar()
    if held is None:
        columns = {"machine": machine, "address": address, "alive_until": now + LEASE_MS}
        await connection.execute(insert(SERVERS).values(name=name, **columns))
    else:
        await connection.execute(_renewed(now), who)
    return bool(held)


@lru_cache(DATABASES)
def _is_held(now: Moment) -> Select[Any]:
    return select(_lives(now)).where(SERVERS.c.name == SERVER)


@lru_cache(DATABASES)
def _renewed(now: Moment) -> Update:
    columns: dict[str, Any] = {"machine": bindparam("its_machine"), "address": bindparam("its_address")}
    return update(SERVERS).where(SERVERS.c.name == SERVER).values(columns | {"alive_until": now + LEASE_MS})


async def living(connection: AsyncConnection, now: Moment) -> dict[str, str]:
    """The servers that live, with their machines."""
    return {row[0]: row[1] for row in await connection.execute(_living(now))}


@lru_cache(DATABASES)
def _living(now: Moment) -> Select[Any]:
    return select(SERVERS.c.name, SERVERS.c.machine).where(_lives(now))


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
    done = await connection.execute(_claimed(now), {"table": table, "server": server})
    found: int | None = done.scalar()
    return found


@lru_cache(DATABASES)
def _claimed(now: Moment) -> Any:
    return (
        update(TABLES)
        .where(TABLES.c.id == TABLE, or_(TABLES.c.owner == SERVER, is_free(now)))
        .values(_owned_by(SERVER))
        .returning(TABLES.c.fence)
    )


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
    wanted = {"server": server, "due_at": due_at, "at_most": limit}
    return [(row[0], row[1]) for row in await connection.execute(_due_claimed(now), wanted)]


@lru_cache(DATABASES)
def _due_claimed(now: Moment) -> Any:
    due = (
        select(TABLES.c.id)
        .where(_is_due(DUE_AT), is_free(now))
        .order_by(TABLES.c.wake_at)
        .limit(AT_MOST)
        .with_for_update(skip_locked=True, of=TABLES)
        .correlate(None)
    )
    return (
        update(TABLES)
        .where(TABLES.c.id.in_(due))
        .values(_owned_by(SERVER))
        .returning(TABLES.c.id, TABLES.c.fence)
    )


async def due_of(connection: AsyncConnection, server: str, due_at: int, limit: int) -> list[str]:
    """Tables of this server that should have been looked after by now."""
    wanted = {"server": server, "due_at": due_at, "at_most": limit}
    return [row[0] for row in await connection.execute(_due(), wanted)]


@lru_cache(1)
def _due() -> Select[Any]:
    return (
        select(TABLES.c.id)
        .where(_is_due(DUE_AT), TABLES.c.owner == SERVER)
        .order_by(TABLES.c.wake_at)
        .limit(AT_MOST)
    )


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


def _owned_by(server: str | ColumnElement[str] | None) -> dict[str, Any]:
    return {"owner": server, "fence": TABLES.c.fence + 1}


def is_free(now: Moment) -> ColumnElement[bool]:
    is_alive = exists().where(SERVERS.c.name == TABLES.c.owner, _lives(now)).correlate(TABLES)
    return or_(TABLES.c.owner.is_(null()), ~is_alive)


def _is_due(due_at: ColumnElement[int]) -> ColumnElement[bool]:
    return (TABLES.c.wake_at <= due_at) & (TABLES.c.status == "playing") & TABLES.c.quarantine.is_(null())
