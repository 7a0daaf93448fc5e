"""The journal: makes log entries durable. Entries of many tables that arrive together share one commit, so that the
disk is asked once for all of them; nobody is told of an entry before its commit has returned."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.connection import Database
from warhost.server.database.rows import LogRow, values
from warhost.server.database.schema import LOG, TABLES

LARGEST_BATCH: Final = 200


class NumberTaken(Exception):
    """Another writer has already used this number of the log."""


class Writing(Struct):
    """One entry, and the journal's columns of its table after it."""

    table: str
    entry: LogRow
    after: dict[str, Any]


class _Waiting(Struct):
    writing: Writing
    done: asyncio.Future[None]


Announce = Callable[[AsyncConnection, list[Writing]], Awaitable[None]]
"""Tells other servers, inside the same transaction."""


class Journal:
    def __init__(self, database: Database, announce: Announce) -> None:
        self._database = database
        self._announce = announce
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.queued = 0
        self.queued_bytes = 0

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Everything that was handed in is written first."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task

    async def write(self, writing: Writing) -> None:
        """Returns when the entry is durable; fails with `NumberTaken` if another writer was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        size = _size(writing)
        self.queued += 1
        self.queued_bytes += size
        try:
            self._queue.put_nowait(_Waiting(writing, done))
            await done
        finally:
            self.queued -= 1
            self.queued_bytes -= size

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write_batch([waiting for waiting in batch if waiting is not None])
            if None in batch:
                return

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        if not batch:
            return
        try:
            await self._write_together([waiting.writing for waiting in batch])
        except IntegrityError:
            await self._write_one_by_one(batch)
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of every failure
            _fail(batch, error)
        else:
            for waiting in batch:
                _resolve(waiting)

    async def _write_one_by_one(self, batch: list[_Waiting]) -> None:
        """One of them collided: find out which."""
        for waiting in batch:
            try:
                await self._write_together([waiting.writing])
            except IntegrityError:
                _fail([waiting], NumberTaken())
            except Exception as error:  # noqa: BLE001 - whoever waits must hear of every failure
                _fail([waiting], error)
            else:
                _resolve(waiting)

    async def _write_together(self, batch: list[Writing]) -> None:
        async with self._database.writing() as connection:
            await connection.execute(
                insert(LOG), [values(writing.entry) | {"table_id": writing.table} for writing in batch]
            )
            for names, rows in _by_columns(batch).items():
                columns: dict[str, Any] = {name: bindparam(f"new_{name}") for name in names}
                await connection.execute(
                    update(TABLES).where(TABLES.c.id == bindparam("this_table")).values(columns), rows
                )
            await self._announce(connection, batch)
        self.commits += 1


def _by_columns(batch: list[Writing]) -> dict[tuple[str, ...], list[dict[str, Any]]]:
    """Updates of the same columns can be sent together."""
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for writing in batch:
        row = {f"new_{name}": value for name, value in writing.after.items()} | {"this_table": writing.table}
        groups.setdefault(tuple(writing.after), []).append(row)
    return groups


def _size(writing: Writing) -> int:
    """Of what may be large in it."""
    return len(writing.entry.key) + sum(
        len(value) for value in writing.after.values() if isinstance(value, str | bytes)
    )


def _resolve(waiting: _Waiting) -> None:
    if not waiting.done.done():
        waiting.done.set_result(None)


def _fail(batch: list[_Waiting], error: Exception) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(error)
