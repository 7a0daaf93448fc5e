"""A client's connection to a table, as the table's owner knows it: whose eyes it has, and a queue of frames to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from sys import getsizeof
from typing import Any, Final

import msgspec

from warhost.server.protocol.frames import ByeFrame

LONGEST_QUEUE: Final = 256
MOST_BYTES: Final = 2 * 1024 * 1024
"""More than a greeting can have: everything is queued before the first of it is sent."""
PATIENCE_BYTES: Final = 256 * 1024
"""Whoever has so much waiting is not asked for further wishes until some of it is gone."""

CLOSE_ERROR: Final = 1011
CLOSE_STOPPING: Final = 1012
CLOSE_MALFORMED: Final = 4400
CLOSE_NOT_ALLOWED: Final = 4403
CLOSE_NO_TABLE: Final = 4404
CLOSE_TOO_SLOW: Final = 4408
CLOSE_TOO_FAST: Final = 4429

encode: Final = msgspec.json.Encoder().encode


class Closing(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """`viewer` is None until the client said hello: until then it gets nothing."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.viewer: str | None = None
        self.on_too_slow: Callable[[], object] = lambda: None
        """Called when the client did not keep up: what is being sent may never end."""
        self.queued_bytes = 0
        self._queue: asyncio.Queue[str | Closing] = asyncio.Queue()
        self._room = asyncio.Event()
        self._room.set()
        self._is_closing = False

    @property
    def queued(self) -> int:
        """How many frames wait."""
        return self._queue.qsize() - self._is_closing

    def send(self, frame: Any) -> None:
        self.send_text(encode(frame).decode())

    def send_text(self, text: str) -> None:
        """A client that does not keep up is sent away; it comes back with a hello and misses nothing."""
        if self._is_closing:
            return
        if self._queue.qsize() >= LONGEST_QUEUE or self.queued_bytes >= MOST_BYTES:
            self._drop_all()
            self.close(CLOSE_TOO_SLOW)
            self.on_too_slow()
            return
        self._queue.put_nowait(text)
        self.queued_bytes += getsizeof(text)
        if self.queued_bytes > PATIENCE_BYTES:
            self._room.clear()

    def say_goodbye(self, reason: str, code: int, *, final: bool) -> None:
        self.send(ByeFrame(reason, final))
        self.close(code)

    def close(self, code: int) -> None:
        """After what is queued; nothing is queued any more."""
        if not self._is_closing:
            self._is_closing = True
            self._queue.put_nowait(Closing(code))
            self._room.set()

    async def room(self) -> None:
        """Wait until the client has taken in most of what waits for it."""
        await self._room.wait()

    async def next_text(self) -> str:
        """The next frame to send; raises `Closing` when there will be no more."""
        item = await self._queue.get()
        if isinstance(item, Closing):
            raise item
        self.queued_bytes -= getsizeof(item)
        if self.queued_bytes <= PATIENCE_BYTES:
            self._room.set()
        return item

    def _drop_all(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()
        self.queued_bytes = 0
