"""The bus over PostgreSQL's LISTEN and NOTIFY, for two or three servers that have nothing else between them: each listens to
a channel of its own. One connection serves both directions; what waits to be sent goes out together."""

from __future__ import annotations

import asyncio
import base64
import itertools
from typing import Any, Final

import asyncpg
import structlog
from msgspec import Struct

from warhost.server.cluster.bus import Receive
from warhost.server.cluster.parts import Joining, cut

ALL: Final = "warhost_all"
LONGEST: Final = 5_900
"""PostgreSQL carries less than 8000 characters of text; written as text, a part is a third longer."""
AT_ONCE: Final = 200
RECONNECT_S: Final = 1.0
SEND = "SELECT pg_notify(channel, part) FROM unnest($1::text[], $2::text[]) AS waiting(channel, part)"
LOST: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = structlog.get_logger()


class _Waiting(Struct):
    channel: str
    payload: bytes
    done: asyncio.Future[None]


class PostgresBus:
    def __init__(self, url: str, server: str) -> None:
        self._url = url
        self._server = server
        self._numbers = itertools.count()
        self._joining = Joining()
        self._waiting: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._is_open = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._connection: asyncpg.Connection[Any] | None = None
        self._receive: Receive = lambda _payload: None

    async def open(self, receive: Receive) -> None:
        self._receive = receive
        self._tasks = [
            asyncio.create_task(self._stay_connected(), name="bus"),
            asyncio.create_task(self._send_forever(), name="bus out"),
        ]
        await self._is_open.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._waiting.empty():
            self._waiting.get_nowait().done.cancel()
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def send(self, server: str, table: str, payload: bytes) -> None:
        await self._notify(f"warhost_{server}", payload)

    async def tell_all(self, payload: bytes) -> None:
        await self._notify(ALL, payload)

    async def _notify(self, channel: str, payload: bytes) -> None:
        if not self._tasks or self._tasks[1].done():
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Waiting(channel, payload, done))
        await done

    async def _send_forever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._send_together(batch)
            except LOST as error:
                log.warning("messages lost", messages=len(batch), error=type(error).__name__)
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_result(None)

    async def _send_together(self, batch: list[_Waiting]) -> None:
        if self._connection is None or self._connection.is_closed():
            return
        parts = [
            (waiting.channel, base64.b64encode(part).decode())
            for waiting in batch
            for part in cut(waiting.payload, self._server, next(self._numbers), LONGEST)
        ]
        await self._connection.execute(SEND, [channel for channel, _ in parts], [part for _, part in parts])

    async def _stay_connected(self) -> None:
        while True:
            try:
                await self._listen_once(await asyncpg.connect(self._url))
            except LOST as error:
                log.warning("bus lost", error=type(error).__name__)
            await asyncio.sleep(RECONNECT_S)

    async def _listen_once(self, connection: asyncpg.Connection[Any]) -> None:
        lost = asyncio.Event()
        self._connection = connection
        connection.add_termination_listener(lambda _connection: lost.set())
        for channel in (f"warhost_{self._server}", ALL):
            await connection.add_listener(channel, self._heard)
        self._is_open.set()
        await lost.wait()

    def _heard(self, _connection: Any, _process: int, channel: str, text: object) -> None:
        part = base64.b64decode(str(text))
        if channel == ALL and part.startswith(self._server.encode()):
            return
        whole = self._joining.add(part)
        if whole is not None:
            self._receive(whole)
