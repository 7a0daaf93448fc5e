"""The least that any server of websockets has to do: one message in, four recorded frames out, one to each socket of the
room. With the libraries that our server uses, with `websockets` alone, and with nothing but what cannot be left out: a read, a
deflated message taken apart, what the four frames share deflated once and the rest of each, four writes. Compressed as ours is.

    python -m benchmarks.server_load.echo uvicorn 8000 frames.json"""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import sys
import zlib
from collections.abc import Awaitable, Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

import msgspec
import uvicorn
import uvloop
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode
from websockets.http11 import Request, Response
from websockets.speedups import apply_mask
from websockets.utils import accept_key

from benchmarks.server_load.servers import ROOT, ServerFamily
from scripts.ports import free_port
from warhost.server.game.splicing import Piece, Spliced
from warhost.server.http.packing import END_OF_PIECE, message

PONG = '{"type":"pong","id":1,"now":1700000000000}'
STACKS = ("uvicorn", "websockets", "bare")

Send = Callable[[str], Awaitable[None]]


def echo_process(stack: str, frames: Path) -> ServerFamily:
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.server_load.echo", stack, str(port), str(frames)]
    return ServerFamily(command, port, {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"})


class Rooms:
    """Who is connected to which room, and the recorded frames, decision after decision."""

    def __init__(self, frames: Path) -> None:
        recorded: list[list[str]] = msgspec.json.decode(frames.read_bytes())
        self._decisions = itertools.cycle([texts[1:] for texts in recorded])
        self._rooms: dict[str, list[Send]] = {}

    def enter(self, room: str, send: Send) -> None:
        self._rooms.setdefault(room, []).append(send)

    def leave(self, room: str, send: Send) -> None:
        self._rooms[room].remove(send)

    async def take(self, room: str, send: Send, text: str) -> None:
        if text.startswith('{"type":"ping"'):
            await send(PONG)
            return
        for each, frame in zip(self._rooms[room], next(self._decisions), strict=False):
            await each(frame)


# ---------------------------------------------------------------- uvicorn, as our server uses it


def run_uvicorn(port: int, rooms: Rooms) -> None:
    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"ok"})
        elif scope["type"] == "websocket":
            await _hold(rooms, scope["path"], receive, send)

    uvicorn.run(
        app,
        port=port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=True,
        lifespan="off",
        access_log=False,
        log_level="error",
    )


async def _hold(rooms: Rooms, room: str, receive: Any, send: Any) -> None:
    async def send_text(text: str) -> None:
        await send({"type": "websocket.send", "text": text})

    await receive()
    await send({"type": "websocket.accept"})
    rooms.enter(room, send_text)
    while (message := await receive())["type"] == "websocket.receive":
        await rooms.take(room, send_text, message["text"])
    rooms.leave(room, send_text)


# ---------------------------------------------------------------- websockets alone


def run_websockets(port: int, rooms: Rooms) -> None:
    async def hold(connection: ServerConnection) -> None:
        room = connection.request.path if connection.request is not None else ""
        rooms.enter(room, connection.send)
        try:
            async for text in connection:
                await rooms.take(room, connection.send, str(text))
        except ConnectionClosed:
            pass
        finally:
            rooms.leave(room, connection.send)

    def tell_health(connection: ServerConnection, request: Request) -> Response | None:
        return connection.respond(HTTPStatus.OK, "ok") if request.path == "/health" else None

    async def run() -> None:
        async with serve(hold, "127.0.0.1", port, process_request=tell_health) as server:
            await server.serve_forever()

    uvloop.run(run())


# ---------------------------------------------------------------- nothing that could be left out


class Bare(asyncio.Protocol):
    """A connection without layers: it takes what the players of this benchmark send, and nothing else."""

    def __init__(self, rooms: dict[str, list[Bare]], decisions: Iterator[list[Spliced]]) -> None:
        self._rooms = rooms
        self._decisions = decisions
        self._rest = b""
        self._room: list[Bare] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _error: Exception | None) -> None:
        if self._room is not None:
            self._room.remove(self)

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if self._room is None:
            self._shake_hands()
        while self._room is not None and len(self._rest) >= 6 and len(self._rest) >= 6 + self._length:
            payload = apply_mask(self._rest[6 : 6 + self._length], self._rest[2:6])
            kind, self._rest = self._rest[0] & 0x0F, self._rest[6 + self._length :]
            if kind == Opcode.TEXT:
                self._take(zlib.decompressobj(wbits=-15).decompress(payload + END_OF_PIECE))

    @property
    def _length(self) -> int:
        """Of the next message; players say little."""
        return self._rest[1] & 0x7F

    def _take(self, text: bytes) -> None:
        if text.startswith(b'{"type":"ping"'):
            self.transport.write(message(PONG.encode(), deflated=True))
            return
        for each, frame in zip(self._room or (), next(self._decisions), strict=False):
            each.transport.write(message(frame, deflated=True))

    def _shake_hands(self) -> None:
        head, end, rest = self._rest.partition(b"\r\n\r\n")
        if not end:
            return
        path, key = head.split(b" ", 2)[1].decode(), re.search(rb"(?i)sec-websocket-key: *(\S+)", head)
        if key is None:
            self.transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok")
            self.transport.close()
            return
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover\r\n"
            b"Sec-WebSocket-Accept: " + accept_key(key[1].decode()).encode() + b"\r\n\r\n"
        )
        self._room, self._rest = self._rooms.setdefault(path, []), rest
        self._room.append(self)


def in_pieces(texts: list[str]) -> list[Spliced]:
    """The frames of a decision: what they share is deflated with the first, as at our server."""
    letters = enumerate(zip(*texts, strict=False))
    shared = next((place for place, there in letters if len(set(there)) > 1), min(map(len, texts)))
    piece = Piece(texts[0][:shared].encode())
    return [Spliced([piece], text[shared:].encode()) for text in texts]


def run_bare(port: int, frames: Path) -> None:
    recorded: list[list[str]] = msgspec.json.decode(frames.read_bytes())
    decisions = (in_pieces(texts[1:]) for texts in itertools.cycle(recorded))
    rooms: dict[str, list[Bare]] = {}

    async def run() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Bare(rooms, decisions), "127.0.0.1", port)
        await server.serve_forever()

    uvloop.run(run())


def main(stack: str, port: str, frames: str) -> None:
    if stack == "bare":
        run_bare(int(port), Path(frames))
        return
    rooms = Rooms(Path(frames))
    (run_uvicorn if stack == "uvicorn" else run_websockets)(int(port), rooms)


if __name__ == "__main__":
    main(*sys.argv[1:])
