"""A client's connection to a table, as the table's owner knows it: whose eyes it has, and a queue of frames to it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from warhost.server.protocol.frames import ByeFrame

LONGEST_QUEUE: Final = 256

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
        self._queue: asyncio.Queue[str | Closing] = asyncio.Queue()

    def send(self, frame: Any) -> None:
        self.send_text(encode(frame).decode())

    def send_text(self, text: str) -> None:
        """A client that does not keep up is sent away; it comes back with a hello and misses nothing."""
        if self._queue.qsize() >= LONGEST_QUEUE:
            self.close(CLOSE_TOO_SLOW)
        else:
            self._queue.put_nowait(text)

    def say_goodbye(self, reason: str, code: int, *, final: bool, wait_ms: int = 0) -> None:
        self.send(ByeFrame(reason, final, wait_ms))
        self.close(code)

    def close(self, code: int) -> None:
        self._queue.put_nowait(Closing(code))

    async def next_text(self) -> str:
        """The next frame to send; raises `Closing` when there will be no more."""
        item = await self._queue.get()
        if isinstance(item, Closing):
            raise item
        return item
