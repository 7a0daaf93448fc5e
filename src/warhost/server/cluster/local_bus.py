"""The bus between processes of one machine: each listens at a Unix socket in a folder that only their user can enter."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Final

from warhost.server.cluster.bus import Receive
from warhost.server.framing import framed, next_message

STUCK_S: Final = 5.0
"""Whoever takes nothing for so long is given up; they will notice that something is missing."""


class LocalBus:
    def __init__(self, folder: Path, server: str) -> None:
        self._folder = folder
        self._server = server
        self._listening: asyncio.Server | None = None
        self._lines: dict[str, asyncio.Task[asyncio.StreamWriter]] = {}
        self._incoming: dict[asyncio.Task[None], asyncio.StreamWriter] = {}
        self._receive: Receive = lambda _payload: None

    async def open(self, receive: Receive) -> None:
        self._receive = receive
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._listening = await asyncio.start_unix_server(self._read, self._address(self._server))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.close()
            Path(self._address(self._server)).unlink(missing_ok=True)
        for server in list(self._lines):
            self._hang_up(server)
        for incoming in self._incoming.values():
            incoming.transport.abort()
        await asyncio.gather(*self._incoming, return_exceptions=True)

    async def send(self, server: str, table: str, payload: bytes) -> None:
        try:
            writer = await self._line(server)
            writer.write(framed(payload))
            async with asyncio.timeout(STUCK_S):
                await writer.drain()
        except (OSError, TimeoutError):
            self._hang_up(server)

    async def tell_all(self, payload: bytes) -> None:
        others = {file.stem for file in self._folder.glob("*.socket")} - {self._server}
        await asyncio.gather(*(self.send(server, "", payload) for server in others))

    async def _line(self, server: str) -> asyncio.StreamWriter:
        """One connection to each, over which everything goes in order."""
        if server not in self._lines:
            self._lines[server] = asyncio.create_task(self._call(server))
        return await asyncio.shield(self._lines[server])

    async def _call(self, server: str) -> asyncio.StreamWriter:
        try:
            _reader, writer = await asyncio.open_unix_connection(self._address(server))
        except ConnectionRefusedError:
            # Nobody has listened there since that server died.
            Path(self._address(server)).unlink(missing_ok=True)
            raise
        return writer

    def _hang_up(self, server: str) -> None:
        line = self._lines.pop(server, None)
        if line is None:
            return
        if line.done() and not line.cancelled() and line.exception() is None:
            line.result().transport.abort()
        else:
            line.cancel()

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._incoming[task] = writer
        try:
            with contextlib.suppress(EOFError, OSError):
                while True:
                    self._receive(await next_message(reader))
        finally:
            del self._incoming[task]
            writer.transport.abort()

    def _address(self, server: str) -> str:
        return str(self._folder / f"{server}.socket")
