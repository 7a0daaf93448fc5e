"""Somebody leaves this server for good: bots play on for them, others become host, and nothing names them any more."""

from __future__ import annotations

import structlog

from warhost.core.errors import WarhostError
from warhost.server.database.news import News
from warhost.server.database.removal_queries import (
    delete_if_unknown,
    delete_tables,
    give_table_to,
    leave_nameless,
    others_at,
    tables_of_person,
)
from warhost.server.database.rows import PersonRow
from warhost.server.table.deeds import Depart
from warhost.server.table.live_tables import LiveTables

log = structlog.get_logger()


async def say_farewell(tables: LiveTables, person: PersonRow) -> None:
    hub = tables.hub
    async with hub.database.reading() as connection:
        running = await tables_of_person(connection, person.id, over=False)
    for table in running:
        try:
            await (await tables.get(table, person.id)).perform(Depart(), person.id)
        except WarhostError as error:
            # Its rules may be gone; it cannot go on anyway.
            log.warning("not departed", table=table, reason=error.key)
    async with hub.database.writing() as connection:
        over = await tables_of_person(connection, person.id, over=True)
        others = {table: await others_at(connection, table, person.id) for table in over}
        lonely = [table for table in over if not others[table]]
        concerned = [table for table in {*running, *over} if table not in lonely]
        for table in over:
            if others[table]:
                await give_table_to(connection, table, person.id, others[table][0])
        await delete_tables(connection, lonely)
        await leave_nameless(connection, person.id)
        await delete_if_unknown(connection, person.id)
        for table in concerned:
            await hub.desk.tell(connection, News("table", table))
        await hub.desk.tell(connection, News("person", person.id))
    hub.people.forget(person.id)
    await tables.check_sessions(person.id)
    for table in lonely:
        tables.drop(table)
    await tables.reread(concerned)
