"""Whose turn it is to write to SQLite, which has one writer at a time. SQLite itself lets whoever finds it busy sleep and try
again, for as long as others happen to be first; under many writers a lease is not renewed in time. Here everybody waits in a
line: within a process first those who cannot wait, and between processes by a lock on a file beside the database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import deque
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from typing import Final

if sys.platform != "win32":
    import fcntl

SUFFIX: Final = "-turns"


class FileLock:
    """Held by one process at a time; without a file nobody else is there, and on Windows a server is one process."""

    def __init__(self, database: str | None) -> None:
        self._file = (
            os.open(database + SUFFIX, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600) if database else -1
        )

    def try_to_take(self) -> bool:
        if sys.platform != "win32" and self._file >= 0:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
        return True

    def take(self) -> None:
        """Waits in the calling thread."""
        if sys.platform != "win32" and self._file >= 0:
            fcntl.flock(self._file, fcntl.LOCK_EX)

    def give(self) -> None:
        if sys.platform != "win32" and self._file >= 0:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    @contextmanager
    def held(self) -> Iterator[None]:
        self.take()
        try:
            yield
        finally:
            self.give()

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


class Turns:
    """One writer at a time, of this process and of all others."""

    def __init__(self, database: str | None) -> None:
        self._lock = FileLock(database)
        self._thread: ThreadPoolExecutor | None = None
        self._is_taken = False
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def turn(self, *, urgent: bool = False) -> AsyncIterator[None]:
        await self._wait_here(self._urgent if urgent else self._others)
        try:
            if not self._lock.try_to_take():
                await self._wait_for_others()
            try:
                yield
            finally:
                self._lock.give()
        finally:
            self._next()

    async def _wait_here(self, line: deque[asyncio.Future[None]]) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self._next()  # It was our turn already.
            else:
                with contextlib.suppress(ValueError):
                    line.remove(waiting)
            raise

    async def _wait_for_others(self) -> None:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "turns")
        taking = asyncio.get_running_loop().run_in_executor(self._thread, self._lock.take)
        try:
            await asyncio.shield(taking)
        except asyncio.CancelledError:
            # The thread gets it sooner or later; until then nobody here may believe to have it.
            await taking
            self._lock.give()
            raise

    def _next(self) -> None:
        for line in (self._urgent, self._others):
            while line:
                waiting = line.popleft()
                if not waiting.done():
                    waiting.set_result(None)
                    return
        self._is_taken = False

    def close(self) -> None:
        if self._thread is not None:
            self._thread.shutdown()
        self._lock.close()
