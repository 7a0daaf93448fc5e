"""What an administrator has ordered, from the command line and by way of the database: the next server that looks does it."""

from __future__ import annotations

from typing import Final

import structlog

from warhost.core.errors import WarhostError
from warhost.server.database.order_queries import OrderRow, finish_order, open_orders, take_order
from warhost.server.database.rows import PersonRow
from warhost.server.operations.incidents import report
from warhost.server.protocol.tables import Pause
from warhost.server.refusals import RequestRefused
from warhost.server.table.deeds import Close, Depart
from warhost.server.table.departures import say_farewell
from warhost.server.table.live_tables import LiveTables

AT_ONCE: Final = 10
DONE: Final = "order-done"
AT_A_TABLE: Final = ("close-table", "delete-table", "depart", "pause-table", "resume-table")

log = structlog.get_logger()


async def take_orders(tables: LiveTables) -> None:
    hub = tables.hub
    async with hub.database.reading() as connection:
        waiting = await open_orders(connection, AT_ONCE)
    for order in waiting:
        if order.kind in AT_A_TABLE and await tables.locate(order.about) is not None:
            # Its owner will do it.
            continue
        async with hub.database.writing() as connection:
            is_ours = await take_order(connection, order.id)
        if is_ours:
            outcome = await _carry_out(tables, order)
            log.info("order", kind=order.kind, about=order.about, outcome=outcome)
            async with hub.database.writing() as connection:
                await finish_order(connection, order.id, outcome)


async def _carry_out(tables: LiveTables, order: OrderRow) -> str:
    try:
        await _do(tables, order)
    except WarhostError as error:
        return error.key
    except Exception as error:  # noqa: BLE001 - the administrator hears of it, and the others' time goes on
        report(tables.hub.measures, error, order=order.kind)
        return "order-failed"
    return DONE


async def _do(tables: LiveTables, order: OrderRow) -> None:
    match order.kind:
        case "close-table":
            await (await tables.get_invited(order.about)).perform(Close())
        case "delete-table":
            await tables.delete(await tables.get_invited(order.about))
        case "pause-table" | "resume-table":
            table = await tables.get_invited(order.about)
            await table.perform(Pause(order.kind == "pause-table"))
        case "depart":
            await (await tables.get_invited(order.about)).perform(Depart(), order.person or "")
        case "remove-person":
            await say_farewell(tables, await _person(tables, order.about))
        case "sign-out":
            await tables.hub.people.sign_out_everywhere(await _person(tables, order.about))
            await tables.check_sessions(order.about)
        case _:
            raise RequestRefused("order-failed")


async def _person(tables: LiveTables, person: str) -> PersonRow:
    found = await tables.hub.people.get(person)
    if found is None:
        raise RequestRefused("admin-no-person", person=person)
    return found
