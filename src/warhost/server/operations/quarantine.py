"""Tables that failed or hung and were set aside: what an administrator sees of them, and how they are released."""

from __future__ import annotations

from typing import Any

import msgspec

from warhost.core.errors import WarhostError
from warhost.server.database.connection import Database
from warhost.server.database.rows import TableRow
from warhost.server.database.table_queries import (
    big_part,
    log_of,
    release,
    seats_of,
    table_by_id,
    tables_quarantined,
)


class NotQuarantined(WarhostError):
    def __init__(self, table: str) -> None:
        super().__init__("quarantine-none", f"table {table} is not quarantined", {"table": table})


async def list_quarantined(database: Database) -> list[TableRow]:
    async with database.reading() as connection:
        return await tables_quarantined(connection)


async def look_at(database: Database, table: str) -> dict[str, Any]:
    """All that is needed to see the failure again, secrets included."""
    async with database.reading() as connection:
        row = await _quarantined(database, table)
        seats = (await seats_of(connection, [table]))[table]
        position = await big_part(connection, table, "position")
        entries = await log_of(connection, table)
    return {
        **msgspec.structs.asdict(row),
        "seed": row.seed.hex(),
        "seats": [msgspec.structs.asdict(seat) for seat in seats],
        "position": position,
        "log": [msgspec.structs.asdict(entry) for entry in entries],
    }


async def release_all(database: Database, tables: list[str]) -> int:
    """Let servers play these tables again; returns how many there were. They are due from this moment: whoever owns one, or
    would, finds it."""
    for table in tables:
        await _quarantined(database, table)
        async with database.writing() as connection:
            await release(connection, table)
    return len(tables)


async def _quarantined(database: Database, table: str) -> TableRow:
    async with database.reading() as connection:
        row = await table_by_id(connection, table)
    if row is None or row.quarantine is None:
        raise NotQuarantined(table)
    return row
