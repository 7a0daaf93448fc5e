"""The least that any server of websockets has to do: one message in, four recorded frames out, one to each socket of the
room. With the libraries that our server uses, and with `websockets` alone; compressed as ours is.

    python -m benchmarks.server_load.echo uvicorn 8000 frames.json"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
import uvloop
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from benchmarks.server_load.servers import ROOT, ServerFamily
from scripts.ports import free_port

PONG = '{"type":"pong","id":1,"now":1700000000000}'
STACKS = ("uvicorn", "websockets")

Send = Callable[[str], Awaitable[None]]


def echo_process(stack: str, frames: Path) -> ServerFamily:
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.server_load.echo", stack, str(port), str(frames)]
    return ServerFamily(command, port, {"PYTHONPATH": str(ROOT)})


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


def main(stack: str, port: str, frames: str) -> None:
    rooms = Rooms(Path(frames))
    (run_uvicorn if stack == "uvicorn" else run_websockets)(int(port), rooms)


if __name__ == "__main__":
    main(*sys.argv[1:])
