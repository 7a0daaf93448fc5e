"""Handing an accepted connection over to the worker that owns its table, so that no frame crosses a second process.

Whoever accepts a websocket reads the head of its request, and knows by it which table is meant. If that table is a sibling's,
the connection itself goes there (a descriptor over a Unix socket, with the head that was read); the client notices nothing.
Where that fails, the worker keeps it and forwards, as to another machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import structlog
from uvicorn.config import Config
from uvicorn.server import ServerState

from warhost.server.http.protocols import HttpConnection

MOST_WAITING: Final = 1024
LONGEST_HEAD: Final = 256 * 1024
"""Far more than the longest head that a worker reads."""
ARRIVE_S: Final = 5.0
TABLE_SOCKET: Final = re.compile(rb"/api/tables/([0-9A-Za-z_-]{1,64})/socket(?:\?|$)")

FindSibling = Callable[[str], Awaitable[Path | None]]
"""Where the sibling that owns a table takes connections; None if the table is ours, nobody's, or far away."""

log = structlog.get_logger()


class HandingOver(HttpConnection):
    """A connection that may turn out to be for a sibling."""

    find_sibling: FindSibling

    def handle_websocket_upgrade(self) -> None:
        meant = TABLE_SOCKET.match(self.url)
        if meant is None:
            super().handle_websocket_upgrade()
            return
        # Until it is known whose it is, nothing more is read.
        self.transport.pause_reading()
        task = self.loop.create_task(self._settle(meant[1].decode("ascii")))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _settle(self, table: str) -> None:
        sibling = None
        with contextlib.suppress(Exception):
            # Whoever cannot find out serves it: forwarding will tell what is wrong.
            sibling = await type(self).find_sibling(table)
        if self.transport.is_closing():
            return
        if sibling is not None and hand_over(self.transport, self._head(), sibling):
            self.connections.discard(self)
            self.transport.abort()
            return
        self.transport.resume_reading()
        super().handle_websocket_upgrade()

    def _head(self) -> bytes:
        method = self.scope["method"].encode("ascii")
        lines = [b"%s %s HTTP/1.1" % (method, self.url)]
        lines += [b"%s: %s" % header for header in self.scope["headers"]]
        return b"\r\n".join(lines) + b"\r\n\r\n"


def handing_over(find: FindSibling) -> type[HandingOver]:
    """The protocol for uvicorn, which makes it by itself."""
    return type("HandingOver", (HandingOver,), {"find_sibling": staticmethod(find)})


def hand_over(transport: asyncio.Transport, head: bytes, place: Path) -> bool:
    """Returns whether the sibling at `place` has got the connection."""
    connection = transport.get_extra_info("socket")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as way:
        # Nothing here waits: a sibling that has no room for it now is not asked twice.
        way.setblocking(False)
        try:
            way.connect(str(place))
            sent = socket.send_fds(way, [head], [connection.fileno()])
        except OSError as error:
            log.info("connection not handed over", error=type(error).__name__)
            return False
    return sent == len(head)


class Receiving:
    """Takes connections that siblings hand over."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._listening: socket.socket | None = None
        self._arriving: set[asyncio.Task[None]] = set()
        self._make_protocol: Callable[[], asyncio.Protocol] | None = None

    def open(self, config: Config, state: ServerState, app_state: dict[str, Any]) -> None:
        """Call when the application is ready."""

        def make_protocol() -> asyncio.Protocol:
            kind: Any = config.ws_protocol_class
            protocol: asyncio.Protocol = kind(config=config, server_state=state, app_state=app_state)
            return protocol

        self._make_protocol = make_protocol
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        listening.setblocking(False)
        with contextlib.suppress(FileNotFoundError):
            self.place.unlink()
        listening.bind(str(self.place))
        listening.listen(MOST_WAITING)
        self._listening = listening
        asyncio.get_running_loop().add_reader(listening, self._accept)

    def close(self) -> None:
        if self._listening is None:
            return
        asyncio.get_running_loop().remove_reader(self._listening)
        self._listening.close()
        self._listening = None
        with contextlib.suppress(FileNotFoundError):
            self.place.unlink()
        for task in self._arriving:
            task.cancel()

    def _accept(self) -> None:
        if self._listening is None:
            return
        try:
            way, _ = self._listening.accept()
        except OSError:
            return
        task = asyncio.get_running_loop().create_task(self._take(way))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _take(self, way: socket.socket) -> None:
        with way:
            way.setblocking(False)
            try:
                async with asyncio.timeout(ARRIVE_S):
                    head, descriptors = await _read(way)
            except (OSError, TimeoutError):
                return
        if len(descriptors) != 1 or not head:
            _close(descriptors)
            return
        connection = socket.socket(fileno=descriptors[0])
        connection.setblocking(False)
        await self._adopt(connection, head)

    async def _adopt(self, connection: socket.socket, head: bytes) -> None:
        loop, make_protocol = asyncio.get_running_loop(), self._make_protocol
        if make_protocol is None:
            connection.close()
            return
        try:
            _, protocol = await loop.connect_accepted_socket(make_protocol, connection)
        except OSError:
            connection.close()
            return
        protocol.data_received(head)


async def _read(way: socket.socket) -> tuple[bytes, list[int]]:
    """All that a sibling sends until it hangs up."""
    loop, parts, descriptors = asyncio.get_running_loop(), bytearray(), []
    try:
        while len(parts) <= LONGEST_HEAD:
            try:
                part, found, _flags, _address = socket.recv_fds(way, 65_536, 1)
            except BlockingIOError:
                await _readable(loop, way)
                continue
            descriptors += found
            if not part:
                return bytes(parts), descriptors
            parts += part
    except BaseException:
        _close(descriptors)
        raise
    _close(descriptors)
    return b"", []


async def _readable(loop: asyncio.AbstractEventLoop, way: socket.socket) -> None:
    ready = asyncio.Event()
    loop.add_reader(way, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(way)


def _close(descriptors: list[int]) -> None:
    for descriptor in descriptors:
        os.close(descriptor)
