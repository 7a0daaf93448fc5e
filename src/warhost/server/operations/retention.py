"""What is not kept for ever: tables at which nobody began, lessons, records that people brought, and guests who did not come
back. Whoever has an account stays, and so do the games of accounts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.company_queries import forget_presence
from warhost.server.database.connection import Database
from warhost.server.database.owner_queries import Moment, is_free
from warhost.server.database.removal_queries import (
    delete_if_unknown,
    delete_tables,
    forget_what_expired,
    gatherings_before,
    leave_nameless,
    lessons_before,
    records_before,
    stale_guests,
    stale_tables,
    tables_of_guests_before,
)
from warhost.server.database.result_queries import take_turn
from warhost.server.people.signatures import PURPOSES
from warhost.server.settings import Settings

DAY_MS: Final = 86_400_000
AT_ONCE: Final = 200
ORDERS_KEPT_DAYS: Final = 30


class Pruned(Struct):
    """How many are gone."""

    tables: int = 0
    guests: int = 0


async def prune(database: Database, settings: Settings, now: int, alive_at: Moment | None = None) -> Pruned:
    """Delete what has been kept long enough; not the tables of servers that live at this moment: somebody may be there."""
    pruned = Pruned()
    for which in _stale(settings, now):
        pruned.tables += await _prune_tables(
            database, which if alive_at is None else which & is_free(alive_at)
        )
    if settings.keep_guest_days:
        pruned.guests = await _prune_guests(database, now - settings.keep_guest_days * DAY_MS)
    async with database.writing() as connection:
        await forget_what_expired(
            connection, now - PURPOSES["person"] * 1000, now - ORDERS_KEPT_DAYS * DAY_MS
        )
        await forget_presence(connection, now - DAY_MS)
    return pruned


def _stale(settings: Settings, now: int) -> list[ColumnElement[bool]]:
    kinds = (
        (settings.keep_gathering_days, gatherings_before),
        (settings.keep_lesson_days, lessons_before),
        (settings.keep_record_days, records_before),
        (settings.keep_guest_days, tables_of_guests_before),
    )
    return [before(now - days * DAY_MS) for days, before in kinds if days]


async def _prune_tables(database: Database, which: ColumnElement[bool]) -> int:
    async def delete(connection: AsyncConnection) -> int:
        stale = await stale_tables(connection, which, AT_ONCE)
        await delete_tables(connection, stale)
        return len(stale)

    return await _until_few(database, delete)


async def _prune_guests(database: Database, moment: int) -> int:
    async def forget(connection: AsyncConnection) -> int:
        await take_turn(connection, is_sqlite=database.is_sqlite)
        stale = await stale_guests(connection, moment, AT_ONCE)
        for guest in stale:
            await leave_nameless(connection, guest)
            await delete_if_unknown(connection, guest)
        return len(stale)

    return await _until_few(database, forget)


async def _until_few(database: Database, some: Callable[[AsyncConnection], Awaitable[int]]) -> int:
    """A few at a time, so that nobody has to wait for it."""
    count = 0
    while (done := await database.written(some)) == AT_ONCE:
        count += done
    return count + done
