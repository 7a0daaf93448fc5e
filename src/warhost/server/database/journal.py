"""The journal: makes log entries durable. Entries of many tables that arrive together share one commit, so that the
disk is asked once for all of them; nobody is told of an entry before its commit has returned. An entry is written only
while whoever hands it in owns its table."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.connection import Database
from warhost.server.database.rows import LogRow, values
from warhost.server.database.schema import LOG, TABLES
from warhost.server.refusals import NoLongerOwner

LARGEST_BATCH: Final = 200


class NumberTaken(Exception):
    """This number of the log is already used."""


class _Lost(Exception):
    """These tables have another owner."""

    def __init__(self, tables: set[str]) -> None:
        super().__init__(len(tables))
        self.tables = tables


class Writing(Struct):
    """One entry, and the journal's columns of its table after it; `fence` is the number under which the table is owned."""

    table: str
    fence: int
    entry: LogRow
    after: dict[str, Any]


class _Waiting(Struct):
    writing: Writing
    done: asyncio.Future[None]


class Journal:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Everything that was handed in is written first."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task

    async def write(self, writing: Writing) -> None:
        """Returns when the entry is durable. Fails with `NoLongerOwner` if the table has another owner, with `NumberTaken` if
        the number is used."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(writing, done))
        await done

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
        except _Lost as lost:
            _fail([waiting for waiting in batch if waiting.writing.table in lost.tables], NoLongerOwner())
            await self._write_batch(
                [waiting for waiting in batch if waiting.writing.table not in lost.tables]
            )
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
                _fail([waiting], await self._why_not(waiting.writing))
            except _Lost:
                _fail([waiting], NoLongerOwner())
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
                mine = (TABLES.c.id == bindparam("this_table"), TABLES.c.fence == bindparam("this_fence"))
                await connection.execute(update(TABLES).where(*mine).values(columns), rows)
            # What was changed just now is held until the commit, and a fence never goes back: the answer stays right.
            lost = await _lost(connection, batch)
            if lost:
                raise _Lost(lost)
        self.commits += 1

    async def _why_not(self, writing: Writing) -> Exception:
        try:
            async with self._database.reading() as connection:
                return NoLongerOwner() if await _lost(connection, [writing]) else NumberTaken()
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of every failure
            return error


async def _lost(connection: AsyncConnection, batch: list[Writing]) -> set[str]:
    """The tables that are not owned any more by whoever wants to write."""
    query = select(TABLES.c.id, TABLES.c.fence).where(TABLES.c.id.in_([writing.table for writing in batch]))
    fences = {row[0]: row[1] for row in await connection.execute(query)}
    return {writing.table for writing in batch if fences.get(writing.table) != writing.fence}


def _by_columns(batch: list[Writing]) -> dict[tuple[str, ...], list[dict[str, Any]]]:
    """Updates of the same columns can be sent together."""
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for writing in batch:
        row = {f"new_{name}": value for name, value in writing.after.items()}
        row |= {"this_table": writing.table, "this_fence": writing.fence}
        groups.setdefault(tuple(writing.after), []).append(row)
    return groups


def _resolve(waiting: _Waiting) -> None:
    if not waiting.done.done():
        waiting.done.set_result(None)


def _fail(batch: list[_Waiting], error: Exception) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(error)
