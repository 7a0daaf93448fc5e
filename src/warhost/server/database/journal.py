"""The journal: makes log entries durable. Entries of many tables that arrive together share one commit, so that the
disk is asked once for all of them; nobody is told of an entry before its commit has returned. An entry is written only
while whoever hands it in owns its table.

Here it is decided what is written together; a `Writer` writes it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final, Protocol

from msgspec import Struct

from warhost.server.database.rows import LogRow

LARGEST_BATCH: Final = 200
LINGER_S: Final = 0.008
"""So long the journal waits for company before it commits, when some is likely to come."""
LAST: Final = 8
"""That is so after so many entries with less than `LINGER_S` between two of them on average, if they came from more tables
than wait already."""


class NumberTaken(Exception):
    """This number of the log is already used."""


class Writing(Struct):
    """One entry, and the journal's columns of its table after it; `fence` is the number under which the table is owned. A table
    hands in the next one when it has heard what became of the last."""

    table: str
    fence: int
    entry: LogRow
    after: dict[str, Any]


class Writer(Protocol):
    """Writes batches, one at a time, each in one transaction."""

    async def open(self) -> None: ...

    async def write(self, batch: list[Writing]) -> list[Exception | None]:
        """What became of each: None when it is durable, `NumberTaken` when another writer was first. Fails when it is not
        known of any."""
        ...

    async def close(self) -> None: ...


class _Waiting(Struct):
    writing: Writing
    done: asyncio.Future[None]


class Journal:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[_Waiting] = []
        self._arrived = asyncio.Event()
        self._last: deque[tuple[float, str]] = deque(maxlen=LAST)
        """When the last entries came, and from which table."""
        self._is_closing = False
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.queued = 0
        self.queued_bytes = 0

    async def open(self) -> None:
        await self._writer.open()
        self._task = asyncio.create_task(self._run(), name="journal")

    async def close(self) -> None:
        """Everything that was handed in is written first."""
        if self._task is not None:
            self._is_closing = True
            self._arrived.set()
            await self._task
            await self._writer.close()

    async def write(self, writing: Writing) -> None:
        """Returns when the entry is durable. Fails with `NoLongerOwner` if the table has another owner, with `NumberTaken` if
        the number is used."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        size = _size(writing)
        self.queued += 1
        self.queued_bytes += size
        self._last.append((loop.time(), writing.table))
        self._waiting.append(_Waiting(writing, done))
        self._arrived.set()
        try:
            await done
        finally:
            self.queued -= 1
            self.queued_bytes -= size

    async def _run(self) -> None:
        while True:
            await self._arrived.wait()
            if self._is_company_likely():
                await asyncio.sleep(LINGER_S)
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            if batch:
                await self._write(batch)
            elif self._is_closing:
                return
            if not self._waiting and not self._is_closing:
                self._arrived.clear()

    def _is_company_likely(self) -> bool:
        if self._is_closing or len(self._last) < LAST:
            return False
        took = asyncio.get_running_loop().time() - self._last[0][0]
        return took < LAST * LINGER_S and len({table for _, table in self._last}) > len(self._waiting)

    async def _write(self, batch: list[_Waiting]) -> None:
        try:
            outcomes = await self._writer.write([waiting.writing for waiting in batch])
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of every failure
            outcomes = [error] * len(batch)
        self.commits += 1
        for waiting, outcome in zip(batch, outcomes, strict=True):
            if waiting.done.done():
                continue
            if outcome is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(outcome)


def _size(writing: Writing) -> int:
    """Of what may be large in it."""
    return len(writing.entry.key) + sum(
        len(value) for value in writing.after.values() if isinstance(value, str | bytes)
    )
