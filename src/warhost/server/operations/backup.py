"""Backup and restore: the whole database as one compressed text file, the same for SQLite and PostgreSQL, so that it
can also move from one to the other. A backup is one consistent moment, made while the server runs."""

from __future__ import annotations

import base64
import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import LargeBinary

from warhost.core.errors import WarhostError
from warhost.server.database.connection import Database, schema_revision
from warhost.server.database.schema import METADATA, SERVERS

FORMAT: Final = 1
AT_ONCE: Final = 500
KEPT: Final = [table for table in METADATA.sorted_tables if table is not SERVERS]
"""Which servers live is not worth keeping."""


class BadBackup(WarhostError):
    """A file that cannot be restored, or a database into which it cannot go."""

    def __init__(self, key: str, **variables: str) -> None:
        super().__init__(key, f"{key} {variables}", variables)


async def back_up(database: Database, file: Path) -> int:
    """Write everything; returns how many rows. The file appears only when it is complete."""
    unfinished = file.with_name(file.name + ".part")
    count = 0
    async with database.reading() as connection:
        await _begin_reading(connection, database.is_sqlite)
        with _private(unfinished) as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            _write(out, {"warhost": "backup", "format": FORMAT, "schema": await schema_revision(connection)})
            for table in KEPT:
                rows = await connection.stream(select(table))
                async for row in rows.mappings():
                    _write(out, {"table": table.name, "row": _to_json(table, dict(row))})
                    count += 1
            _write(out, {"rows": count})
    unfinished.replace(file)
    return count


def _private(file: Path) -> IO[bytes]:
    """A new file that nobody else can read; whatever had this name is gone."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


async def restore(database: Database, file: Path) -> int:
    """Fill an empty database from a backup; returns how many rows."""
    lines = _lines(file)
    head = next(lines, {})
    if head.get("warhost") != "backup" or head.get("format") != FORMAT:
        raise BadBackup("backup-not-one", file=str(file))
    async with database.writing() as connection:
        if head.get("schema") != await schema_revision(connection):
            raise BadBackup("backup-other-schema", schema=str(head.get("schema")))
        await _check_empty(connection)
        return await _fill(connection, lines, file)


async def _fill(connection: AsyncConnection, lines: Iterator[dict[str, Any]], file: Path) -> int:
    tables = {table.name: table for table in KEPT}
    count, expected = 0, -1
    current: Table | None = None
    rows: list[dict[str, Any]] = []
    for line in lines:
        if "rows" in line:
            expected = line["rows"]
            break
        table = tables[line["table"]]
        if current is not None and (table is not current or len(rows) == AT_ONCE):
            await connection.execute(insert(current), rows)
            rows = []
        current = table
        rows.append(_from_json(table, line["row"]))
        count += 1
    if current is not None and rows:
        await connection.execute(insert(current), rows)
    if count != expected:
        raise BadBackup("backup-incomplete", file=str(file))
    return count


async def _begin_reading(connection: AsyncConnection, is_sqlite: bool) -> None:
    """Everything is read as it was at this moment, whatever is written meanwhile."""
    if is_sqlite:
        await connection.execute(text("BEGIN"))
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


async def _check_empty(connection: AsyncConnection) -> None:
    for table in KEPT:
        if (await connection.execute(select(func.count()).select_from(table))).scalar():
            raise BadBackup("backup-not-empty")


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source:
            for line in source:
                yield json.loads(line)
    except (OSError, EOFError, ValueError):
        raise BadBackup("backup-not-one", file=str(file)) from None


def _write(out: IO[str], line: dict[str, Any]) -> None:
    out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def _to_json(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    for column in _binary_columns(table):
        if row[column] is not None:
            row[column] = base64.b64encode(row[column]).decode()
    return row


def _from_json(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    for column in _binary_columns(table):
        if row[column] is not None:
            row[column] = base64.b64decode(row[column])
    return row


def _binary_columns(table: Table) -> list[str]:
    return [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
