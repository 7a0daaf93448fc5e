"""The journal's batches on PostgreSQL: a connection of its own, two statements for a whole batch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import JSON, BigInteger, Boolean, Integer, LargeBinary, String, Table
from sqlalchemy.types import TypeEngine

from warhost.server.database.connection import Database
from warhost.server.database.journal import NumberTaken, Writing
from warhost.server.database.rows import values
from warhost.server.database.schema import LOG, TABLES
from warhost.server.refusals import NoLongerOwner

if TYPE_CHECKING:
    import asyncpg

INSERT: Final = """
INSERT INTO log (table_id, number, kind, seat, key, dice, target, actor, at)
SELECT table_id, new.number, kind, seat, key, dice::json, target, actor, at
FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::int[], $8::text[], $9::bigint[], $10::int[])
    AS new (table_id, number, kind, seat, key, dice, target, actor, at, fence)
    JOIN tables ON tables.id = new.table_id AND tables.fence = new.fence
ORDER BY tables.id
FOR UPDATE OF tables
ON CONFLICT (table_id, number) DO NOTHING
RETURNING table_id, number
"""
"""Whose table has another owner finds no partner; the others' tables keep their owners until the commit. They are held in the
order in which everybody holds them (`table_queries.hold_tables`)."""
FENCES: Final = "SELECT id, fence FROM tables WHERE id = ANY($1::text[])"

ARRAYS: Final = (
    (BigInteger, "bigint[]"),
    (Integer, "int[]"),
    (Boolean, "boolean[]"),
    (LargeBinary, "bytea[]"),
    (JSON, "text[]"),
    (String, "text[]"),
)

_json: Final = msgspec.json.Encoder().encode


class PostgresWriter:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: asyncpg.Connection[Any] | None = None
        self._updates: dict[tuple[str, ...], str] = {}

    async def open(self) -> None:
        await self._connected()

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def write(self, batch: list[Writing]) -> list[Exception | None]:
        connection = await self._connected()
        async with connection.transaction():
            rows = [values(writing.entry) | {"table_id": writing.table} for writing in batch]
            fences = [writing.fence for writing in batch]
            entered = await connection.fetch(INSERT, *_columns(LOG, tuple(LOG.c.keys()), rows), fences)
            numbers = {(row["table_id"], row["number"]) for row in entered}
            written = [each for each in batch if (each.table, each.entry.number) in numbers]
            for names, together in _by_columns(written).items():
                changed = [each.after | {"id": each.table} for each in together]
                await connection.execute(self._update(names), *_columns(TABLES, ("id", *names), changed))
            missing = [each.table for each in batch if (each.table, each.entry.number) not in numbers]
            owned = (
                {row["id"]: row["fence"] for row in await connection.fetch(FENCES, missing)}
                if missing
                else {}
            )
        return [
            None
            if (each.table, each.entry.number) in numbers
            else NumberTaken()
            if owned.get(each.table) == each.fence
            else NoLongerOwner()
            for each in batch
        ]

    def _update(self, names: tuple[str, ...]) -> str:
        if names not in self._updates:
            self._updates[names] = _update_text(names)
        return self._updates[names]

    async def _connected(self) -> asyncpg.Connection[Any]:
        """A connection that was lost is made anew."""
        import asyncpg  # only where there is a PostgreSQL

        if self._connection is None or self._connection.is_closed():
            url = self._database.url.set(drivername="postgresql")
            self._connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        return self._connection


def _by_columns(batch: list[Writing]) -> dict[tuple[str, ...], list[Writing]]:
    """Updates of the same columns are sent together."""
    groups: dict[tuple[str, ...], list[Writing]] = {}
    for writing in batch:
        groups.setdefault(tuple(writing.after), []).append(writing)
    return groups


def _update_text(names: tuple[str, ...]) -> str:
    arrays = ", ".join(f"${place}::{_array(TABLES, name)}" for place, name in enumerate(("id", *names), 1))
    columns = ", ".join(f"{name} = new.{name}{_cast(TABLES, name)}" for name in names)
    return (
        f"UPDATE tables SET {columns} "
        f"FROM unnest({arrays}) AS new (id, {', '.join(names)}) WHERE tables.id = new.id"
    )


def _columns(table: Table, names: tuple[str, ...], rows: list[dict[str, Any]]) -> list[list[Any]]:
    """One array for each column."""
    return [[_plain(row[name], table.c[name].type) for row in rows] for name in names]


def _plain(value: Any, kind: TypeEngine[Any]) -> Any:
    return _json(value).decode() if isinstance(kind, JSON) and value is not None else value


def _array(table: Table, name: str) -> str:
    kind = table.c[name].type
    return next(array for column, array in ARRAYS if isinstance(kind, column))


def _cast(table: Table, name: str) -> str:
    return "::json" if isinstance(table.c[name].type, JSON) else ""
