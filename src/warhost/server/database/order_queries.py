"""Queries about an administrator's orders."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.rows import read, values
from warhost.server.database.schema import ORDERS


class OrderRow(Struct):
    id: str
    kind: str
    about: str
    person: str | None
    """For whom, where it is about a table."""
    at: int
    taken: bool
    outcome: str | None


async def add_order(connection: AsyncConnection, order: OrderRow) -> None:
    await connection.execute(insert(ORDERS).values(values(order)))


async def open_orders(connection: AsyncConnection, limit: int) -> list[OrderRow]:
    query = select(ORDERS).where(~ORDERS.c.taken).order_by(ORDERS.c.at).limit(limit)
    return [read(OrderRow, row) for row in (await connection.execute(query)).mappings()]


async def take_order(connection: AsyncConnection, order: str) -> bool:
    """Whether nobody else was faster."""
    taken = await connection.execute(
        update(ORDERS).where(ORDERS.c.id == order, ~ORDERS.c.taken).values(taken=True)
    )
    return taken.rowcount == 1


async def finish_order(connection: AsyncConnection, order: str, outcome: str) -> None:
    await connection.execute(update(ORDERS).where(ORDERS.c.id == order).values(outcome=outcome))


async def outcome_of_order(connection: AsyncConnection, order: str) -> str | None:
    return (await connection.execute(select(ORDERS.c.outcome).where(ORDERS.c.id == order))).scalar()
