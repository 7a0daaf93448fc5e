"""Somebody leaves this server for good: bots play on for them, others become host, and nothing names them any more."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.core.errors import WarhostError
from warhost.server.cluster.letters import PersonChanged
from warhost.server.cluster.ownership import OwnedElsewhere
from warhost.server.database.order_queries import OrderRow, add_order, outcome_of_order
from warhost.server.database.removal_queries import (
    delete_if_unknown,
    delete_tables,
    give_table_to,
    leave_nameless,
    others_at,
    tables_of_person,
)
from warhost.server.database.result_queries import take_turn
from warhost.server.database.rows import PersonRow
from warhost.server.database.table_queries import hold_tables
from warhost.server.table.deeds import Depart
from warhost.server.table.live_tables import LiveTables

PATIENCE_S: Final = 10.0
LOOK_S: Final = 0.1

log = structlog.get_logger()


async def leave_all_tables(tables: LiveTables, person: PersonRow) -> list[str]:
    """Bots play on for this person, and others become host; returns the tables, which were not over."""
    async with tables.hub.database.reading() as connection:
        running = await tables_of_person(connection, person.id, over=False)
    elsewhere = []
    for table in running:
        try:
            await (await tables.get(table, person.id)).perform(Depart(), person.id)
        except OwnedElsewhere:
            elsewhere.append(table)
        except WarhostError as error:
            # Its rules may be gone; it cannot go on anyway.
            log.warning("not departed", table=table, reason=error.key)
    await _depart_elsewhere(tables, elsewhere, person.id)
    return running


async def say_farewell(tables: LiveTables, person: PersonRow) -> None:
    hub = tables.hub
    running = await leave_all_tables(tables, person)

    async def forget(connection: AsyncConnection) -> list[str]:
        # A game that is counted meanwhile would be counted for nobody.
        await take_turn(connection, is_sqlite=hub.database.is_sqlite)
        over = await tables_of_person(connection, person.id, over=True)
        await hold_tables(connection, [*running, *over])
        others = {table: await others_at(connection, table, person.id) for table in over}
        for table in over:
            if others[table]:
                await give_table_to(connection, table, person.id, others[table][0])
        await delete_tables(connection, [table for table in over if not others[table]])
        await leave_nameless(connection, person.id)
        await delete_if_unknown(connection, person.id)
        return over

    over = await hub.database.written(forget)
    hub.people.forget(person.id)
    await hub.post.tell_all(PersonChanged(person.id))
    await tables.check_sessions(person.id)
    await tables.belongings_moved(list({*running, *over}))


async def _depart_elsewhere(tables: LiveTables, elsewhere: list[str], person: str) -> None:
    """Where other servers own the tables, they do it; this one waits for them, but not for ever."""
    hub = tables.hub
    orders = [
        OrderRow(hub.chance.token(12), "depart", table, person, hub.clock.now(), False, None)
        for table in elsewhere
    ]
    async with hub.database.writing() as connection:
        for order in orders:
            await add_order(connection, order)
    until = hub.clock.monotonic() + PATIENCE_S
    while orders and hub.clock.monotonic() < until:
        await asyncio.sleep(LOOK_S)
        async with hub.database.reading() as connection:
            orders = [order for order in orders if await outcome_of_order(connection, order.id) is None]
    for order in orders:
        log.warning("not departed", table=order.about, reason="no answer")
