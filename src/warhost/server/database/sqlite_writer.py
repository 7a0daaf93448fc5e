"""The journal's batches on SQLite: a thread with a connection of its own and statements that are prepared once."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any, Final

import msgspec

from warhost.server.database.connection import Database, prepare_sqlite
from warhost.server.database.journal import NumberTaken, Writing
from warhost.server.database.rows import LogRow
from warhost.server.database.turns import FileLock
from warhost.server.refusals import NoLongerOwner

INSERT: Final = (
    "INSERT INTO log (table_id, number, kind, seat, key, dice, target, actor, at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, number) DO NOTHING"
)

_json: Final = msgspec.json.Encoder().encode


class SqliteWriter:
    """What else the server writes waits for the batch and the batch for it: SQLite has one writer at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "journal")
        self._lines: SqliteLines | None = None

    async def open(self) -> None:
        file = str(self._database.url.database)
        self._lines = await self._in_thread(SqliteLines, file)

    async def write(self, batch: list[Writing]) -> list[Exception | None]:
        if self._lines is None:
            raise RuntimeError("the writer is not open")
        async with self._database.turns.turn():
            return await self._in_thread(self._lines.write, batch)  # type: ignore[no-any-return]

    async def close(self) -> None:
        if self._lines is not None:
            await self._in_thread(self._lines.close)
        self._thread.shutdown()

    async def _in_thread(self, work: Any, *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)


class SqliteLines:
    """Writes batches in the calling thread; knows nothing of an event loop, so that any process can use it."""

    def __init__(self, file: str, *, takes_turns: bool = False) -> None:
        """`takes_turns`: with all others who write; not where the caller has done so."""
        self._turns = FileLock(file) if takes_turns else None
        self._connection = sqlite3.connect(file, isolation_level=None)
        prepare_sqlite(self._connection, None)
        self._statements = SqliteStatements(self._connection)

    def write(self, batch: list[Writing]) -> list[Exception | None]:
        """All that can be written in one transaction, with one wait for the disk."""
        with nullcontext() if self._turns is None else self._turns.held():
            return self._write(batch)

    def _write(self, batch: list[Writing]) -> list[Exception | None]:
        run = self._connection.execute
        run("BEGIN IMMEDIATE")
        try:
            outcomes = [self._statements.write(writing) for writing in batch]
            run("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                run("ROLLBACK")
            raise
        return outcomes

    def close(self) -> None:
        self._connection.close()
        if self._turns is not None:
            self._turns.close()


class SqliteStatements:
    """What is said to the database for one entry, inside whatever transaction is open."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._updates: dict[tuple[str, ...], str] = {}

    def write(self, writing: Writing) -> Exception | None:
        """Either the entry and its table's columns, or neither."""
        fence = self._connection.execute("SELECT fence FROM tables WHERE id = ?", (writing.table,)).fetchone()
        if fence != (writing.fence,):
            # It has another owner, or is gone.
            return NoLongerOwner()
        entered = self._connection.execute(INSERT, (writing.table, *_entry(writing.entry)))
        if entered.rowcount != 1:
            return NumberTaken()
        names = tuple(writing.after)
        self._connection.execute(
            self._update(names), (*(_plain(writing.after[name]) for name in names), writing.table)
        )
        return None

    def _update(self, names: tuple[str, ...]) -> str:
        if names not in self._updates:
            columns = ", ".join(f"{name} = ?" for name in names)
            self._updates[names] = f"UPDATE tables SET {columns} WHERE id = ?"
        return self._updates[names]


def _entry(entry: LogRow) -> tuple[Any, ...]:
    return (
        entry.number,
        entry.kind,
        entry.seat,
        entry.key,
        _plain(entry.dice),
        entry.target,
        entry.actor,
        entry.at,
    )


def _plain(value: Any) -> Any:
    """As SQLite keeps it: lists and objects as JSON."""
    return _json(value).decode() if isinstance(value, (list, dict)) else value
